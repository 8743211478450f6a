"use client";

import { useLocale } from "next-intl";
import type { ComputedColumn } from "@/lib/grid/columns/grid-column";
import { formatAmount, formatQuantity } from "@/lib/money/format";
import { signed } from "@/lib/money/signed";

interface ComputedTextProps {
  text: string;
  column: Pick<ComputedColumn<never>, "shows" | "isSigned" | "isElsewhere">;
  /** Said where there is no number, nor in another row. */
  none: string;
  wordOf(value: string): string;
}

/** What is computed of a row, or only read in it. */
export function ComputedText({ text, column, none, wordOf }: ComputedTextProps) {
  const { shows, isSigned, isElsewhere } = column;
  const locale = useLocale();
  if (shows === "word") {
    const word = wordOf(text);
    return (
      <span title={word} className="line-clamp-2 wrap-anywhere leading-tight">
        {word}
      </span>
    );
  }
  if (text === "") return isElsewhere ? null : <span className="text-ink-muted">{none}</span>;
  const shown = shows === "quantity" ? formatQuantity(Number(text), locale) : formatAmount(text, locale);
  return isSigned ? signed(Number(text), shown) : shown;
}
