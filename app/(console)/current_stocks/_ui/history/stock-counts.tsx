"use client";

import { useQueries } from "@tanstack/react-query";
import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { callQuery } from "@/components/calls/call-query";
import { MissingAnswer } from "@/components/calls/missing-answer";
import { useCallQuery } from "@/components/calls/use-call-query";
import { PreviewCell, PreviewTable } from "@/components/record/preview-table";
import { RecordLink } from "@/components/record/record-link";
import { Skeleton } from "@/components/ui/skeleton";
import { formatMoment } from "@/lib/dates/format";
import { defaultTimeZone } from "@/lib/dates/time-zone";
import { recordOf } from "@/lib/list/declare/named-record";
import { formatQuantity } from "@/lib/money/format";
import { closedCounts } from "@/lib/resources/current_stocks/closed-counts";
import type { Stock } from "@/lib/resources/current_stocks/current-stocks.calls";
import { inventoryReads } from "@/lib/resources/inventory/inventory-reads.calls";

/** More than are shown, for a platform that passes over the status. */
const asked = 20;
const quiet = { meta: { quiet: true } };

/** What the storage's last closed counts found of a product, all batches together, beside what the books had then. */
export function StockCounts({ stock: { product, storage } }: { stock: Stock }) {
  const t = useTranslations("current_stocks.history.inventories");
  const locale = useLocale();
  const timeZone = useTimeZone() ?? defaultTimeZone;
  const query = useCallQuery(
    inventoryReads.list,
    {
      filters: { storageId: storage.id, statuses: ["CLEARED"], sort: "Created", order: "DESC" },
      offset: 0,
      limit: asked,
    },
    quiet,
  );
  const items = closedCounts(query.data?.data.items ?? []);
  const details = useQueries({
    queries: items.map(({ id }) => ({
      ...callQuery(inventoryReads.one, { filters: { id }, offset: 0, limit: 1 }),
      ...quiet,
    })),
  });
  if (query.data === undefined) return <MissingAnswer query={query} skeleton={<Skeleton className="h-16" />} isPart />;
  if (items.length === 0) return <p>{t("empty")}</p>;
  const pieces = (count: number | undefined): string => (count === undefined ? "–" : formatQuantity(count, locale));
  const columns = [
    { title: t("inventory") },
    { title: t("counted"), isNumber: true },
    { title: t("books"), isNumber: true },
  ];
  return (
    <PreviewTable label={t("title")} columns={columns}>
      {items.map((inventory, index) => {
        const detail = details[index]?.data?.data.items[0];
        const item = detail?.items.find(({ productId }) => productId === product.id);
        return (
          <tr key={inventory.id}>
            <PreviewCell>
              <RecordLink record={recordOf("inventory", inventory)}>
                {t("of", { id: String(inventory.id), moment: formatMoment(inventory.created, timeZone) })}
              </RecordLink>
              {inventory.countedBy && (
                <span className="block text-ink-muted text-sm">{inventory.countedBy.fullName}</span>
              )}
            </PreviewCell>
            <PreviewCell isNumber>
              {detail !== undefined && item === undefined ? t("notCounted") : pieces(item?.inventoryQuantity)}
              {item?.isLeftOut && <span className="block text-ink-muted text-sm">{t("leftOut")}</span>}
            </PreviewCell>
            <PreviewCell isNumber>{pieces(item?.scriptQuantity)}</PreviewCell>
          </tr>
        );
      })}
    </PreviewTable>
  );
}
