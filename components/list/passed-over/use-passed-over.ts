"use client";

import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import { useOperatorZone } from "@/components/shell/operator-zone";
import { useToday } from "@/components/shell/use-today";
import type { Call } from "@/lib/calls/call";
import type { List } from "@/lib/list/declare/define-list";
import { typedKeys } from "@/lib/list/passed-over/asked-of-nobody";
import { carriesText } from "@/lib/list/passed-over/carries-text";
import { contradictedFilters, type TellingList } from "@/lib/list/passed-over/contradicted-filters";
import type { AppliedFilters } from "@/lib/list/url/list-state";
import { type AskedList, heedQuery } from "./heed-query";

interface PassedOver {
  /** Applied filters that the platform has passed over, by their keys. */
  keys: readonly string[];
  /** That is still being found out. */
  isAsking: boolean;
}

/**
 * Which applied filters a platform has passed over, told by the rows that it has sent; where rows do not carry a typed text,
 * it is asked whether it searches by that.
 * @param rows undefined while they are those of other filters
 */
export function usePassedOver<C extends Call, Row, P extends Call, Detail>(
  list: List<C, Row, P, Detail>,
  applied: AppliedFilters,
  rows: readonly Row[] | undefined,
): PassedOver;
export function usePassedOver<Row>(
  list: AskedList & TellingList<Row>,
  applied: AppliedFilters,
  rows: readonly Row[] | undefined,
): PassedOver {
  const [today, timeZone] = [useToday(), useOperatorZone()];
  const { contradicted, doubtful } = useMemo(
    () => ({
      contradicted: contradictedFilters(list, applied, rows ?? [], { today, timeZone }),
      doubtful: typedKeys(list.filters, applied).filter((key) =>
        rows?.some((row) => !carriesText(row, applied[key] ?? "")),
      ),
    }),
    [list, applied, rows, today, timeZone],
  );
  const answers = useQueries({ queries: doubtful.map((key) => heedQuery(list, applied, key, today)) });
  const unheeded = doubtful.filter((_key, index) => answers[index]?.data === false);
  return {
    keys: Object.keys(applied).filter((key) => contradicted.includes(key) || unheeded.includes(key)),
    isAsking: answers.some(({ isPending, isError }) => isPending && !isError),
  };
}
