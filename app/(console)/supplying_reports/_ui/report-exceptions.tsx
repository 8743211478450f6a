"use client";

import { useLocale, useMessages, useTranslations } from "next-intl";
import { MissingAnswer } from "@/components/calls/missing-answer";
import { useCallQuery } from "@/components/calls/use-call-query";
import { MediaCell } from "@/components/record/media-cell";
import { PreviewSection } from "@/components/record/preview-section";
import { PreviewCell, PreviewTable } from "@/components/record/preview-table";
import { RecordLink } from "@/components/record/record-link";
import { Skeleton } from "@/components/ui/skeleton";
import { productRecord } from "@/lib/list/declare/named-product";
import { recordOf } from "@/lib/list/declare/named-record";
import { textAt } from "@/lib/list/texts/texts";
import { formatQuantity } from "@/lib/money/format";
import { type SupplyException, supplyingReportsCalls } from "@/lib/resources/supplying_reports/supplying-reports.calls";

interface ReportExceptionsProps {
  reportId: number;
  /** They come with the report itself (reading 37). */
  ofGeneration: readonly SupplyException[];
}

/** What went wrong in each step (SREP-014, SREP-020, SREP-021). */
export function ReportExceptions({ reportId, ofGeneration }: ReportExceptionsProps) {
  const t = useTranslations("supplying_reports.exceptions");
  const picking = useExceptions(reportId, "picking");
  const supplying = useExceptions(reportId, "supplying");
  const missing = [picking, supplying].find((query) => query.data === undefined);
  const all = [
    ...ofGeneration.map((exception) => ({ step: t("generation"), exception })),
    ...(picking.data?.data ?? []).map((exception) => ({ step: t("picking"), exception })),
    ...(supplying.data?.data ?? []).map((exception) => ({ step: t("supplying"), exception })),
  ];
  return (
    <PreviewSection title={t("title")}>
      {all.length > 0 && <ExceptionTable rows={all} />}
      {missing && <MissingAnswer query={missing} skeleton={<Skeleton className="h-12" />} isPart />}
      {missing === undefined && all.length === 0 && <p className="text-ink-muted">{t("empty")}</p>}
    </PreviewSection>
  );
}

function useExceptions(supplyReport: number, searchTerm: "picking" | "supplying") {
  const args = { query: { supplyReport, searchTerm } };
  return useCallQuery(supplyingReportsCalls.exceptions, args, { meta: { quiet: true } });
}

function ExceptionTable({ rows }: { rows: readonly { step: string; exception: SupplyException }[] }) {
  const t = useTranslations("supplying_reports.exceptions");
  const messages = useMessages();
  const locale = useLocale();
  const columns = [
    { title: t("product") },
    { title: t("step") },
    { title: t("reason") },
    { title: t("quantity"), isNumber: true },
  ];
  return (
    <PreviewTable label={t("title")} columns={columns}>
      {rows.map(({ step, exception }) => (
        <tr key={exception.id}>
          <PreviewCell>
            <MediaCell
              address={exception.productImg}
              title={exception.productName}
              record={productRecord({ barcode: exception.productBarCode })}
            >
              <span>{exception.productBarCode}</span>
              <span>
                <RecordLink record={recordOf("storages", exception.storage)}>{exception.storage?.name}</RecordLink>
              </span>
            </MediaCell>
          </PreviewCell>
          <PreviewCell>{step}</PreviewCell>
          <PreviewCell>{textAt(messages, ["supplying_reports", "reasons", exception.reason])}</PreviewCell>
          <PreviewCell isNumber>{formatQuantity(exception.quantity, locale)}</PreviewCell>
        </tr>
      ))}
    </PreviewTable>
  );
}
