"use client";

import { useState } from "react";
import type { PastedRow } from "@/components/grid/paste/paste-source";
import type { EditorWork } from "@/components/grid/use-grid-work";
import { isMappedPaste } from "@/lib/grid/clipboard/mapped-rows";
import { layRows, pasteCells } from "@/lib/grid/clipboard/paste-cells";
import { guessMapping } from "@/lib/grid/clipboard/paste-mapping";
import { readPastedTable } from "@/lib/grid/clipboard/pasted-table";
import { draftsBrought } from "@/lib/grid/editing/draft-change";
import type { Beside, GridEditor } from "@/lib/grid/editing/grid-editor";
import type { LineFault } from "@/lib/resources/receptions/line-entries";
import { firstParkedKey, type ParkedField, parking, unparking } from "@/lib/resources/receptions/parked-steps";
import { parkedPaste } from "@/lib/resources/receptions/pasted-lines";
import type { ParkedLine } from "@/lib/resources/receptions/received-lines";
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

  function add(rows: readonly Pick<PastedRow<WorkLine, LineFault>, "content" | "drafts">[], beside?: Beside): void {
    const first = store.keys.length;
    const keyed = rows.map((row) => ({ key: store.newKey(), ...row }));
    work.makeByPaste(
      keyed.map(({ key, content }, index) => ({ kind: "add", key, at: first + index, content })),
      keyed.flatMap(({ key, ...row }) => draftsBrought(key, row)),
      beside,
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
      const firstKey = firstParkedKey(parked);
      const unknown = rows.filter(({ isKnown }) => !isKnown).map((row, index) => parkedPaste(row, firstKey + index));
      add(
        rows.filter(({ isKnown }) => isKnown),
        unknown.length > 0 ? parking(parked, unknown) : undefined,
      );
      if (store.keys.length > first) onFirst(first);
      setOpened(undefined);
    },
    /** Lines that have waited, with their products; one that was left out meanwhile is not there any more. */
    settle(known: readonly { line: ParkedLine; product: WorkLine["product"] }[]): void {
      const there = new Set(parked.now().map(({ key }) => key));
      const ready = known.filter(({ line }) => there.has(line.key));
      const rows = ready.flatMap(({ line: { entered }, product }) =>
        entered === undefined ? [] : { ...entered, content: { ...entered.content, product } },
      );
      if (rows.length > 0)
        add(
          rows,
          unparking(
            parked,
            ready.map(({ line }) => line),
          ),
        );
    },
    leaveOut: (line: ParkedLine) => work.makeByPaste([], [], unparking(parked, [line])),
  };
}
