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
import { formatMoney, formatQuantity } from "@/lib/money/format";
import type { Stock } from "@/lib/resources/current_stocks/current-stocks.calls";
import { receivedOfBatch } from "@/lib/resources/current_stocks/received-of-batch";
import { receptionReads } from "@/lib/resources/receptions/reception-reads.calls";

/** So many are shown, the newest. */
const most = 5;
const quiet = { meta: { quiet: true } };

/** The entry notes that brought a batch (STK-04), with supplier, pieces and net price. */
export function StockReceptions({ stock: { product, batch } }: { stock: Stock }) {
  const t = useTranslations("current_stocks.history.receptions");
  const locale = useLocale();
  const timeZone = useTimeZone() ?? defaultTimeZone;
  const batchNumber = batch.number === "" ? undefined : batch.number;
  const query = useCallQuery(
    receptionReads.listOfStock,
    { query: { productIds: [product.id], batchNumber, limit: most } },
    quiet,
  );
  const { items = [], totalCount = 0 } = query.data?.data ?? {};
  const details = useQueries({
    queries: items.map(({ id }) => ({ ...callQuery(receptionReads.oneOfStock, { params: { id } }), ...quiet })),
  });
  if (query.data === undefined) return <MissingAnswer query={query} skeleton={<Skeleton className="h-16" />} isPart />;
  const received = items.flatMap((note, index) => {
    const detail = details[index]?.data?.data;
    const brought = detail && receivedOfBatch(detail.items, product.id, batch.number);
    // A note that is read and has no line of the batch is none of its receptions.
    return detail !== undefined && brought === undefined ? [] : [{ note, brought }];
  });
  if (received.length === 0) return <p>{t("empty")}</p>;
  const columns = [
    { title: t("reception") },
    { title: t("supplier") },
    { title: t("pieces"), isNumber: true },
    { title: t("price"), isNumber: true },
  ];
  return (
    <>
      <PreviewTable label={t("title")} columns={columns}>
        {received.map(({ note, brought }) => (
          <tr key={note.id}>
            <PreviewCell>
              <RecordLink record={recordOf("receptions", note)}>{note.number}</RecordLink>
              <span className="block text-ink-muted text-sm">{formatMoment(note.created, timeZone)}</span>
            </PreviewCell>
            <PreviewCell>
              <RecordLink record={recordOf("companies", note.company)}>{note.company.name}</RecordLink>
            </PreviewCell>
            <PreviewCell isNumber>{brought ? formatQuantity(brought.pieces, locale) : "–"}</PreviewCell>
            <PreviewCell isNumber>
              {brought?.prices.map((price) => (
                <span key={price} className="block">
                  {formatMoney(price, note.currency.code, locale)}
                </span>
              ))}
              {brought?.prices.length === 0 && t("noPrice")}
              {brought === undefined && "–"}
            </PreviewCell>
          </tr>
        ))}
      </PreviewTable>
      {totalCount > items.length && received.length === items.length && (
        <p className="text-ink-muted text-sm">{t("more", { shown: most, total: totalCount })}</p>
      )}
      {details.some(({ isError }) => isError) && <p className="text-ink-muted text-sm">{t("unread")}</p>}
    </>
  );
}
