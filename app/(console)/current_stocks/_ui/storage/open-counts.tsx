"use client";

import { useTranslations } from "next-intl";
import { Fragment } from "react";
import { useCallQuery } from "@/components/calls/use-call-query";
import { RecordLink } from "@/components/record/record-link";
import { recordOf } from "@/lib/list/declare/named-record";
import { inventoryReads } from "@/lib/resources/inventory/inventory-reads.calls";

/** So many are named, the newest. */
const most = 5;
const open = ["NEW", "COUNTING", "COUNTED"] as const;

/** Counts of the storage that are not closed yet: what they count need not be counted by another one. */
export function OpenCounts({ storage }: { storage: number }) {
  const t = useTranslations("current_stocks.countToday");
  const query = useCallQuery(
    inventoryReads.list,
    { filters: { storageId: storage, statuses: open, sort: "Created", order: "DESC" }, offset: 0, limit: most },
    // It is said beside what matters, and missed by nobody where it cannot be read.
    { meta: { quiet: true } },
  );
  // A platform may pass over what it was asked for.
  const counts = (query.data?.data.items ?? []).filter(
    (each) => each.storageId === storage && open.some((status) => status === each.status),
  );
  if (counts.length === 0) return null;
  return (
    <p role="status" className="rounded-md bg-info-soft px-3 py-1">
      {t("openCounts", { count: counts.length })}{" "}
      {counts.map((each, index) => (
        <Fragment key={each.id}>
          {index > 0 && ", "}
          <RecordLink record={recordOf("inventory", each)}>{t("inventory", { id: String(each.id) })}</RecordLink>{" "}
          {each.countedBy ? t("countedBy", { name: each.countedBy.fullName }) : t("countedByNobody")}
        </Fragment>
      ))}
    </p>
  );
}
