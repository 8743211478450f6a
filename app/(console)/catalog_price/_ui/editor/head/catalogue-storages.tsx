"use client";

import X from "lucide-react/icons/x";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { useRecordName } from "@/components/form/picker/use-record-name";
import { StoragePicker } from "@/components/resources/storages/storage-picker";
import type { Choice } from "@/lib/choices/source";
import { sellableStorages, storageNames } from "@/lib/resources/storages/storage-source";
import { type OwnCatalogue, useOtherCatalogues } from "./use-other-catalogues";

interface CatalogueStoragesProps {
  /** The catalogue as it is saved; undefined where it is new. */
  own?: OwnCatalogue;
  /** Storages whose names are known. */
  known: readonly Choice[];
  chosen: readonly number[];
  error: string | undefined;
  onAdd(id: number): void;
  onRemove(id: number): void;
}

/**
 * The storages where a catalogue applies; those where something is sold are offered, each with the catalogue by which it
 * sells (CATA-027). One that has another catalogue, too, is marked.
 */
export function CatalogueStorages({ own, known, chosen, error, onAdd, onRemove }: CatalogueStoragesProps) {
  const t = useTranslations("catalog_price");
  const labelId = useId();
  const others = useOtherCatalogues(chosen, own);
  return (
    <div className="grid gap-2">
      <StoragePicker
        label={t("form.addStorage")}
        source={sellableStorages((name) => t("storages.sellsBy", { name }))}
        value=""
        chosen={chosen}
        error={error}
        requiredText={t("form.storageRequired")}
        onChange={(id) => onAdd(Number(id))}
      />
      <h3 id={labelId} className="sr-only">
        {t("form.chosenStorages")}
      </h3>
      <ul aria-labelledby={labelId} className="flex max-h-36 flex-wrap gap-2 overflow-y-auto empty:hidden">
        {chosen.map((id) => (
          <ChosenStorage
            key={id}
            id={id}
            known={known.find((each) => each.id === id)?.name}
            other={others.get(id)}
            onRemove={onRemove}
          />
        ))}
      </ul>
      {others.size > 0 && (
        <p role="status" className="text-sm text-warning">
          {t("storages.several")}
        </p>
      )}
    </div>
  );
}

interface ChosenStorageProps extends Pick<CatalogueStoragesProps, "onRemove"> {
  id: number;
  known: string | undefined;
  /** What another catalogue has to do with it. */
  other: string | undefined;
}

function ChosenStorage({ id, known, other, onRemove }: ChosenStorageProps) {
  const t = useTranslations("catalog_price.form");
  const name = useRecordName(storageNames, String(id), known);
  return (
    <li className="flex items-center gap-1 rounded-md border border-line bg-sunken py-0.5 pr-0.5 pl-2 text-sm wrap-anywhere">
      <span>
        {name}
        {other !== undefined && <span className="text-warning"> · {other}</span>}
      </span>
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
