"use client";

import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { useSettingText } from "@/components/resources/drafts/mapping/use-setting-text";
import type { MappedCell } from "@/lib/resources/drafts/cells/mapped-cell";
import type { MappingWork } from "@/lib/resources/drafts/editing/mapping-work";

/** How many of the selected cells are listed one by one. */
const mostListed = 6;

interface SelectedCellsProps {
  work: MappingWork;
  findingOf(cell: MappedCell): string | undefined;
}

/** What the selected cells hold by now, and what is to be looked at in them. */
export function SelectedCells({ work, findingOf }: SelectedCellsProps) {
  const t = useTranslations("mapping.selected");
  const textOf = useSettingText();
  const { selection, editor } = work;
  useSyncExternalStore(
    selection.subscribe,
    () => selection.keys,
    () => selection.keys,
  );
  useSyncExternalStore(
    editor.subscribe,
    () => editor.state,
    () => editor.state,
  );
  const cells = work.meant;
  const listed = cells.slice(0, mostListed);
  return (
    <section className="grid gap-1 rounded-md border border-line bg-sunken p-2 text-sm">
      {cells.length === 0 ? (
        <p className="text-ink-muted">{t("none")}</p>
      ) : (
        <ul className="grid gap-0.5">
          {listed.map(({ key, cell }) => (
            <li key={key} className="wrap-anywhere">
              <span className="font-medium">{cell.alias}</span> {textOf(cell)}
              {/* Sizes of one product have nearly one name: the barcode tells them apart. */}
              {cells.length === 1 && cell.product?.barcode && (
                <span className="block text-ink-muted tabular-nums">{cell.product.barcode}</span>
              )}
              <Finding text={findingOf(cell)} />
              {cell.orderId !== undefined && (
                <span className="block text-warning">{t("order", { id: String(cell.orderId) })}</span>
              )}
            </li>
          ))}
          {cells.length > listed.length && (
            <li className="text-ink-muted">{t("more", { count: cells.length - listed.length })}</li>
          )}
        </ul>
      )}
    </section>
  );
}

function Finding({ text }: { text: string | undefined }) {
  return text === undefined ? null : <span className="block text-warning">{text}</span>;
}
