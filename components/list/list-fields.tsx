"use client";

import type { Columns } from "@/lib/list/column";
import type { ListPageKey } from "@/lib/roles/pages";
import { Fact, Facts } from "./facts";
import { ListCell } from "./list-cell";
import { useListText } from "./use-list-text";

interface ListFieldsProps<Detail> {
  page: ListPageKey;
  fields: Columns<Detail>;
  detail: Detail;
}

/** All fields of one record, as its list declares them. */
export function ListFields<Detail>({ page, fields, detail }: ListFieldsProps<Detail>) {
  const text = useListText(page);
  return (
    <Facts>
      {Object.entries(fields).map(([key, column]) => (
        <Fact key={key} name={text("fields", key)}>
          <ListCell page={page} columnKey={key} column={column} row={detail} />
        </Fact>
      ))}
    </Facts>
  );
}
