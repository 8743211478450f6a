"use client";

import { createColumnHelper, tableFeatures, useTable } from "@tanstack/react-table";
import { useMemo } from "react";
import { classNames } from "@/components/ui/class-names";
import type { Columns } from "@/lib/list/column";
import type { ListSort } from "@/lib/list/list-state";
import type { ListPageKey } from "@/lib/roles/pages";
import { ListHeading } from "./list-heading";
import { ListRow } from "./list-row";
import { useListText } from "./use-list-text";

/** Rows arrive filtered, sorted and paged: the table needs its row model alone. */
const features = tableFeatures({});

interface ListTableProps<Row> {
  page: ListPageKey;
  columns: Columns<Row>;
  /** Column keys in the order of their display, Id first. */
  shown: readonly string[];
  rows: readonly Row[];
  openId: number | undefined;
  /** These are the rows of before, shown until the new ones are there. */
  isStale: boolean;
  sort: ListSort;
  sortKeys: readonly string[];
  urlOf(id: number): string;
  onOpen(id: number): void;
  onSort(sort: ListSort): void;
}

export function ListTable<Row extends { id: number }>(props: ListTableProps<Row>) {
  const { page, columns, shown, rows, openId, isStale, sort, sortKeys, urlOf, onOpen, onSort } = props;
  const text = useListText(page);
  const data = useMemo(() => [...rows], [rows]);
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>();
    return shown.flatMap((key) => {
      const column = columns[key];
      return column === undefined ? [] : [helper.accessor((row): unknown => column.value(row), { id: key })];
    });
  }, [columns, shown]);
  const table = useTable({ features, data, columns: definitions, getRowId: (row) => String(row.id) });
  const models = table.getRowModel().rows;
  // Tab enters the rows in one place: where the preview is open, else at the top.
  const entryId = models.some((model) => model.original.id === openId) ? openId : models[0]?.original.id;

  return (
    <table
      aria-label={text("title")}
      aria-busy={isStale}
      className={classNames(
        "w-full min-w-150 table-fixed border-separate border-spacing-0 @max-[38rem]:min-w-120 @max-[38rem]:text-sm",
        isStale && "opacity-60",
      )}
    >
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
              />
            ))}
          </tr>
        ))}
      </thead>
      <tbody>
        {models.map((model) => (
          <ListRow
            key={model.id}
            page={page}
            columns={columns}
            keys={model.getAllCells().map((cell) => cell.column.id)}
            row={model.original}
            url={urlOf(model.original.id)}
            isOpen={model.original.id === openId}
            isEntry={model.original.id === entryId}
            onOpen={onOpen}
          />
        ))}
      </tbody>
    </table>
  );
}
