"use client";

import { useTranslations } from "next-intl";
import { Remark } from "@/components/feedback/remark";
import type { Call } from "@/lib/calls/call";
import type { List } from "@/lib/list/declare/define-list";
import { filterNamePath } from "@/lib/list/texts/texts";
import type { AppliedFilters } from "@/lib/list/url/list-state";
import { joinIsolated } from "@/lib/texts/isolated";
import { useListText } from "../use-list-text";
import { usePassedOver } from "./use-passed-over";

interface PassedOverProps<C extends Call, Row, P extends Call, Detail> {
  list: List<C, Row, P, Detail>;
  applied: AppliedFilters;
  rows: readonly Row[];
}

/** Says by which applied filters the rows are not narrowed, as far as they show it. */
export function PassedOverNotice<C extends Call, Row, P extends Call, Detail>({
  list,
  applied,
  rows,
}: PassedOverProps<C, Row, P, Detail>) {
  const t = useTranslations("list");
  const text = useListText(list.page);
  const { keys } = usePassedOver(list, applied, rows);
  if (keys.length === 0) return null;
  const names = joinIsolated(
    keys.map((key) => text(...filterNamePath(list, key))),
    ", ",
  );
  return <Remark text={t("passedOver", { names })} />;
}
