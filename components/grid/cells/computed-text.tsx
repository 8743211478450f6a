"use client";

import { useLocale } from "next-intl";
import { formatAmount, formatQuantity } from "@/lib/money/format";

interface ComputedTextProps {
  text: string;
  shows: "quantity" | "word" | undefined;
  /** Said where there is no number. */
  none: string;
  wordOf(value: string): string;
}

/** What is computed of a row, or only read in it. */
export function ComputedText({ text, shows, none, wordOf }: ComputedTextProps) {
  const locale = useLocale();
  if (shows === "word") {
    const word = wordOf(text);
    return (
      <span title={word} className="line-clamp-2 wrap-anywhere leading-tight">
        {word}
      </span>
    );
  }
  if (text === "") return <span className="text-ink-muted">{none}</span>;
  return shows === "quantity" ? formatQuantity(Number(text), locale) : formatAmount(text, locale);
}
