"use client";

import Check from "lucide-react/icons/check";
import LoaderCircle from "lucide-react/icons/loader-circle";
import { useLocale } from "next-intl";
import type { ReactNode } from "react";
import type { ValueColumn } from "@/lib/grid/columns/grid-column";
import { entryOf } from "@/lib/grid/editing/enter-value";
import type { GridRow } from "@/lib/grid/rows/grid-row";
import { formatAmount } from "@/lib/money/format";
import type { RowTexts } from "../use-row-texts";
import { type CellEntryProps, NumericCellEntry } from "./numeric-cell-entry";

interface ValueCellProps<Content, Fault extends string> extends Omit<CellEntryProps, "typed" | "before"> {
  row: GridRow<Content>;
  column: ValueColumn<Content, Fault>;
  /** What the entry began with, while the cell is being entered. */
  entry: string | undefined;
  mark: ReactNode;
}

/** A value, or its field while it is being entered. */
export function ValueCell<Content, Fault extends string>({
  row,
  column,
  entry,
  mark,
  ...field
}: ValueCellProps<Content, Fault>) {
  return (
    <div className="flex items-center justify-end gap-2">
      {mark}
      {entry === undefined ? (
        <ValueText row={row} column={column} />
      ) : (
        <NumericCellEntry {...field} typed={entry} before={entryOf(row, column)} />
      )}
    </div>
  );
}

function ValueText<Content, Fault extends string>({
  row: { drafts, content },
  column,
}: Pick<ValueCellProps<Content, Fault>, "row" | "column">) {
  const locale = useLocale();
  const draft = drafts[column.field];
  if (draft !== undefined) return draft;
  const text = column.textOf(content);
  return text === "" ? null : formatAmount(text, locale);
}

interface RowMarkProps {
  mark: "sending" | "saved" | undefined;
  texts: Pick<RowTexts, "sending" | "saved">;
}

/** What became of the row's last change. */
export function RowMark({ mark, texts }: RowMarkProps) {
  if (mark === "sending")
    return <LoaderCircle size={14} role="img" className="animate-spin" aria-label={texts.sending} />;
  if (mark === "saved") return <Check size={14} role="img" className="text-success" aria-label={texts.saved} />;
  return null;
}
