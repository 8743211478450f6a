"use client";

import { useLocale, useTranslations } from "next-intl";
import { MissingAnswer } from "@/components/calls/missing-answer";
import { useCallQuery } from "@/components/calls/use-call-query";
import { MediaCell } from "@/components/record/media-cell";
import { PreviewSection } from "@/components/record/preview-section";
import { PreviewCell, PreviewTable } from "@/components/record/preview-table";
import { Skeleton } from "@/components/ui/skeleton";
import { productRecord } from "@/lib/list/declare/named-product";
import { formatQuantity } from "@/lib/money/format";
import { supplyingReportsCalls } from "@/lib/resources/supplying_reports/supplying-reports.calls";

/** What was loaded into the car before the round (SREP-013 initialSupplyQty). */
export function ReportContents({ reportId }: { reportId: number }) {
  const t = useTranslations("supplying_reports.contents");
  const locale = useLocale();
  const query = useCallQuery(
    supplyingReportsCalls.initialContent,
    { query: { supplyReport: reportId } },
    { meta: { quiet: true } },
  );
  const contents = query.data?.data;
  if (contents === undefined)
    return (
      <PreviewSection title={t("title")}>
        <MissingAnswer query={query} skeleton={<Skeleton className="h-24" />} isPart />
      </PreviewSection>
    );
  if (contents.length === 0) return <PreviewSection title={t("title")}>{t("empty")}</PreviewSection>;
  return (
    <PreviewSection title={t("title")}>
      <PreviewTable label={t("title")} columns={[{ title: t("product") }, { title: t("quantity"), isNumber: true }]}>
        {contents.map(({ initialSupplyQty, product }) => (
          <tr key={`${product.productId} ${product.batchId} ${product.externalSerialNumber}`}>
            <PreviewCell>
              <MediaCell
                address={product.productImageUrl}
                title={product.productName}
                record={productRecord({ id: product.productId, barcode: product.barcode })}
              >
                <span>{product.barcode}</span>
                {product.externalSerialNumber !== undefined && (
                  <span>{t("serial", { number: product.externalSerialNumber })}</span>
                )}
              </MediaCell>
            </PreviewCell>
            <PreviewCell isNumber>{formatQuantity(initialSupplyQty, locale)}</PreviewCell>
          </tr>
        ))}
      </PreviewTable>
    </PreviewSection>
  );
}
