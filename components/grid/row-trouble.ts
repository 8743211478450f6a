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

/** What is wrong with a row, or what became of its last change; nothing where all is well. */
export function troubleOf<Content, Fault extends string>(
  row: GridRow<Content>,
  { columns, rules, isChecked, faultText, texts }: TroubleContext<Content, Fault>,
): string | undefined {
  for (const column of columns.filter(isValueColumn)) {
    const draft = row.drafts[column.field];
    const fault = draft === undefined && !isChecked ? undefined : readFault(column, row, draft);
    const told = fault ?? column.faultOf?.(row.content);
    if (told !== undefined) return faultText(told, row.content);
  }
  if (row.send.kind === "foreign")
    return rules.lacksValue(row.content) ? texts.removedElsewhere : texts.changedElsewhere;
  if (row.send.kind === "unsent") return row.send.reason ?? texts.notSent;
  return row.send.kind === "failed" ? (row.send.reason ?? texts.notSaved) : undefined;
}

function readFault<Content, Fault extends string>(
  column: ValueColumn<Content, Fault>,
  { content }: GridRow<Content>,
  draft: string | undefined,
): Fault | undefined {
  const reading = column.read(draft ?? column.textOf(content), content);
  return reading.kind === "fault" ? reading.fault : undefined;
}
