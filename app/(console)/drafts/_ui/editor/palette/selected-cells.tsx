"use client";

import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { useSettingText } from "@/components/resources/drafts/mapping/use-setting-text";
import type { MappingWork } from "@/lib/resources/drafts/editing/mapping-work";

/** How many of the selected cells are listed one by one. */
const mostListed = 6;

/** What the selected cells hold by now. */
export function SelectedCells({ work }: { work: MappingWork }) {
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
