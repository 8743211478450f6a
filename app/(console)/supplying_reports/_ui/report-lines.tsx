"use client";

import { useLocale, useTranslations } from "next-intl";
import { MediaCell } from "@/components/record/media-cell";
import { PreviewSection } from "@/components/record/preview-section";
import { PreviewCell, PreviewTable } from "@/components/record/preview-table";
import { productRecord } from "@/lib/list/declare/named-product";
import { formatQuantity } from "@/lib/money/format";
import { groupSupplyLines } from "@/lib/resources/supplying_reports/supply-lines";
import type { SupplyLine } from "@/lib/resources/supplying_reports/supplying-reports.calls";

/** What is to be brought, product by product (SREP-017, SREP-018). */
export function ReportLines({ lines }: { lines: readonly SupplyLine[] }) {
  const t = useTranslations("supplying_reports.lines");
  const locale = useLocale();
  if (lines.length === 0)
    return (
      <PreviewSection title={t("title")} section="lines">
        {t("empty")}
      </PreviewSection>
    );
  return (
    <PreviewSection title={t("title")} section="lines">
      <PreviewTable label={t("title")} columns={[{ title: t("product") }, { title: t("quantity"), isNumber: true }]}>
        {groupSupplyLines(lines).map(({ productId, productName, productImage, barcode, supplyQty }) => (
          <tr key={productId}>
            <PreviewCell>
              <MediaCell address={productImage} title={productName} record={productRecord({ id: productId, barcode })}>
                {barcode}
              </MediaCell>
            </PreviewCell>
            <PreviewCell isNumber>{formatQuantity(supplyQty, locale)}</PreviewCell>
          </tr>
        ))}
      </PreviewTable>
    </PreviewSection>
  );
}
