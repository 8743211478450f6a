"use client";

import { useTranslations } from "next-intl";
import { PreviewSection } from "@/components/record/preview-section";
import type { Zone } from "@/lib/mapping/zone-order";
import type { Shelf } from "@/lib/resources/drafts/drafts.calls";
import { CellBox } from "./cell-box";

/** A fridge zone, its highest shelf on top. */
export function ZoneShelves({ zone: { zone, shelves } }: { zone: Zone<Shelf> }) {
  const t = useTranslations("drafts.cells");
  return (
    <PreviewSection title={t("zone", { zone })}>
      <ol className="flex flex-col gap-2 rounded-md border border-line p-2">
        {shelves.map((shelf) => (
          <ShelfRow key={shelf.id} shelf={shelf} />
        ))}
      </ol>
    </PreviewSection>
  );
}

function ShelfRow({ shelf: { position, width, height, cells } }: { shelf: Shelf }) {
  const t = useTranslations("drafts.cells");
  return (
    <li>
      <p className="mb-1 flex justify-between gap-3 text-ink-muted text-xs">
        <span>{t("shelf", { position })}</span>
        <span>{t("shelfSize", { width, height })}</span>
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-1">
        {cells.map(({ id, alias, product, renewProduct }) => (
          <CellBox key={id} alias={alias} product={product} notes={renewProduct ? [{ text: t("renew") }] : []} />
        ))}
      </ul>
    </li>
  );
}
