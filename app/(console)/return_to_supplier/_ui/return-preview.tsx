"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import type { PreviewBodyProps } from "@/components/list/panel/list-preview";
import { PdfLink } from "@/components/record/pdf-link";
import { PreviewSection } from "@/components/record/preview-section";
import { downloadAddress } from "@/lib/calls/address";
import {
  returnToSupplierCalls,
  type SupplierReturn,
} from "@/lib/resources/return_to_supplier/return-to-supplier.calls";
import { pathOfPage } from "@/lib/roles/pages";
import { ReturnLines } from "./return-lines";

/** A return: its header, the reception that it takes back, its lines, and the note as a PDF (RETS-002, RETS-006). */
export function ReturnPreview({ detail: returned, fields }: PreviewBodyProps<SupplierReturn>) {
  const t = useTranslations("return_to_supplier");
  const { id, number } = returned.ren;
  const address = downloadAddress(returnToSupplierCalls.pdf, { params: { id: returned.id } });
  return (
    <>
      <PreviewSection title={t("details")} action={<PdfLink address={address} text={t("download")} />}>
        {fields}
        <Link
          href={`${pathOfPage("receptions")}?open=${id}`}
          prefetch={false}
          className="self-start text-link underline"
        >
          {t("openReception", { number })}
        </Link>
      </PreviewSection>
      <ReturnLines lines={returned.items.map(({ reni }) => reni)} currency={returned.currency.code} />
    </>
  );
}
