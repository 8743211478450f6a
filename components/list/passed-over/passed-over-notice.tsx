"use client";

import { useTranslations } from "next-intl";
import { Remark } from "@/components/feedback/remark";
import type { Call } from "@/lib/calls/call";
import type { List, ListRows } from "@/lib/list/declare/define-list";
import { filterNamePath } from "@/lib/list/texts/texts";
import { joinIsolated } from "@/lib/texts/isolated";
import type { ListUrl } from "../url/use-list-url";
import { useListText } from "../use-list-text";
import { usePassedOver } from "./use-passed-over";

interface PassedOverProps<C extends Call, Row, P extends Call, Detail> {
  list: List<C, Row, P, Detail>;
  url: Pick<ListUrl, "state">;
  /** Placeholders are rows of other filters. */
  query: { isPlaceholderData: boolean };
  found: ListRows<Row> | undefined;
}

/** Says by which applied filters the rows are not narrowed, as far as they show it. */
export function PassedOverNotice<C extends Call, Row, P extends Call, Detail>({
  list,
  url,
  query,
  found,
}: PassedOverProps<C, Row, P, Detail>) {
  const t = useTranslations("list");
  const text = useListText(list.page);
  const { keys } = usePassedOver(list, url.state.filters, query.isPlaceholderData ? undefined : found?.items);
  if (keys.length === 0) return null;
  const names = joinIsolated(
    keys.map((key) => text(...filterNamePath(list, key))),
    ", ",
  );
  return <Remark text={t("passedOver", { names })} />;
}
