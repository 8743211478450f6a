"use client";

import Check from "lucide-react/icons/check";
import LoaderCircle from "lucide-react/icons/loader-circle";
import Lock from "lucide-react/icons/lock";
import Pencil from "lucide-react/icons/pencil";
import Square from "lucide-react/icons/square";
import SquareCheck from "lucide-react/icons/square-check";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useLocale } from "next-intl";
import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import { switchedOn, type ValueColumn } from "@/lib/grid/columns/grid-column";
import { entryOf } from "@/lib/grid/editing/enter-value";
import type { GridRow, markOf } from "@/lib/grid/rows/grid-row";
import { formatAmount, formatPercent, formatQuantity } from "@/lib/money/format";
import { isNumberColumn } from "../column-width";
import type { RowTexts } from "../use-row-texts";
import type { CellEntryProps } from "./use-cell-entry";
import { ValueEntry, type ValueEntryProps } from "./value-entry";

interface ValueCellProps<Content, Fault extends string>
  extends Omit<CellEntryProps, "typed" | "before">,
    Pick<ValueEntryProps<Content, Fault>, "unit" | "wordOf" | "onChoose"> {
  row: GridRow<Content>;
  column: ValueColumn<Content, Fault>;
  /** What the entry began with, while the cell is being entered. */
  entry: string | undefined;
  /** Why nothing is entered here. */
  lock: string | undefined;
  mark: ReactNode;
  /** Why the value is to be looked at: said by more than its colour. */
  doubt?: string | undefined;
}

/** A value, or its field while it is being entered. */
export function ValueCell<Content, Fault extends string>(props: ValueCellProps<Content, Fault>) {
  const { row, column, entry, lock, mark, doubt, ...field } = props;
  return (
    <div className={classNames("flex items-center gap-2", isNumberColumn(column) && "justify-end")}>
      {mark}
      {lock !== undefined && <Lock size={12} role="img" aria-label={lock} className="shrink-0 text-ink-muted" />}
      {doubt && entry === undefined && (
        <span title={doubt} className="-mx-0.5 shrink-0">
          <TriangleAlert role="img" aria-label={doubt} size={12} />
        </span>
      )}
      {entry === undefined ? (
        <ValueText row={row} column={column} wordOf={field.wordOf} />
      ) : (
        <ValueEntry {...field} content={row.content} column={column} typed={entry} before={entryOf(row, column)} />
      )}
    </div>
  );
}

function ValueText<Content, Fault extends string>({
  row: { drafts, content },
  column,
  wordOf,
}: Pick<ValueCellProps<Content, Fault>, "row" | "column" | "wordOf">) {
  const locale = useLocale();
  const draft = drafts[column.field];
  const text = draft ?? column.textOf(content);
  if (text === "") return null;
  if (column.kind === "switch" && draft === undefined)
    return <SwitchMark isOn={text === switchedOn} word={wordOf(text)} />;
  const isLong = column.kind === "text" && column.isLong;
  return (
    <span
      title={column.kind === "reference" || column.kind === "text" ? text : undefined}
      className={isLong ? "line-clamp-2 wrap-anywhere leading-tight" : "truncate"}
    >
      {draft ?? shown()}
    </span>
  );

  function shown(): string {
    switch (column.kind) {
      case "money":
        return column.isPercent?.(content) ? formatPercent(text, locale) : formatAmount(text, locale);
      case "quantity":
        return formatQuantity(Number(text), locale);
      case "choice":
        return wordOf(text);
      default:
        return text;
    }
  }
}

/** What a press on a switch hits: more than its box, for a thumb. */
export const switchMark = "[data-switch]";

/** A box as one sees it, and a word as it is read out. */
function SwitchMark({ isOn, word }: { isOn: boolean; word: string }) {
  const Box = isOn ? SquareCheck : Square;
  return (
    <span data-switch className="-m-2.5 cursor-pointer p-2.5">
      <Box size={16} role="img" aria-label={word} className={isOn ? "text-action" : "text-ink-muted"} />
    </span>
  );
}

interface RowMarkProps {
  mark: ReturnType<typeof markOf>;
  texts: Pick<RowTexts, "editing" | "sending" | "saved">;
}

/** What became of the row's last change. */
export function RowMark({ mark, texts }: RowMarkProps) {
  if (mark === "editing")
    return <Pencil size={12} role="img" className="shrink-0 text-ink-muted" aria-label={texts.editing} />;
  if (mark === "sending")
    return <LoaderCircle size={14} role="img" className="shrink-0 animate-spin" aria-label={texts.sending} />;
  if (mark === "saved")
    return <Check size={14} role="img" className="shrink-0 text-success" aria-label={texts.saved} />;
  return null;
}
