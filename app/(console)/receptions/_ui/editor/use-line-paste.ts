"use client";

import { useState } from "react";
import type { PastedRow } from "@/components/grid/paste/paste-source";
import type { EditorWork } from "@/components/grid/use-grid-work";
import { isMappedPaste } from "@/lib/grid/clipboard/mapped-rows";
import { layRows, pasteCells } from "@/lib/grid/clipboard/paste-cells";
import { guessMapping } from "@/lib/grid/clipboard/paste-mapping";
import { readPastedTable } from "@/lib/grid/clipboard/pasted-table";
import type { GridEditor } from "@/lib/grid/editing/grid-editor";
import { addLines } from "@/lib/resources/receptions/add-lines";
import type { LineFault } from "@/lib/resources/receptions/line-entries";
import { parkedPaste } from "@/lib/resources/receptions/parked-lines";
import { firstParkedKey, type ParkedField, parking } from "@/lib/resources/receptions/parked-steps";
import type { WorkLine } from "@/lib/resources/receptions/work-line";
import type { useLineLook } from "./use-line-look";
import type { LineStart } from "./use-line-start";

interface LinePasteOptions {
  look: ReturnType<typeof useLineLook>;
  work: EditorWork<WorkLine, LineFault>;
  start: LineStart;
  parked: ParkedField;
  /** Leads to a line that came in. */
  onFirst(row: number): void;
}

interface Opened {
  text: string;
  /** The rows from the cursor on. */
  targets: readonly number[];
}

/** What is pasted into a note's lines: laid over them as it stands, or taken by its columns once they were looked at. */
export function useLinePaste(editor: GridEditor<WorkLine>, { look, work, start, parked, onFirst }: LinePasteOptions) {
  const { store } = editor;
  const [opened, setOpened] = useState<Opened>();

  return {
    opened,
    close: () => setOpened(undefined),
    open: (text: string, targets: readonly number[]) => setOpened({ text, targets }),
    /** @param from the column where the cursor is */
    paste(text: string, targets: readonly number[], from: number): void {
      const { columns, titleOf } = look;
      const table = readPastedTable(text);
      // What is too long is refused there, too.
      if (
        table === undefined ||
        isMappedPaste(table, guessMapping(table, columns, titleOf), { columns, from, rows: targets.length })
      ) {
        setOpened({ text, targets });
        return;
      }
      const { changes, drafts } = pasteCells(editor, text, targets, columns.slice(from));
      work.makeByPaste(changes, drafts);
    },
    lay(rows: readonly PastedRow<WorkLine, LineFault>[]): void {
      const { changes, drafts } = layRows(editor, rows, opened?.targets ?? []);
      work.makeByPaste(changes, drafts);
      setOpened(undefined);
    },
    take(rows: readonly PastedRow<WorkLine, LineFault>[]): void {
      const first = store.keys.length;
      const known = rows.filter(({ isKnown }) => isKnown);
      const firstKey = firstParkedKey(parked);
      const unknown = rows.filter(({ isKnown }) => !isKnown).map((row, index) => parkedPaste(row, firstKey + index));
      const beside = unknown.length > 0 ? parking(parked, unknown) : undefined;
      void start.learnAll(addLines(store, known, (...made) => work.makeByPaste(...made, beside)));
      if (store.keys.length > first) onFirst(first);
      setOpened(undefined);
    },
  };
}
