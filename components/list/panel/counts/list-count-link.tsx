"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { anyCallQuery } from "@/components/calls/call-query";
import { useToday } from "@/components/shell/use-today";
import { Link } from "@/components/ui/link";
import { refusesToTell } from "@/lib/errors/lacks-call";
import type { ListCount } from "@/lib/list/declare/record-counts";
import { listLink } from "@/lib/list/url/list-link";
import type { AppliedFilters } from "@/lib/list/url/list-state";
import type { ListPageKey } from "@/lib/roles/pages";
import { countClass } from "./count-class";
import { useCountText } from "./use-count-text";

interface ListCountLinkProps<Detail> {
  /** Whose text it is. */
  page: ListPageKey;
  /** The count's key. */
  name: string;
  count: ListCount<Detail>;
  filters: AppliedFilters;
  detail: Detail;
}

/** How many of another list are the record's: a link to just these. It fails alone, and asks again when it is pressed. */
export function ListCountLink<Detail>({ page, name, count, filters, detail }: ListCountLinkProps<Detail>) {
  const t = useTranslations("list.counts");
  const text = useCountText(page, name);
  const query = useQuery({
    ...anyCallQuery(count.call, count.args(filters, useToday())),
    meta: { quiet: true, isCount: true },
  });
  const total = query.data && count.read(query.data.data, detail);
  if (query.isError) {
    if (refusesToTell(query.error)) return null;
    return (
      <li>
        <button
          type="button"
          aria-label={t("failed", { text: text("–") })}
          title={t("retry")}
          aria-busy={query.isFetching}
          onClick={() => void query.refetch()}
          className={countClass(0)}
        >
          {text("–")}
        </button>
      </li>
    );
  }
  if (!query.isPending && total === undefined) return null;
  return (
    <li>
      <Link
        href={listLink(count.page, filters)}
        data-record={count.page}
        data-count={name}
        aria-busy={query.isPending}
        prefetch={false}
        className={countClass(total)}
      >
        {text(total ?? "…")}
      </Link>
    </li>
  );
}
