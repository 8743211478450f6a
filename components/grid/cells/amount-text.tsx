"use client";

import { useLocale } from "next-intl";
import { formatAmount } from "@/lib/money/format";

/** A computed amount, or what is said where there is none. */
export function AmountText({ text, none }: { text: string; none: string }) {
  const locale = useLocale();
  return text === "" ? <span className="text-ink-muted">{none}</span> : formatAmount(text, locale);
}
