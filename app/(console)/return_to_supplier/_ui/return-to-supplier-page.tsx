"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useCallQuery } from "@/components/calls/use-call-query";
import { orNotLoaded } from "@/components/feedback/or-not-loaded";
import { ListPage } from "@/components/list/list-page";
import { lazyForm } from "@/components/list/panel/lazy-form";
import type { PreviewBodyProps } from "@/components/list/panel/list-preview";
import { usePdfBeside } from "@/components/record/pdf/use-pdf-beside";
import { PreviewSection } from "@/components/record/preview-section";
import { Skeleton } from "@/components/ui/skeleton";
import { receptionOfStock } from "@/lib/resources/receptions/reception-of-stock.calls";
import { returnReads, type SupplierReturn } from "@/lib/resources/return_to_supplier/return-reads.calls";
import { returnToSupplierList } from "@/lib/resources/return_to_supplier/return-to-supplier.list";

/** They come with the first return that is looked at: the list needs none of it. */
const ReturnSums = dynamic(orNotLoaded(async () => (await import("./return-figures")).ReturnSums));
const ReturnedLines = dynamic(orNotLoaded(async () => (await import("./return-figures")).ReturnedLines));
const ReturnVat = dynamic(orNotLoaded(async () => (await import("./return-figures")).ReturnVat));

/** Asked for when they are opened: the list needs no form. */
const forms = {
  new: lazyForm(async () => (await import("./editor/new-return")).NewReturn),
  import: lazyForm(async () => (await import("./editor/expiring-returns")).ExpiringReturns),
  isImportNamed: true,
  isWide: true,
};

/** Asked for once a record is shown. */
const counts = async () => (await import("@/lib/resources/return_to_supplier/return-to-supplier.counts")).returnCounts;

export function ReturnToSupplierPage() {
  return <ListPage list={returnToSupplierList} preview={ReturnPreview} counts={counts} forms={forms} />;
}

/**
 * A return: its totals, header, the reception that it takes back, its lines valued as they were received, and the note
 * as a PDF (RETS-002, RETS-006).
 */
function ReturnPreview({ detail: returned, fields }: PreviewBodyProps<SupplierReturn>) {
  const t = useTranslations("return_to_supplier");
  const pdf = usePdfBeside(returnReads.pdf, { params: { id: returned.id } }, t("download"));
  const reception = useCallQuery(
    receptionOfStock.oneOfStock,
    { params: { id: returned.ren.id } },
    { meta: { quiet: true } },
  );
  const note = reception.data?.data;
  return (
    <>
      {note && <ReturnSums returned={returned} note={note} />}
      {reception.isPending && <Skeleton className="h-18" />}
      <PreviewSection title={t("details")} action={pdf.links}>
        {pdf.document}
        {fields}
      </PreviewSection>
      <ReturnedLines returned={returned} note={note} reception={reception} />
      {note && <ReturnVat returned={returned} note={note} />}
    </>
  );
}
