"use client";

import { useOpensPage } from "@/components/shell/open-pages";
import { recordAddress } from "@/lib/list/declare/named-record";
import type { ListPageKey } from "@/lib/roles/pages";

/** An id, a link in a tab of its own for who may open its page: what is done here goes on meanwhile. */
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
