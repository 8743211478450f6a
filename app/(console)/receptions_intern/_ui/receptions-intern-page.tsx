"use client";

import { useLocale, useTranslations } from "next-intl";
import { ListPage } from "@/components/list/list-page";
import { lazyForm } from "@/components/list/panel/lazy-form";
import type { PreviewBodyProps } from "@/components/list/panel/list-preview";
import { MediaCell } from "@/components/record/media-cell";
import { usePdfBeside } from "@/components/record/pdf/use-pdf-beside";
import { PreviewSection } from "@/components/record/preview-section";
import { PreviewCell, PreviewTable } from "@/components/record/preview-table";
import { formatDay } from "@/lib/dates/format";
import { productRecord } from "@/lib/list/declare/named-product";
import { formatQuantity } from "@/lib/money/format";
import {
  type InternalReception,
  receptionsInternReads,
} from "@/lib/resources/receptions_intern/receptions-intern.calls";
import { receptionsInternList } from "@/lib/resources/receptions_intern/receptions-intern.list";

/** Asked for when it is opened: the list needs no form. Nothing changes what is saved. */
const forms = {
  new: lazyForm(async () => (await import("./editor/new-internal-reception")).NewInternalReception),
  isWide: true,
};

/** Asked for once a record is shown. */
const counts = async () => (await import("@/lib/resources/receptions_intern/receptions-intern.counts")).movedCounts;

export function ReceptionsInternPage() {
  return <ListPage list={receptionsInternList} preview={InternalReceptionPreview} counts={counts} forms={forms} />;
}

/** An internal reception: its header and lines (RINT-002), and the note as a PDF (RINT-004). */
function InternalReceptionPreview({ detail: note, fields }: PreviewBodyProps<InternalReception>) {
  const t = useTranslations("receptions_intern");
  const pdf = usePdfBeside(receptionsInternReads.pdf, { params: { id: note.id } }, t("download"));
  return (
    <>
      <PreviewSection title={t("details")} action={pdf.links}>
        {pdf.document}
        {fields}
      </PreviewSection>
      <Lines lines={note.renDetails} />
    </>
  );
}

function Lines({ lines }: { lines: InternalReception["renDetails"] }) {
  const t = useTranslations("receptions_intern.lines");
  const locale = useLocale();
  if (lines.length === 0)
    return (
      <PreviewSection title={t("title")} section="lines">
        {t("empty")}
      </PreviewSection>
    );
  const columns = [
    { title: t("product") },
    { title: t("batch") },
    { title: t("expires") },
    { title: t("quantity"), isNumber: true },
  ];
  return (
    <PreviewSection title={t("title")} section="lines">
      <PreviewTable label={t("title")} columns={columns}>
        {lines.map((line) => (
          <tr key={line.id}>
            <PreviewCell>
              <MediaCell
                address={line.productImage}
                title={line.productName}
                record={productRecord({ id: line.productId, barcode: line.productBarcode })}
              >
                {line.productBarcode}
              </MediaCell>
            </PreviewCell>
            <PreviewCell>{line.batchNumber}</PreviewCell>
            <PreviewCell>{line.expirationDate === undefined ? "–" : formatDay(line.expirationDate)}</PreviewCell>
            <PreviewCell isNumber>{formatQuantity(line.quantity, locale)}</PreviewCell>
          </tr>
        ))}
      </PreviewTable>
    </PreviewSection>
  );
}
