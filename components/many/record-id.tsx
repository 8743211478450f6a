"use client";

import { useOpensPage } from "@/components/shell/open-pages";
import { recordAddress } from "@/lib/list/declare/named-record";
import type { ListPageKey } from "@/lib/roles/pages";

/** Ids, each a link in a tab of its own for who may open their page: what is done here goes on meanwhile. */
export function RecordIds({ page, ids }: { page: ListPageKey | undefined; ids: readonly number[] }) {
  return (
    <ul className="flex flex-wrap gap-x-3 tabular-nums">
      {ids.map((id) => (
        <li key={id}>{page === undefined ? id : <RecordId page={page} id={id} />}</li>
      ))}
    </ul>
  );
}

export function RecordId({ page, id }: { page: ListPageKey; id: number }) {
  if (!useOpensPage(page)) return id;
  return (
    <a
      href={recordAddress({ page, id })}
      target="_blank"
      rel="noopener noreferrer"
      className="underline underline-offset-2"
    >
      {id}
    </a>
  );
}
