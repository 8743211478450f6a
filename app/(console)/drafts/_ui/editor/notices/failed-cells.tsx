"use client";

import RotateCw from "lucide-react/icons/rotate-cw";
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
        {[...byReason(failed)].map(([reason, keys]) => (
          <li key={reason} className="grid gap-1 border-line border-t pt-1 text-sm">
            <p className="text-danger wrap-anywhere">{reason ?? t("noReason")}</p>
            <ul className="flex flex-wrap gap-1">
              {keys.map((key) => {
                const cell = editor.store.content(key);
                return (
                  cell && (
                    <li key={key}>
                      <Button
                        size="small"
                        onClick={() => onRetry([key])}
                        aria-label={t("retryOf", { alias: cell.alias })}
                        title={textOf(cell)}
                      >
                        <RotateCw size={12} aria-hidden />
                        {cell.alias}
                      </Button>
                    </li>
                  )
                );
              })}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What failed for one reason, e.g. without a network, says it once. */
function byReason(failed: FailedCellsProps["failed"]): ReadonlyMap<string | undefined, readonly number[]> {
  const reasons = new Map<string | undefined, number[]>();
  for (const [key, reason] of failed) reasons.set(reason, [...(reasons.get(reason) ?? []), key]);
  return reasons;
}
