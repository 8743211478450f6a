"use client";

import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useLocale, useTranslations } from "next-intl";
import { ProductLines } from "@/components/resources/products/product-lines";
import { LinePrice } from "@/components/resources/receptions/line-price";
import { useToday } from "@/components/shell/use-today";
import { formatQuantity } from "@/lib/money/format";
import { expiryOf } from "@/lib/resources/receptions/expiry-warning";
import { isUnitPriceRounded, lineValue, unitPriceAfterDiscount } from "@/lib/resources/receptions/reception-totals";
import type { ReceptionLine } from "@/lib/resources/receptions/receptions.calls";

interface ReceptionLinesProps {
  lines: readonly ReceptionLine[];
  currency: string;
}

/** The lines of an entry note (RECP-006). */
export function ReceptionLines({ lines, currency }: ReceptionLinesProps) {
  const t = useTranslations("receptions.lines");
  const words = useTranslations("common.lines");
  const check = useTranslations("receptions.check");
  const today = useToday();
  const warnings = { expired: check("lineExpired"), soon: check("lineSoon"), none: undefined };
  return (
    <ProductLines
      title={t("title")}
      empty={t("empty")}
      quantityTitle={t("received")}
      currency={currency}
      lines={lines.map((line) => ({
        id: line.id,
        productId: line.product.id,
        name: line.product.name,
        image: line.product.image,
        barcode: line.product.barcode,
        batchNumber: line.batchNumber,
        expirationDate: line.expirationDate,
        expiryWarning: warnings[expiryOf(line.expirationDate, today) ?? "none"],
        storage: line.storage,
        quantity: <LineQuantity {...line.quantity} />,
        price: (
          <LinePrice
            price={line.pricePurchase}
            discount={line.discount}
            afterDiscount={unitPriceAfterDiscount(line)}
            isRounded={isUnitPriceRounded(line)}
          />
        ),
        value: lineValue(line),
        rateVat: line.rateVAT.rate,
      }))}
      note={lines.some(isUnitPriceRounded) && <p className="text-ink-muted text-sm">{words("roundedPrice")}</p>}
    />
  );
}

function LineQuantity({ quantityInvoice, quantityReceived }: ReceptionLine["quantity"]) {
  const t = useTranslations("receptions.lines");
  const locale = useLocale();
  const differs = quantityInvoice !== quantityReceived;
  return (
    <>
      <p className={differs ? "inline-flex items-center gap-1 font-semibold text-warning" : undefined}>
        {differs && <TriangleAlert size={14} aria-hidden className="shrink-0" />}
        {formatQuantity(quantityReceived, locale)}
      </p>
      <p className="text-ink-muted text-xs">
        {differs && <span className="sr-only">{t("differs")}: </span>}
        {t("invoiced", { quantity: formatQuantity(quantityInvoice, locale) })}
      </p>
    </>
  );
}
