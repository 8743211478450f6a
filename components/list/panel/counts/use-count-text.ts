"use client";

import { createTranslator, useLocale, useMessages } from "next-intl";
import { formatQuantity } from "@/lib/money/format";
import type { ListPageKey } from "@/lib/roles/pages";

/**
 * A count's text, by what its list declares: `counts.<key>` of the page, with `count` for the plural and `n` for what is
 * read.
 * @returns it with a number, or with what stands for one that is not there
 */
export function useCountText(page: ListPageKey, key: string): (total: number | "…" | "–") => string {
  const locale = useLocale();
  // next-intl's own types know literal keys only; a test walks those of every count.
  const messages: Readonly<Record<string, string>> = Reflect.get(Object(Reflect.get(useMessages(), page)), "counts");
  const t = createTranslator({ locale, messages });
  return (total) => {
    const isKnown = typeof total === "number";
    return t(key, {
      count: isKnown ? total : 0,
      n: isKnown ? formatQuantity(total, locale) : total,
    });
  };
}
