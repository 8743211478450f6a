"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useOpenPages } from "@/components/shell/open-pages";
import { type RecordCounts as Declared, type LoadCounts, shownCounts } from "@/lib/list/declare/record-counts";
import type { ListPageKey } from "@/lib/roles/pages";
import { ListCountLink } from "./list-count-link";
import { SectionCountButton } from "./section-count-button";

export interface RecordCountsProps {
  page: ListPageKey;
  load: LoadCounts<unknown>;
  detail: unknown;
}

/** What a panel begins with: how many there are of what the record leads to, and the way there. */
export function RecordCounts({ page, load, detail }: RecordCountsProps) {
  const t = useTranslations("list.counts");
  const pages = useOpenPages();
  const [counts, setCounts] = useState<Declared<unknown>>();
  useEffect(() => {
    let isWanted = true;
    load().then(
      (loaded) => isWanted && setCounts(loaded),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  if (counts === undefined) return <div className="h-6" />;
  const shown = shownCounts(counts, detail, pages);
  if (shown.length === 0) return null;
  return (
    <ul
      aria-label={t("title")}
      className="flex flex-wrap text-sm leading-6 empty:hidden [&>li:not(:last-child)]:after:mx-1.5 [&>li:not(:last-child)]:after:text-ink-muted [&>li:not(:last-child)]:after:content-['·']"
    >
      {shown.map(({ key, ...count }) =>
        "section" in count ? (
          <SectionCountButton key={key} page={page} name={key} {...count} />
        ) : (
          <ListCountLink key={key} page={page} name={key} {...count} detail={detail} />
        ),
      )}
    </ul>
  );
}
