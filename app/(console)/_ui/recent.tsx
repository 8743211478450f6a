"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { useInBrowser } from "@/components/record/deferred";
import { recentRecords } from "@/components/shell/recent-records/recent-records";
import { useAccount } from "@/components/shell/session/account";
import { Link } from "@/components/ui/link";
import { recordAddress, recordMark } from "@/lib/list/declare/named-record";
import { listPageKeys } from "@/lib/roles/list-pages";
import type { PageKey } from "@/lib/roles/pages";

const mostShown = 12;

/** Records that the person looked at in this browser, the latest first: for who has no queue to begin with. */
export function Recent({ pages }: { pages: readonly PageKey[] }) {
  const t = useTranslations("home.recent");
  const name = useTranslations("pages");
  const account = useAccount();
  const isInBrowser = useInBrowser();
  const records = useMemo(() => (isInBrowser ? recentRecords(account) : []), [isInBrowser, account]);
  // The one page whose records are of kinds has a queue: who may open it has no recent records here.
  const shown = records.flatMap(({ page: slug, id }) => {
    const page = listPageKeys.find((key) => key === slug && pages.includes(key));
    return page === undefined ? [] : [{ page, id }];
  });
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="recent">
      <h2 id="recent" className="mb-3 text-lg">
        {t("title")}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {shown.slice(0, mostShown).map((record) => (
          <li key={recordMark(record)}>
            <Link
              href={recordAddress(record)}
              data-record={recordMark(record)}
              className="block rounded-md border border-line bg-surface px-3 py-1.5 hover:bg-hover"
            >
              {name(record.page)} <span className="text-ink-muted">{record.id}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
