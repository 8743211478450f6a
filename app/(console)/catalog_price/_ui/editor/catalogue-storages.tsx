"use client";

import X from "lucide-react/icons/x";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { useRecordName } from "@/components/form/search/use-record-name";
import { StoragePicker } from "@/components/resources/storages/storage-picker";
import { sellableStorages } from "@/lib/resources/storages/storage-source";
import type { Choice } from "@/lib/search/source";

interface CatalogueStoragesProps {
  /** Storages whose names are known. */
  known: readonly Choice[];
  chosen: readonly number[];
  error: string | undefined;
  onAdd(id: number): void;
  onRemove(id: number): void;
}

/** The storages where a catalogue applies; those where something is sold are offered (CATA-027). */
export function CatalogueStorages({ known, chosen, error, onAdd, onRemove }: CatalogueStoragesProps) {
  const t = useTranslations("catalog_price.form");
  const labelId = useId();
  return (
    <div className="grid gap-2">
      <StoragePicker
        label={t("addStorage")}
        source={sellableStorages}
        value=""
        chosen={chosen}
        error={error}
        onChange={(id) => onAdd(Number(id))}
      />
      <h3 id={labelId} className="sr-only">
        {t("chosenStorages")}
      </h3>
      <ul aria-labelledby={labelId} className="flex flex-wrap gap-2 empty:hidden">
        {chosen.map((id) => (
          <ChosenStorage key={id} id={id} known={known.find((each) => each.id === id)?.name} onRemove={onRemove} />
        ))}
      </ul>
    </div>
  );
}

interface ChosenStorageProps extends Pick<CatalogueStoragesProps, "onRemove"> {
  id: number;
  known: string | undefined;
}

function ChosenStorage({ id, known, onRemove }: ChosenStorageProps) {
  const t = useTranslations("catalog_price.form");
  const name = useRecordName(sellableStorages, String(id), known);
  return (
    <li className="flex items-center gap-1 rounded-md border border-line bg-sunken py-0.5 pr-0.5 pl-2 text-sm wrap-anywhere">
      {name}
      <button
        type="button"
        aria-label={t("removeStorage", { name })}
        onClick={() => onRemove(id)}
        className="flex size-6 shrink-0 items-center justify-center rounded hover:bg-hover"
      >
        <X size={14} aria-hidden />
      </button>
    </li>
  );
}
