import { type GridColumn, isValueColumn } from "../columns/grid-column";
import { type DraftChange, withDrafts } from "../editing/draft-change";
import { type CellEntry, changeByEntries } from "../editing/enter-value";
import type { GridEditor } from "../editing/grid-editor";

import type { GridChange } from "../rows/grid-change";
import type { EnteredRow, MappedRow } from "./mapped-rows";
import { readTsv } from "./tsv";

/** What a paste was laid over, and what of it found no place. */
export interface LaidPaste<Content> {
  readonly changes: readonly GridChange<Content>[];
  readonly drafts: readonly DraftChange<Content>[];
  /** Lines for which there was no row. */
  readonly linesLeft: number;
  /** Cells to the right of the last column, but for empty ones, in lines that have a row. */
  readonly cellsLeft: number;
}

/**
 * Lays cells of a spreadsheet over a grid, as if each had been typed: what is no value stays in its cell with its fault.
 * Computed columns are passed over.
 *
 * @param keys rows from the first one that is pasted over, in order
 * @param columns from the first one that is pasted over
 */
export function pasteCells<Content, Fault extends string>(
  editor: GridEditor<Content>,
  text: string,
  keys: readonly number[],
  columns: readonly GridColumn<Content, Fault>[],
): LaidPaste<Content> {
  const lines = readTsv(text);
  const over = keys.slice(0, lines.length);
  const [changes, drafts] = withDrafts(editor.store, over, () =>
    over.flatMap((key, index) => {
      const entries = (lines[index] ?? []).flatMap((cell, place) => {
        const column = columns[place];
        return isValueColumn(column) ? { column, typed: cell.trim() } : [];
      });
      return changeByEntries(editor, key, entries) ?? [];
    }),
  );
  const beyond = lines.slice(0, over.length).flatMap((line) => line.slice(columns.length));
  const cellsLeft = beyond.filter((cell) => cell.trim() !== "").length;
  return { changes, drafts, linesLeft: Math.max(0, lines.length - keys.length), cellsLeft };
}

/** Lines of a paste by columns, over rows: each cell as if it had been typed, and what it names as if it had been chosen. */
export function layRows<Content, Fault extends string>(
  editor: GridEditor<Content>,
  rows: readonly (MappedRow<Content, Fault> & EnteredRow<Content, Fault>)[],
  keys: readonly number[],
): Pick<LaidPaste<Content>, "changes" | "drafts"> {
  const over = keys.slice(0, rows.length);
  const [changes, drafts] = withDrafts(editor.store, over, () =>
    over.flatMap((key, index) => {
      const row = rows[index];
      if (row === undefined) return [];
      const entries = [...row.cells].map(([column, typed]): CellEntry<Content, Fault> => {
        if (column.kind !== "reference" || row.drafts[column.field] !== undefined) return { column, typed };
        const chosen: Partial<Content> = {};
        chosen[column.field] = row.content[column.field];
        return { column, typed, chosen };
      });
      return changeByEntries(editor, key, entries) ?? [];
    }),
  );
  return { changes, drafts };
}
