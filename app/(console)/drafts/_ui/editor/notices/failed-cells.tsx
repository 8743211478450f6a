"use client";

import { useTranslations } from "next-intl";
import { useSettingText } from "@/components/resources/drafts/mapping/use-setting-text";
import { Button } from "@/components/ui/button";
import type { MappingEditor } from "@/lib/resources/drafts/editing/mapping-editor";

interface FailedCellsProps {
  editor: MappingEditor;
  /** Why, by the keys of cells. */
  failed: ReadonlyMap<number, string | undefined>;
  onRetry(keys: readonly number[]): void;
}

/** What the platform did not take: it stays as it is wanted, and is tried again cell by cell or all at once. */
export function FailedCells({ editor, failed, onRetry }: FailedCellsProps) {
  const t = useTranslations("mapping.notices");
  const textOf = useSettingText();
  return (
    <section
      className="grid gap-2 rounded-md border border-danger p-3"
      aria-label={t("failed", { count: failed.size })}
    >
      <div className="flex flex-wrap items-center gap-2">
        <p role="alert" className="mr-auto font-medium">
          {t("failed", { count: failed.size })}
        </p>
        <Button size="small" onClick={() => onRetry([...failed.keys()])}>
          {t("retryAll")}
        </Button>
      </div>
      <ul className="grid max-h-48 gap-1 overflow-y-auto">
        {[...failed].map(([key, reason]) => {
          const cell = editor.store.content(key);
          return (
            cell && (
              <li key={key} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t pt-1 text-sm">
                <span className="min-w-40 flex-1 wrap-anywhere">
                  {t("cell", { alias: cell.alias })}: {textOf(cell)}
                  <span className="block text-danger">{reason ?? t("noReason")}</span>
                </span>
                <Button size="small" onClick={() => onRetry([key])} aria-label={t("retryOf", { alias: cell.alias })}>
                  {t("retry")}
                </Button>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
