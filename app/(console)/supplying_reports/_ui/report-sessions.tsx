"use client";

import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { MissingAnswer } from "@/components/calls/missing-answer";
import { useCallQuery } from "@/components/calls/use-call-query";
import { PreviewSection } from "@/components/record/preview-section";
import { PreviewCell, PreviewTable } from "@/components/record/preview-table";
import { RecordLink } from "@/components/record/record-link";
import { Skeleton } from "@/components/ui/skeleton";
import { formatMoment, formatTime } from "@/lib/dates/format";
import { defaultTimeZone } from "@/lib/dates/time-zone";
import { productRecord } from "@/lib/list/declare/named-product";
import { recordOf } from "@/lib/list/declare/named-record";
import { formatQuantity } from "@/lib/money/format";
import { supplyingReportsCalls, type VendingSession } from "@/lib/resources/supplying_reports/supplying-reports.calls";

/** The machines that were opened for a report, the last one first (SREP-015, SREP-022). */
export function ReportSessions({ reportId }: { reportId: number }) {
  const t = useTranslations("supplying_reports.sessions");
  const query = useCallQuery(
    supplyingReportsCalls.sessions,
    { query: { reportIds: [reportId] } },
    { meta: { quiet: true } },
  );
  const sessions = query.data?.data.items;
  return (
    <PreviewSection title={t("title")}>
      {sessions === undefined && <MissingAnswer query={query} skeleton={<Skeleton className="h-24" />} isPart />}
      {sessions?.length === 0 && <p className="text-ink-muted">{t("empty")}</p>}
      {sessions?.map((session) => (
        <Session key={session.id} session={session} />
      ))}
    </PreviewSection>
  );
}

function Session({ session }: { session: VendingSession }) {
  const t = useTranslations("supplying_reports.sessions");
  const timeZone = useTimeZone() ?? defaultTimeZone;
  const { id, type, storage, user, startAt, endAt, vendingSessionDetails } = session;
  const columns = [
    { title: t("product") },
    { title: t("put"), isNumber: true },
    { title: t("returned"), isNumber: true },
  ];
  return (
    <div className="flex flex-col gap-1">
      <p className="flex flex-wrap gap-x-3 text-sm">
        <span className="font-medium">
          {t(type)} {id}
        </span>
        <span>
          <RecordLink record={recordOf("storages", storage)}>{storage.name}</RecordLink>
        </span>
        <span>
          <RecordLink record={recordOf("users", user)}>
            {user.firstName} {user.lastName}
          </RecordLink>
        </span>
        <span className="text-ink-muted">
          {formatMoment(startAt, timeZone)} – {endAt === undefined ? t("open") : formatTime(endAt, timeZone)}
        </span>
      </p>
      <PreviewTable label={`${t(type)} ${id}`} columns={columns}>
        {vendingSessionDetails.map(({ id: detailId, product, quantity }) => (
          <MovedProduct key={detailId} product={product} quantity={quantity} />
        ))}
      </PreviewTable>
    </div>
  );
}

/** SREP-016: what was put in comes as a negative quantity, what was taken back as a positive one. */
function MovedProduct({ product, quantity }: { product: { id: number; name: string }; quantity: number }) {
  const locale = useLocale();
  return (
    <tr>
      <PreviewCell>
        <RecordLink record={productRecord({ id: product.id })}>{product.name}</RecordLink>
      </PreviewCell>
      <PreviewCell isNumber>{quantity < 0 && formatQuantity(-quantity, locale)}</PreviewCell>
      <PreviewCell isNumber>{quantity > 0 && formatQuantity(quantity, locale)}</PreviewCell>
    </tr>
  );
}
