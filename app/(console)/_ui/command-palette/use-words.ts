"use client";

import { useLocale, useTimeZone } from "next-intl";
import { useMemo } from "react";
import type { CellWords } from "@/components/list/table/list-cell";
import { useOperatorZone } from "@/components/shell/operator-zone";
import { defaultTimeZone } from "@/lib/dates/time-zone";

/** By what values are put into words, but for a page's own texts. */
export function useWords(): Omit<CellWords, "textOf"> {
  const locale = useLocale();
  const timeZone = useTimeZone() ?? defaultTimeZone;
  const operatorZone = useOperatorZone();
  return useMemo(() => ({ locale, timeZone, operatorZone }), [locale, timeZone, operatorZone]);
}
