import type { Choice } from "@/lib/choices/source";
import {
  type CellReading,
  type GridColumn,
  isValueColumn,
  readingRank,
  type ValueColumn,
} from "../columns/grid-column";
import { asEntered } from "../editing/as-entered";
import type { Drafts, FieldOf } from "../rows/grid-row";
import type { PasteMapping } from "./paste-mapping";
import type { PastedTable } from "./pasted-table";

/** A pasted line by the columns of its grid. */
export interface MappedRow<Content, Fault extends string> {
  readonly number: number;
  /** What the row is of; empty where the line does not say. */
  readonly code: string;
  /** By name of their columns; those that say nothing are not among them. */
  readonly cells: ReadonlyMap<ValueColumn<Content, Fault>, string>;
}

export function mappedRows<Content, Fault extends string>(
  { lines }: PastedTable,
  { hasHead, targets }: PasteMapping,
  columns: readonly GridColumn<Content, Fault>[],
): MappedRow<Content, Fault>[] {
  const at = (name: string): number => targets.indexOf(name);
  const record = columns.find(({ kind }) => kind === "record");
  const ordered = [...columns.filter(isValueColumn)].sort((one, other) => readingRank(one) - readingRank(other));
  return lines.slice(hasHead ? 1 : 0).map(({ number, cells }) => ({
    number,
    code: record === undefined ? "" : (cells[at(record.name)] ?? ""),
    cells: new Map(
      ordered.flatMap((column) => {
        const text = cells[at(column.name)] ?? "";
        return text === "" ? [] : [[column, text] as const];
      }),
    ),
  }));
}

/** What a line's cells make of a row: values, and what is none with its fault. */
export interface EnteredRow<Content, Fault extends string> {
  readonly content: Content;
  readonly drafts: Drafts<Content>;
  readonly faults: readonly { readonly column: string; readonly fault: Fault }[];
}

/** What a text names in a column that refers to other records; undefined where it names none, or several. */
export type FoundReferences = ReadonlyMap<string, ReadonlyMap<string, Choice>>;

/** @param content the row before: each cell is read over it as if it had been typed */
export function enterCells<Content, Fault extends string>(
  content: Content,
  { cells }: Pick<MappedRow<Content, Fault>, "cells">,
  references: FoundReferences = new Map(),
): EnteredRow<Content, Fault> {
  let now = content;
  const drafts: Partial<Record<FieldOf<Content>, string>> = {};
  const faults: { column: string; fault: Fault }[] = [];
  for (const [column, text] of cells) {
    const named = references.get(column.name)?.get(text);
    const reading: CellReading<Content, Fault> =
      named !== undefined && column.kind === "reference"
        ? { kind: "value", to: column.take(named) }
        : column.read(asEntered(text, column), now);
    if (reading.kind === "value") now = { ...now, ...reading.to };
    else {
      drafts[column.field] = text;
      faults.push({ column: column.name, fault: reading.fault });
    }
  }
  return { content: now, drafts, faults };
}

/** The texts of a column that refers to other records, each once: they are looked up before they are read. */
export function textsOf<Content, Fault extends string>(
  rows: readonly MappedRow<Content, Fault>[],
  name: string,
): string[] {
  return [
    ...new Set(rows.flatMap(({ cells }) => [...cells].flatMap(([column, text]) => (column.name === name ? text : [])))),
  ];
}

/** Whether a paste says by columns what is in them, and is not simply laid over the cells from the cursor on. */
export function isMappedPaste<Content, Fault extends string>(
  { lines, width }: PastedTable,
  { hasHead, targets }: PasteMapping,
  { columns, from, rows }: { columns: readonly GridColumn<Content, Fault>[]; from: number; rows: number },
): boolean {
  if (lines.length < 2 && width < 2) return false;
  const namesRecord = columns.some(({ kind, name }) => kind === "record" && targets.includes(name));
  return hasHead || (namesRecord && (width > 1 || from === 0)) || lines.length > rows || width > columns.length - from;
}
