"use client";

import { useTranslations } from "next-intl";
import { useEditorState, useRowKeys } from "@/components/grid/use-editor-state";
import type { GridEditor } from "@/lib/grid/editing/grid-editor";
import type { WorkLine } from "@/lib/resources/receptions/work-line";

interface LackingNoticeProps {
  editor: GridEditor<WorkLine>;
  /** Rows that a note that was just made lacked when it was opened. */
  lacking: readonly number[];
}

/** How many of them are neither sent nor dropped yet. */
export function LackingNotice({ editor, lacking }: LackingNoticeProps) {
  const t = useTranslations("receptions.form");
  useEditorState(editor);
  const keys = new Set(useRowKeys(editor.store));
  const count = lacking.filter((key) => keys.has(key) && !editor.isOnPlatform(key)).length;
  if (count === 0) return null;
  return (
    <p role="status" className="rounded-md bg-warning-soft px-3 py-2 text-warning">
      {t("linesLacking", { count })}
    </p>
  );
}
