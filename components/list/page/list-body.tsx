"use client";

import { useTranslations } from "next-intl";
import { use, useMemo, useRef } from "react";
import { MissingAnswer } from "@/components/calls/missing-answer";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { Call } from "@/lib/calls/call";
import type { List, ListRows } from "@/lib/list/declare/define-list";
import { pageCount } from "@/lib/list/rows/pages";
import { OnlyContext } from "../only/only-place";
import { ListPagination } from "../pagination/list-pagination";
import { ListSkeleton } from "../table/list-skeleton";
import { ListTable } from "../table/list-table";
import { useScrollRestoration } from "../table/use-scroll-restoration";
import { TickPlace } from "../ticks/tick-place";
import { useTicks } from "../ticks/use-ticks";
import type { ListUrl } from "../url/use-list-url";

interface ListBodyProps<C extends Call, Row, P extends Call, Detail> {
  list: List<C, Row, P, Detail>;
  url: ListUrl;
  query: {
    isPlaceholderData: boolean;
    isFetching: boolean;
    error: unknown;
    data: unknown;
    refetch(): unknown;
  };
  /** Undefined while nothing has been read yet. */
  found: ListRows<Row> | undefined;
  /** Column keys, Id first. */
  shown: readonly string[];
  /** There is nothing in the list at all, and its place belongs to the message (TABL-011). */
  isEmpty: boolean;
}

/** The rows with their pages, or what stands in their place. */
export function ListBody<C extends Call, Row extends { id: number }, P extends Call, Detail>(
  props: ListBodyProps<C, Row, P, Detail>,
) {
  const { list, url, query, found, shown, isEmpty } = props;
  const t = useTranslations("list");
  const scroller = useRef<HTMLDivElement>(null);
  const only = use(OnlyContext);
  const frame = "flex min-h-0 flex-1 flex-col overflow-hidden rounded-lg border border-line bg-surface";
  const { page, size, sort, open, filters } = url.state;
  const rowIds = useMemo(() => (found?.items ?? []).map(({ id }) => id), [found]);
  const ticks = useTicks(list.page, url, rowIds, scroller);
  const rowsKey = JSON.stringify([page, size, sort, filters]);
  useScrollRestoration(scroller, rowsKey, found !== undefined && !query.isPlaceholderData);

  if (found === undefined)
    return (
      <div className={frame}>
        <MissingAnswer query={query} skeleton={<ListSkeleton columns={shown.length} />} />
      </div>
    );

  const { items, totalCount } = found;
  const isPastTheEnd = items.length === 0 && totalCount > 0;
  const isFiltered = Object.keys(url.state.filters).length > 0;
  const last = pageCount(totalCount, size);
  const nothing = isPastTheEnd ? (
    <EmptyState
      title={t("pastTheEnd", { page })}
      action={<Button onClick={() => url.goTo(last)}>{t("toLastPage", { page: last })}</Button>}
    />
  ) : (
    <EmptyState
      title={t("noResults")}
      action={
        isFiltered ? (
          <Button onClick={url.clearFilters}>{t("filters.clear")}</Button>
        ) : (
          <Button onClick={() => void query.refetch()} disabled={query.isFetching}>
            {t("reload")}
          </Button>
        )
      }
    />
  );
  // TABL-011: nothing to preview and nothing to page through, so the place belongs to the message.
  if (isEmpty)
    return (
      <div className={frame}>
        <EmptyState title={t("noResults")} />
      </div>
    );

  return (
    <div className={frame}>
      {only?.code && <only.code.PassedOverNotice {...props} />}
      <div ref={scroller} data-scroller className="@container relative min-h-0 flex-1 overflow-auto">
        <ListTable
          page={list.page}
          columns={list.columns}
          shown={shown}
          rows={items}
          openId={open}
          ticks={ticks}
          scroller={scroller}
          isStale={query.isPlaceholderData}
          sort={sort}
          sortKeys={list.sortKeys}
          urlOf={(id) => url.urlOf({ open: id })}
          onOpen={url.open}
          onSort={url.sortBy}
        />
        {items.length === 0 && nothing}
        {only?.code && <only.code.CellButtons scroller={scroller} columns={list.columns} rows={items} />}
      </div>
      <TickPlace list={list} url={url} ticks={ticks} />
      <ListPagination
        page={page}
        size={size}
        sizes={list.sizes}
        totalCount={totalCount}
        urlOf={(to) => url.urlOf({ page: to })}
        onPage={url.goTo}
        onSize={url.resize}
      />
    </div>
  );
}
