"use client";

import { useTranslations } from "next-intl";
import { notifyError } from "@/components/feedback/notify";
import { pasteCells } from "@/lib/grid/clipboard/paste-cells";
import type { GridColumn } from "@/lib/grid/columns/grid-column";
import type { GridEditor } from "@/lib/grid/editing/grid-editor";
import type { EditorWork } from "../use-grid-work";

/**
 * A paste into a grid that takes no new rows: it goes over those that are there, and lines for which there is none are told,
 * as cells beyond the last column are.
 */
export function usePlainPaste<Content, Fault extends string>(
  editor: GridEditor<Content>,
  work: Pick<EditorWork<Content, Fault>, "makeByPaste">,
) {
  const t = useTranslations("grid.paste");
  /** @param columns from the one where the cursor is */
  return (text: string, targets: readonly number[], columns: readonly GridColumn<Content, Fault>[]): void => {
    const { changes, drafts, linesLeft, cellsLeft } = pasteCells(editor, text, targets, columns);
    work.makeByPaste(changes, drafts);
    if (linesLeft > 0) notifyError(t("left", { count: linesLeft }));
    if (cellsLeft > 0) notifyError(t("cellsLeft", { count: cellsLeft }));
  };
}
