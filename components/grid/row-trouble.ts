import { type GridColumn, isValueColumn } from "@/lib/grid/columns/grid-column";
import type { GridRow, RowRules } from "@/lib/grid/rows/grid-row";
import type { RowTexts } from "./use-row-texts";

interface TroubleContext<Content, Fault extends string> {
  columns: readonly GridColumn<Content, Fault>[];
  rules: RowRules<Content>;
  /** Missing values are told, too. */
  isChecked: boolean;
  faultText(fault: Fault): string;
  texts: RowTexts;
}

/** What is wrong with a row, or what became of its last change; nothing where all is well. */
export function troubleOf<Content, Fault extends string>(
  row: GridRow<Content>,
  { columns, rules, isChecked, faultText, texts }: TroubleContext<Content, Fault>,
): string | undefined {
  for (const column of columns.filter(isValueColumn)) {
    const draft = row.drafts[column.field];
    if (draft === undefined && !isChecked) continue;
    const reading = column.read(draft ?? column.textOf(row.content), row.content);
    if (reading.kind === "fault") return faultText(reading.fault);
  }
  if (row.send.kind === "foreign")
    return rules.lacksValue(row.content) ? texts.removedElsewhere : texts.changedElsewhere;
  return row.send.kind === "failed" ? (row.send.reason ?? texts.notSaved) : undefined;
}
