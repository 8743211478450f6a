"use client";

import { useTranslations } from "next-intl";
import { useMemo, useSyncExternalStore } from "react";
import { useAccount } from "@/components/shell/session/account";
import { Link } from "@/components/ui/link";
import { browserStore } from "@/lib/browser/store";
import { readRecent } from "@/lib/recent-records/recent-records";
import { recentRecordsKey } from "@/lib/recent-records/recent-records-key";
import { listPageKeys } from "@/lib/roles/list-pages";
import { type PageKey, pathOfPage } from "@/lib/roles/pages";

const mostShown = 12;
const neverChanges = () => () => undefined;

/** Records that the person looked at in this browser, the latest first: for who has no queue to begin with. */
export function Recent({ pages }: { pages: readonly PageKey[] }) {
  const t = useTranslations("home.recent");
  const name = useTranslations("pages");
  const account = useAccount();
  const stored = useSyncExternalStore(neverChanges, read, () => null);
  const records = useMemo(() => readRecent(stored, account), [stored, account]);
  const shown = records.flatMap(({ page: slug, id, kind }) => {
    const page = listPageKeys.find((key) => key === slug && pages.includes(key));
    return page === undefined || kind !== undefined ? [] : [{ page, id }];
  });
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="recent">
      <h2 id="recent" className="mb-3 text-lg">
        {t("title")}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {shown.slice(0, mostShown).map(({ page, id }) => (
          <li key={`${page}/${id}`}>
            <Link
              href={`${pathOfPage(page)}?open=${id}`}
              className="block rounded-md border border-line bg-surface px-3 py-1.5 hover:bg-hover"
            >
              {name(page)} <span className="text-ink-muted">{id}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function read(): string | null {
  return browserStore.read(recentRecordsKey);
}
