"use client";

import { useTranslations } from "next-intl";
import { ListPage } from "@/components/list/list-page";
import type { PreviewBodyProps } from "@/components/list/panel/list-preview";
import { PdfLink } from "@/components/record/pdf-link";
import { PreviewSection } from "@/components/record/preview-section";
import { downloadAddress } from "@/lib/calls/address";
import { receptionTotals } from "@/lib/resources/receptions/reception-totals";
import { type Reception, receptionsCalls } from "@/lib/resources/receptions/receptions.calls";
import { receptionsList } from "@/lib/resources/receptions/receptions.list";
import { ReceptionLines } from "./reception-lines";
import { ReceptionSums } from "./reception-sums";
import { ReceptionVat } from "./reception-vat";

export function ReceptionsPage() {
  return <ListPage list={receptionsList} preview={ReceptionPreview} />;
}

/** An entry note: its header, lines, VAT by rate and totals (RECP-001). */
function ReceptionPreview({ detail: note, fields }: PreviewBodyProps<Reception>) {
  const t = useTranslations("receptions");
  const totals = receptionTotals(note.items, note.vatDiscounts);
  const { code } = note.currency;
  const pdf = (
    <PdfLink address={downloadAddress(receptionsCalls.pdf, { params: { id: note.id } })} text={t("download")} />
  );
  return (
    <>
      <PreviewSection title={t("details")} action={pdf}>
        {fields}
      </PreviewSection>
      <ReceptionLines lines={note.items} currency={code} />
      <ReceptionVat buckets={totals.buckets} currency={code} />
      <ReceptionSums totals={totals} currency={code} />
    </>
  );
}
