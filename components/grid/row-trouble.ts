import { type GridColumn, isValueColumn, type ValueColumn } from "@/lib/grid/columns/grid-column";
import type { GridRow, RowRules } from "@/lib/grid/rows/grid-row";
import type { RowTexts } from "./use-row-texts";

interface TroubleContext<Content, Fault extends string> {
  columns: readonly GridColumn<Content, Fault>[];
  rules: RowRules<Content>;
  /** Missing values are told, too. */
  isChecked: boolean;
  faultText(fault: Fault, content: Content): string;
  texts: RowTexts;
}

/**
 * What is wrong with a row, or what became of its last change; nothing where all is well.
 *
 * @param at the column where the person is: of several faults its own comes first
 */
export function troubleOf<Content, Fault extends string>(
  row: GridRow<Content>,
  { columns, rules, isChecked, faultText, texts }: TroubleContext<Content, Fault>,
  at?: number,
): string | undefined {
  for (const column of [...(at === undefined ? [] : [columns[at]]), ...columns].filter(isValueColumn)) {
    const told = faultIn(column, row, isChecked);
    if (told !== undefined) return faultText(told, row.content);
  }
  if (row.send.kind === "foreign")
    return rules.lacksValue(row.content) ? texts.removedElsewhere : texts.changedElsewhere;
  if (row.send.kind === "unsent") return row.send.reason ?? texts.notSent;
  return row.send.kind === "failed" ? (row.send.reason ?? texts.notSaved) : undefined;
}

/** The column of the first fault, a missing value included; -1 where there is none. */
export function faultyColumn<Content, Fault extends string>(
  row: GridRow<Content>,
  columns: readonly GridColumn<Content, Fault>[],
): number {
  return columns.findIndex((column) => isValueColumn(column) && faultIn(column, row, true) !== undefined);
}

/** @param isChecked a missing value is one, too */
function faultIn<Content, Fault extends string>(
  column: ValueColumn<Content, Fault>,
  row: GridRow<Content>,
  isChecked: boolean,
): Fault | undefined {
  const draft = row.drafts[column.field];
  const fault = draft === undefined && !isChecked ? undefined : readFault(column, row, draft);
  return fault ?? column.faultOf?.(row.content);
}

function readFault<Content, Fault extends string>(
  column: ValueColumn<Content, Fault>,
  { content }: GridRow<Content>,
  draft: string | undefined,
): Fault | undefined {
  const reading = column.read(draft ?? column.textOf(content), content);
  return reading.kind === "fault" ? reading.fault : undefined;
}
