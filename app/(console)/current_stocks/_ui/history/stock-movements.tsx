"use client";

import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { MissingAnswer } from "@/components/calls/missing-answer";
import { useCallQuery } from "@/components/calls/use-call-query";
import { PreviewSection } from "@/components/record/preview-section";
import { PreviewCell, PreviewTable } from "@/components/record/preview-table";
import { RecordLink } from "@/components/record/record-link";
import { Skeleton } from "@/components/ui/skeleton";
import { formatMoment } from "@/lib/dates/format";
import { defaultTimeZone } from "@/lib/dates/time-zone";
import { recordOf } from "@/lib/list/declare/named-record";
import { formatQuantity } from "@/lib/money/format";
import { signed } from "@/lib/money/signed";
import {
  currentStocksCalls,
  movementKinds,
  type Stock,
  type StockMovement,
} from "@/lib/resources/current_stocks/current-stocks.calls";
import { movementRecord, movementsOf, piecesAfter } from "@/lib/resources/current_stocks/movement-record";

/** So many are shown, the newest. */
const most = 100;

/** What came and went of a batch in its storage, newest first, with what was there then. */
export function StockMovements({ stock: { storage, batch, stock } }: { stock: Stock }) {
  const t = useTranslations("current_stocks.history");
  const locale = useLocale();
  const timeZone = useTimeZone() ?? defaultTimeZone;
  const query = useCallQuery(
    currentStocksCalls.movements,
    { query: { storageId: storage.id, batchId: batch.id, limit: 1 } },
    { meta: { quiet: true } },
  );
  if (query.data === undefined)
    return (
      <PreviewSection title={t("movements")}>
        <MissingAnswer query={query} skeleton={<Skeleton className="h-24" />} isPart />
      </PreviewSection>
    );
  const all = movementsOf(query.data.data.items, { storage, batch });
  const movements = all?.slice(0, most);
  if (all === undefined || movements === undefined) return <p className="text-ink-muted">{t("lacking")}</p>;
  if (movements.length === 0) return <p>{t("empty")}</p>;
  const after = piecesAfter(stock, movements);
  const columns = [
    { title: t("moment") },
    { title: t("kind") },
    { title: t("pieces"), isNumber: true },
    { title: t("after"), isNumber: true },
  ];
  const more = all.length > most && (
    <p className="text-ink-muted text-sm">{t("receptions.more", { shown: most, total: all.length })}</p>
  );
  return (
    <>
      <PreviewTable label={t("movements")} columns={columns}>
        {movements.map((movement, index) => (
          <tr key={movement.id}>
            <PreviewCell>{formatMoment(movement.moment, timeZone)}</PreviewCell>
            <PreviewCell>
              <Why movement={movement} />
            </PreviewCell>
            <PreviewCell isNumber>{signed(movement.pieces, formatQuantity(movement.pieces, locale))}</PreviewCell>
            <PreviewCell isNumber>{formatQuantity(after[index] ?? 0, locale)}</PreviewCell>
          </tr>
        ))}
      </PreviewTable>
      {more}
    </>
  );
}

function Why({ movement }: { movement: StockMovement }) {
  const t = useTranslations("current_stocks.history");
  const { kind, documentId, madeBy } = movement;
  const known = movementKinds.find((each) => each === kind);
  const word = known === undefined ? kind : t(`kinds.${known}`);
  return (
    <>
      <RecordLink record={movementRecord(movement)}>
        {documentId === undefined ? word : t("of", { kind: word, id: String(documentId) })}
      </RecordLink>
      {madeBy && (
        <span className="block text-ink-muted text-sm">
          <RecordLink record={recordOf("users", madeBy)}>{madeBy.fullName}</RecordLink>
        </span>
      )}
    </>
  );
}
