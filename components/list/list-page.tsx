"use client";

import { useQueryClient } from "@tanstack/react-query";
import { type ComponentType, type CSSProperties, useMemo, useRef } from "react";
import { useMarkHydrated } from "@/components/shell/early/mark-hydrated";
import { classNames } from "@/components/ui/class-names";
import type { Call } from "@/lib/calls/call";
import type { Notice } from "@/lib/errors/codes";
import type { List } from "@/lib/list/declare/define-list";
import type { LoadCounts } from "@/lib/list/declare/record-counts";
import { pageCount } from "@/lib/list/rows/pages";
import { shownColumns } from "@/lib/list/rows/shown-columns";
import { typedFilterOf } from "@/lib/list/search/typed-filter";
import type { AppliedFilters } from "@/lib/list/url/list-state";
import { useListDrawer } from "./drawer/use-list-drawer";
import { ExportButton } from "./export/export-button";
import type { Finder } from "./finder";
import { useListHelp } from "./keys/use-list-help";
import { type ListActions, useListKeyboard } from "./keys/use-list-keyboard";
import { type BandProps, ListBand } from "./list-band";
import { OnlyContext } from "./only/only-place";
import { useOnly } from "./only/use-only";
import { ListBar } from "./page/list-bar";
import { ListBody } from "./page/list-body";
import { ListNotices } from "./page/list-notices";
import { ListToolbar } from "./page/list-toolbar";
import { useListRows } from "./page/use-list-rows";
import type { ListForms } from "./panel/list-form";
import { ListPanel } from "./panel/list-panel";
import type { PreviewBody } from "./panel/list-preview";
import { NewButtons } from "./panel/new-buttons";
import { splitColumns, splitFrame } from "./panel/panel-classes";
import { PanelLine } from "./panel/panel-line";
import { panelOf, widthOf } from "./panel/panel-of";
import { recordNoun } from "./panel/record-noun";
import { usePreviewFocus } from "./panel/use-preview-focus";
import { useRowIntent } from "./panel/use-row-intent";
import { type FilterPlace, useFilterPlace } from "./place/use-filter-place";
import { QueuePlace } from "./queue/queue-place";
import { ReportButton } from "./report/report-button";
import { useDrawnAddress } from "./url/use-drawn-address";
import { type ListUrl, useListUrl } from "./url/use-list-url";
import { useListText } from "./use-list-text";

/** @param width the preview's part in percent, where the person has drawn the line. */
function splitStyle(width: number | undefined): CSSProperties | undefined {
  if (width === undefined) return undefined;
  const parts: Record<`--${string}`, string> = { "--rows": `${100 - width}fr`, "--panel": `${width}fr` };
  return parts;
}

interface ListPageProps<C extends Call, Row, P extends Call, Detail> {
  list: List<C, Row, P, Detail>;
  /** What the preview shows beyond the fields of the declaration, which it has to place itself. */
  preview?: PreviewBody<Detail>;
  /** What a record leads to (decision 0044). */
  counts?: LoadCounts<Detail>;
  forms?: ListForms<Detail>;
  /** The search of a list that `finds`. */
  finder?: Finder;
  /** Stands between the bar and the rows. */
  band?: ComponentType<BandProps>;
}

const noForms = {};
const noRows: readonly never[] = [];

/** A list page: table on the left, preview on the right, all of its state in the address (TABL-001). */
export function ListPage<C extends Call, Row extends { id: number }, P extends Call, Detail>({
  list,
  preview,
  counts,
  forms = noForms,
  finder,
  band,
}: ListPageProps<C, Row, P, Detail>) {
  const search = useDrawnAddress();
  // It is drawn for another address alone, and not once more when the router has followed.
  return useMemo(
    () => <ListAt {...{ list, preview, counts, forms, finder, band, search }} />,
    [list, preview, counts, forms, finder, band, search],
  );
}

interface ListAtProps<C extends Call, Row, P extends Call, Detail> extends ListPageProps<C, Row, P, Detail> {
  forms: ListForms<Detail>;
  /** The address' parameters. */
  search: URLSearchParams;
}

function ListAt<C extends Call, Row extends { id: number }, P extends Call, Detail>(
  props: ListAtProps<C, Row, P, Detail>,
) {
  const { list, preview, forms, finder, band, search } = props;
  const text = useListText(list.page);
  const url = useListUrl(list, search);
  const { query, found, notice } = useListRows(list, url.state);
  const rowsRef = useRef<HTMLDivElement>(null);
  const splitRef = useRef<HTMLDivElement>(null);
  const { open, view, columns } = url.state;
  const panel = panelOf(url.state, forms);
  const isEmpty = isEmptyAtAll(url.state.filters, notice, found) && list.emptyView === "expanded";
  // What a page's own search finds stands in the place of rows, and of what is done with them.
  const isFinding = finder !== undefined && url.state.find !== undefined;
  const hasRows = !isEmpty && !isFinding;
  const totalCount = query.isPlaceholderData ? undefined : found?.totalCount;
  const width = widthOf(panel, view, forms);
  const isSplit = width === "split";
  const headingRef = usePreviewFocus(rowsRef, open, panel);
  const drawer = useListDrawer(list, url);
  const typed = typedFilterOf(list);
  const place = useFilterPlace(list, url);
  const only = useOnly(list, url, rowsRef);
  const cache = useQueryClient();
  const reload = (): void => {
    if (!isFinding) void query.refetch();
    // What the open record leads to is as old as the rows.
    void cache.invalidateQueries({ predicate: ({ meta }) => meta?.isCount === true });
  };
  const { open: openHelp, help } = useListHelp();
  useListKeyboard(rowsRef, () => ({
    ...stepsOf(url, forms, totalCount),
    filter: () => drawer.open("filter"),
    search: finder ? toFinder : toFilter(typed, place),
    saved: () => drawer.open("saved"),
    columns: () => drawer.open("columns"),
    only: only.openMenu,
    reload,
    help: openHelp,
  }));
  useRowIntent(rowsRef, list, url.state);
  useMarkHydrated("list");
  const items = found?.items ?? noRows;
  const shown = useMemo(() => shownColumns(list, columns, items), [list, columns, items]);

  return (
    <div className="flex h-table-page min-h-120 flex-col gap-2 max-sm:h-auto max-sm:min-h-table-page">
      <ListBar
        {...{ list, url, drawer, place, shown, hasRows }}
        finder={finder && <finder.Field url={url} rowsRef={rowsRef} />}
      >
        <ListToolbar
          drawer={drawer}
          isReloading={query.isFetching && !query.isPlaceholderData}
          onReload={reload}
          onHelp={openHelp}
        >
          {list.report && <ReportButton page={list.page} report={list.report} />}
          <ExportButton list={list} url={url} totalCount={totalCount} shown={shown} />
        </ListToolbar>
      </ListBar>
      <ListBand band={band} url={url} hasPanel={panel !== undefined} />
      <QueuePlace list={list} url={url} />
      <ListNotices
        list={list}
        dropped={url.dropped}
        onTidy={url.tidy}
        notice={notice}
        isOutdated={query.isError && found !== undefined}
        onRetry={reload}
      />
      <OnlyContext value={only.place}>
        <div
          ref={splitRef}
          className={classNames(splitFrame, isSplit && splitColumns)}
          style={splitStyle(url.state.width)}
          data-early-title={recordNoun(list, url.state.filters, text)}
        >
          <div ref={rowsRef} className={rowsClass(width)}>
            {isFinding ? (
              <finder.Hits url={url} rowsRef={rowsRef} />
            ) : (
              <ListBody list={list} url={url} query={query} found={found} shown={shown} isEmpty={isEmpty} />
            )}
          </div>
          {isSplit && <PanelLine frame={splitRef} width={url.state.width} onWidth={url.drawLine} />}
          {panel !== undefined && (
            <ListPanel
              list={list}
              url={url}
              body={preview}
              counts={props.counts}
              forms={forms}
              listed={found?.items.find(({ id }) => id === open)}
              headingRef={headingRef}
            />
          )}
        </div>
      </OnlyContext>
      <NewButtons page={list.page} forms={forms} url={url} isAlone={!hasRows || found === undefined} />
      {place.popover}
      {only.step && only.place.code && (
        <only.place.code.OnlyPart
          step={only.step}
          place={only.place}
          columns={list.columns}
          shown={shown}
          rows={items}
          totalCount={totalCount}
          rowsRef={rowsRef}
          onEnd={only.onEnd}
        />
      )}
      {drawer.drawer}
      {help}
    </div>
  );
}

/** Leads to the page's own search, where it has one. */
function toFinder(): void {
  document.querySelector<HTMLElement>("main search input")?.focus();
}

/** @param key of the filter where typing begins */
function toFilter(key: string | undefined, place: FilterPlace): (() => void) | undefined {
  return key === undefined ? undefined : () => place.open(key);
}

/** TABL-011: nothing to filter, to choose from or to look at. What remains is to make the first one. */
function isEmptyAtAll(filters: AppliedFilters, notice: Notice | undefined, found?: { totalCount: number }): boolean {
  // An answer that could not be read is no empty list (reading 57).
  return found?.totalCount === 0 && notice === undefined && Object.keys(filters).length === 0;
}

/**
 * What keys do beyond moving the focus, as far as it can be done now.
 * @param totalCount undefined while the rows are those of before.
 */
function stepsOf<Detail>(url: ListUrl, forms: ListForms<Detail>, totalCount: number | undefined): ListActions {
  // A key may come before the row that was opened is drawn.
  const state = url.latest();
  const { view, page, size } = state;
  const panel = panelOf(state, forms);
  const isFixed = panel === undefined || (forms.isWide === true && panel !== "preview");
  return {
    // A form is left by its own button: a key that closes it would take along what was entered.
    close: panel === "preview" ? url.close : undefined,
    follow: panel === "preview" && totalCount !== undefined ? url.follow : undefined,
    extend: isFixed ? undefined : () => (view === "wide" ? url.collapse() : url.extend()),
    "previous-page": page <= 1 ? undefined : () => url.goTo(page - 1),
    "next-page": page >= pageCount(totalCount ?? 0, size) ? undefined : () => url.goTo(page + 1),
  };
}

function rowsClass(width: ReturnType<typeof widthOf>): string {
  if (width === "whole") return "hidden";
  return classNames("flex min-h-0 min-w-0 flex-col", width === "split" && "max-lg:hidden");
}
