"use client";

import { createColumnHelper, tableFeatures, useTable } from "@tanstack/react-table";
import { useTranslations } from "next-intl";
import { type ReactNode, type RefObject, useEffect, useMemo } from "react";
import { useOpenPages } from "@/components/shell/open-pages";
import { classNames } from "@/components/ui/class-names";
import { useOnDemand } from "@/components/ui/use-on-demand";
import type { Columns } from "@/lib/list/declare/column";
import type { ListSort } from "@/lib/list/url/list-state";
import type { ListPageKey } from "@/lib/roles/pages";
import { PageTickBox } from "../ticks/tick-box";
import type { Ticks } from "../ticks/use-ticks";
import { useListText } from "../use-list-text";
import { useCellWords } from "./list-cell";
import { ListHeading } from "./list-heading";
import { ListRow } from "./list-row";
import { useColumnWidths } from "./use-column-widths";

/** Above this many only the rows in sight are laid out. */
const mostRowsAtOnce = 200;

const loadVirtualRows = async () => (await import("./virtual-rows")).VirtualRows;

/** Rows arrive filtered, sorted and paged: the table needs its row model alone. */
const features = tableFeatures({});

interface ListTableProps<Row> {
  page: ListPageKey;
  columns: Columns<Row>;
  /** Column keys in the order of their display, Id first. */
  shown: readonly string[];
  rows: readonly Row[];
  openId: number | undefined;
  ticks: Ticks;
  /** What the table scrolls in. */
  scroller: RefObject<HTMLElement | null>;
  /** These are the rows of before, shown until the new ones are there. */
  isStale: boolean;
  sort: ListSort;
  sortKeys: readonly string[];
  urlOf(id: number): string;
  onOpen(id: number): void;
  onSort(sort: ListSort): void;
}

export function ListTable<Row extends { id: number }>(props: ListTableProps<Row>) {
  const { page, columns, shown, rows, openId, ticks, scroller, isStale, sort, sortKeys, urlOf, onOpen, onSort } = props;
  const text = useListText(page);
  const data = useMemo(() => [...rows], [rows]);
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>();
    return shown.flatMap((key) => {
      const column = columns[key];
      return column === undefined ? [] : [helper.accessor((row): unknown => column.value(row), { id: key })];
    });
  }, [columns, shown]);
  const keys = useMemo(() => shown.filter((key) => columns[key] !== undefined), [columns, shown]);
  const table = useTable({ features, data, columns: definitions, getRowId: (row) => String(row.id) });
  const models = table.getRowModel().rows;
  // Tab enters the rows in one place: where the preview is open, else at the top.
  const entryId = models.some((model) => model.original.id === openId) ? openId : models[0]?.original.id;

  const cellWords = useCellWords(page);
  const pages = useOpenPages();
  const t = useTranslations("list.ticks");
  const tick = t("row");
  const words = useMemo(() => ({ ...cellWords, pages, tick }), [cellWords, pages, tick]);
  const widths = useColumnWidths(page, columns, shown, rows);

  const isLong = models.length > mostRowsAtOnce;
  // The first HTML holds all rows; who scrolls through them gets those in sight as soon as the code for it is there.
  const [VirtualRows, askForVirtualRows] = useOnDemand(loadVirtualRows);
  useEffect(() => {
    if (isLong) askForVirtualRows();
  }, [isLong, askForVirtualRows]);

  function row(index: number, isEntry: boolean): ReactNode {
    const model = models[index];
    if (model === undefined) return null;
    return (
      <ListRow
        key={model.id}
        columns={columns}
        keys={keys}
        words={words}
        row={model.original}
        // The heading is the first row.
        rowIndex={isLong ? index + 2 : undefined}
        url={urlOf(model.original.id)}
        isOpen={model.original.id === openId}
        isEntry={isEntry}
        isTicked={ticks.ids.has(model.original.id)}
        onOpen={onOpen}
      />
    );
  }

  return (
    <table
      aria-rowcount={isLong ? models.length + 1 : undefined}
      aria-label={text("title")}
      aria-busy={isStale}
      onChange={ticks.onBox}
      className={classNames(
        "list-table w-full table-fixed border-separate border-spacing-0 @max-[38rem]:text-sm",
        isStale && "opacity-60",
      )}
      style={widths.table}
    >
      <colgroup>
        {shown.map((key) => (
          <col key={key} style={{ width: widths.columns[key] }} />
        ))}
      </colgroup>
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map(({ id }) => (
              <ListHeading
                key={id}
                columnKey={id}
                kind={columns[id]?.kind ?? "text"}
                text={text("fields", id)}
                isSortable={sortKeys.includes(id)}
                sort={sort}
                onSort={onSort}
                box={
                  id === "id" ? (
                    <PageTickBox
                      name={t("page")}
                      rows={rows.length}
                      ticked={rows.filter((row) => ticks.ids.has(row.id)).length}
                    />
                  ) : undefined
                }
              />
            ))}
          </tr>
        ))}
      </thead>
      <tbody>
        {isLong && VirtualRows ? (
          <VirtualRows
            count={models.length}
            scroller={scroller}
            openIndex={models.findIndex((model) => model.original.id === openId)}
            row={row}
          />
        ) : (
          models.map((model, index) => row(index, model.original.id === entryId))
        )}
      </tbody>
    </table>
  );
}
