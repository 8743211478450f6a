"use client";

import { Description, DescriptionList } from "@/components/record/description-list";
import type { Column, Columns } from "@/lib/list/declare/column";
import type { ListPageKey } from "@/lib/roles/pages";
import { ListCell } from "../table/list-cell";
import { useListText } from "../use-list-text";

interface ListFieldsProps<Detail> {
  page: ListPageKey;
  fields: Columns<Detail>;
  detail: Detail;
}

/** In characters: a longer text has a line of its own. */
const mostBesideOthers = 60;

/** All fields of one record, as its list declares them. */
export function ListFields<Detail>({ page, fields, detail }: ListFieldsProps<Detail>) {
  const text = useListText(page);
  return (
    <DescriptionList>
      {Object.entries(fields).map(([key, column]) => (
        <Description key={key} name={text("fields", key)} isWide={lengthOf(column, detail) > mostBesideOthers}>
          <ListCell page={page} columnKey={key} column={column} row={detail} />
        </Description>
      ))}
    </DescriptionList>
  );
}

function lengthOf<Detail>(column: Column<Detail>, detail: Detail): number {
  if (column.kind === "text") return column.value(detail)?.length ?? 0;
  if (column.kind === "tags") return column.value(detail)?.join(", ").length ?? 0;
  return 0;
}
