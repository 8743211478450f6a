"use client";

import { useLocale, useTranslations } from "next-intl";
import { ListPage } from "@/components/list/list-page";
import type { PreviewBodyProps } from "@/components/list/panel/list-preview";
import { PdfLink } from "@/components/record/pdf-link";
import { PreviewSection } from "@/components/record/preview-section";
import { ProductLines } from "@/components/resources/products/product-lines";
import { Link } from "@/components/ui/link";
import { downloadAddress } from "@/lib/calls/address";
import { money, moneyText } from "@/lib/money/decimal";
import { formatAmount, formatQuantity } from "@/lib/money/format";
import type { ReturnedLine } from "@/lib/resources/return_to_supplier/return-to-supplier.calls";
import {
  returnToSupplierCalls,
  type SupplierReturn,
} from "@/lib/resources/return_to_supplier/return-to-supplier.calls";
import { returnToSupplierList } from "@/lib/resources/return_to_supplier/return-to-supplier.list";
import { pathOfPage } from "@/lib/roles/pages";

export function ReturnToSupplierPage() {
  return <ListPage list={returnToSupplierList} preview={ReturnPreview} />;
}

/** A return: its header, the reception that it takes back, its lines, and the note as a PDF (RETS-002, RETS-006). */
function ReturnPreview({ detail: returned, fields }: PreviewBodyProps<SupplierReturn>) {
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

interface ReturnLinesProps {
  lines: readonly ReturnedLine[];
  currency: string;
}

/** What goes back: quantities and values are below 0 (RETS-003). */
function ReturnLines({ lines, currency }: ReturnLinesProps) {
  const t = useTranslations("return_to_supplier.lines");
  const locale = useLocale();
  return (
    <ProductLines
      title={t("title")}
      empty={t("empty")}
      quantityTitle={t("quantity")}
      currency={currency}
      lines={lines.map(({ id, product, quantity, pricePurchase, batchNumber, expirationDate, storage, rateVAT }) => ({
        id,
        name: product.name,
        image: product.productImg,
        barcode: product.barCode,
        batchNumber,
        expirationDate,
        storageName: storage.name,
        quantity: formatQuantity(quantity, locale),
        price: pricePurchase === undefined ? t("notAvailable") : formatAmount(pricePurchase, locale),
        value: pricePurchase === undefined ? undefined : moneyText(money(pricePurchase).times(quantity)),
        rateVat: rateVAT.rate,
      }))}
    />
  );
}
