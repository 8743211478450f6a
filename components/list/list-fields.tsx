"use client";

import type { Columns } from "@/lib/list/column";
import type { PageKey } from "@/lib/roles/pages";
import { ListCell } from "./list-cell";
import { useListText } from "./use-list-text";

/** All fields of one record, as its list declares them. */
export function ListFields<Detail>({
  page,
  fields,
  detail,
}: {
  page: PageKey;
  fields: Columns<Detail>;
  detail: Detail;
}) {
  const text = useListText(page);
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-6 gap-y-3">
      {Object.entries(fields).map(([key, column]) => (
        <div key={key} className="min-w-0">
          <dt className="text-ink-muted text-sm">{text("fields", key)}</dt>
          <dd className="wrap-anywhere">
            <ListCell page={page} columnKey={key} column={column} row={detail} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
