"use client";

import { useState } from "react";
import type { PastedRow } from "@/components/grid/paste/paste-source";
import type { EditorWork } from "@/components/grid/use-grid-work";
import { isMappedPaste } from "@/lib/grid/clipboard/mapped-rows";
import { layRows, pasteCells } from "@/lib/grid/clipboard/paste-cells";
import { guessMapping } from "@/lib/grid/clipboard/paste-mapping";
import { readPastedTable } from "@/lib/grid/clipboard/pasted-table";
import { draftsBrought } from "@/lib/grid/editing/draft-change";
import type { GridEditor } from "@/lib/grid/editing/grid-editor";
import type { LineFault } from "@/lib/resources/receptions/line-entries";
import { parkedPaste } from "@/lib/resources/receptions/pasted-lines";
import type { ParkedLine } from "@/lib/resources/receptions/received-lines";
import type { WorkLine } from "@/lib/resources/receptions/work-line";
import type { useLineLook } from "./use-line-look";
import type { LineStart } from "./use-line-start";

/** Lines of a note that wait for their product. */
export interface ParkedField {
  now(): readonly ParkedLine[];
  put(lines: readonly ParkedLine[]): void;
}

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

  function add(rows: readonly Pick<PastedRow<WorkLine, LineFault>, "content" | "drafts">[]): void {
    const first = store.keys.length;
    const keyed = rows.map((row) => ({ key: store.newKey(), ...row }));
    work.makeByPaste(
      keyed.map(({ key, content }, index) => ({ kind: "add", key, at: first + index, content })),
      keyed.flatMap(({ key, ...row }) => draftsBrought(key, row)),
    );
    void learnRates(keyed.flatMap(({ key, content }) => (content.rateVat === undefined ? key : [])));
  }

  /** One after the other: hundreds of products must not keep the page's other calls waiting. */
  async function learnRates(keys: readonly number[]): Promise<void> {
    for (const key of keys) await start.learn(key);
  }

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
      add(rows.filter(({ isKnown }) => isKnown));
      if (store.keys.length > first) onFirst(first);
      const before = parked.now();
      const firstKey = Math.max(0, ...before.map(({ key }) => key)) + 1;
      const unknown = rows.filter(({ isKnown }) => !isKnown);
      if (unknown.length > 0)
        parked.put([...before, ...unknown.map((row, index) => parkedPaste(row, firstKey + index))]);
      setOpened(undefined);
    },
    /** A line that has waited, with its product. */
    settle(line: ParkedLine, product: WorkLine["product"]): void {
      if (line.entered === undefined) return;
      add([{ ...line.entered, content: { ...line.entered.content, product } }]);
      parked.put(parked.now().filter(({ key }) => key !== line.key));
    },
  };
}
