"use client";

import { useTranslations } from "next-intl";
import { MissingAnswer } from "@/components/calls/missing-answer";
import { useCallQuery } from "@/components/calls/use-call-query";
import { PreviewSkeleton } from "@/components/list/panel/preview-skeleton";
import { recordNoun } from "@/components/list/panel/record-noun";
import { useCellWords } from "@/components/list/table/list-cell";
import { partsInLine, recordParts } from "@/components/list/table/record-parts";
import { useListText } from "@/components/list/use-list-text";
import { RecordLink } from "@/components/record/record-link";
import { useToday } from "@/components/shell/use-today";
import { recordName } from "@/lib/list/rows/record-name";
import type { AppliedFilters } from "@/lib/list/url/list-state";
import { parseListUrl } from "@/lib/list/url/list-url";
import type { AnyList } from "@/lib/resources/list-table";
import { RecordFields } from "./peek-fields";

interface PeekRowsProps {
  list: AnyList;
  /** What finds them. */
  filters: AppliedFilters;
  /** How many fields of the only one. */
  most?: number | undefined;
}

const mostRows = 5;

/** What a list's filters find: the only record, or the first of several, read by the call of its rows. */
export function PeekRows({ list, filters, most }: PeekRowsProps) {
  const t = useTranslations("list");
  const today = useToday();
  const { state } = parseListUrl(list, new URLSearchParams(filters), today);
  const args = list.request({ ...state, size: mostRows }, today);
  const query = useCallQuery(list.call, args, { meta: { quiet: true } });
  const found = query.data && list.rows(query.data.data);
  if (found === undefined) return <MissingAnswer query={query} skeleton={<PreviewSkeleton />} />;
  const [first, ...others] = found.items;
  if (first === undefined) return <p>{t("noResults")}</p>;
  if (others.length > 0) return <Several list={list} filters={filters} {...found} />;
  return <RecordFields {...{ list, filters, most, id: first.id, fields: list.columns, detail: first }} />;
}

interface SeveralProps extends Pick<PeekRowsProps, "list" | "filters"> {
  items: readonly { id: number }[];
  totalCount: number;
}

/** Each by what its list calls it and what the list's first columns say. */
function Several({ list, filters, items, totalCount }: SeveralProps) {
  const t = useTranslations("list.peek");
  const name = useTranslations("pages");
  const text = useListText(list.page);
  const words = useCellWords(list.page);
  return (
    <>
      <h2 className="text-base">{t("found", { page: name(list.page), count: totalCount })}</h2>
      <ul className="flex flex-col divide-y divide-line">
        {items.map((row) => (
          <li key={row.id} className="py-1.5">
            <RecordLink record={{ page: list.page, id: row.id }}>
              <bdi>{recordName(list, row, undefined) ?? `${recordNoun(list, filters, text)} ${row.id}`}</bdi>
            </RecordLink>
            <div className="text-ink-muted text-sm">{partsInLine(recordParts(list, row, undefined, words))}</div>
          </li>
        ))}
      </ul>
      {totalCount > items.length && <p className="text-ink-muted text-sm">{t("first", { shown: items.length })}</p>}
    </>
  );
}
