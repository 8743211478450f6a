"use client";

import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { MediaCell } from "@/components/record/media-cell";
import { PreviewSection } from "@/components/record/preview-section";
import { PreviewCell, PreviewTable } from "@/components/record/preview-table";
import { RecordLink } from "@/components/record/record-link";
import { formatDay } from "@/lib/dates/format";
import { productRecord } from "@/lib/list/declare/named-product";
import { recordOf } from "@/lib/list/declare/named-record";
import { formatAmount, formatPercent } from "@/lib/money/format";

/** A line of a document over goods. */
export interface ProductLine {
  id: number;
  /** Core id. */
  productId: number;
  name: string;
  image: string | undefined;
  barcode: string | undefined;
  batchNumber: string | undefined;
  /** A calendar day. */
  expirationDate: string | undefined;
  /** Why that day is to be looked at. */
  expiryWarning?: string | undefined;
  storage: { id: number; name: string } | undefined;
  quantity: ReactNode;
  price: ReactNode;
  /** Net, decimal text; undefined where a person reads N/A. */
  value: string | undefined;
  /** Percent. */
  rateVat: number;
}

interface ProductLinesProps {
  title: string;
  /** Stands in place of no lines. */
  empty: string;
  quantityTitle: string;
  currency: string;
  lines: readonly ProductLine[];
  /** Stands for each price and value while nobody knows them. */
  unvalued?: ReactNode;
  /** Below the table. */
  note?: ReactNode;
}

/**
 * The lines of a document. What belongs together shares a column, so that a line is whole beside the table too; money
 * columns carry their unit in the heading.
 */
export function ProductLines({ title, empty, quantityTitle, currency, lines, unvalued, note }: ProductLinesProps) {
  const t = useTranslations("common.lines");
  if (lines.length === 0)
    return (
      <PreviewSection title={title} section="lines">
        {empty}
      </PreviewSection>
    );
  const columns = [
    { title: t("product") },
    { title: quantityTitle, isNumber: true },
    { title: `${t("price")}, ${currency}`, isNumber: true },
    { title: `${t("value")}, ${currency}`, isNumber: true },
  ];
  return (
    <PreviewSection title={title} section="lines">
      <PreviewTable label={title} columns={columns}>
        {lines.map((line) => (
          <LineRow key={line.id} line={line} unvalued={unvalued} />
        ))}
      </PreviewTable>
      {note}
    </PreviewSection>
  );
}

function LineRow({ line, unvalued }: { line: ProductLine; unvalued: ReactNode }) {
  const t = useTranslations("common.lines");
  const locale = useLocale();
  return (
    <tr className="align-top">
      <PreviewCell>
        <MediaCell
          address={line.image}
          title={line.name}
          record={productRecord({ id: line.productId, barcode: line.barcode })}
        >
          <span>{line.barcode}</span>
          {line.batchNumber !== undefined && <span>{t("batch", { number: line.batchNumber })}</span>}
          {line.expirationDate !== undefined && <Expiry day={line.expirationDate} warning={line.expiryWarning} />}
          {line.storage !== undefined && (
            <span>
              <RecordLink record={recordOf("storages", line.storage)}>{line.storage.name}</RecordLink>
            </span>
          )}
        </MediaCell>
      </PreviewCell>
      <PreviewCell isNumber>{line.quantity}</PreviewCell>
      <PreviewCell isNumber>{unvalued ?? line.price}</PreviewCell>
      <PreviewCell isNumber>
        {unvalued ?? <p>{line.value === undefined ? t("notAvailable") : formatAmount(line.value, locale)}</p>}
        <p className="text-ink-muted text-xs">{t("vat", { rate: formatPercent(line.rateVat, locale) })}</p>
      </PreviewCell>
    </tr>
  );
}

function Expiry({ day, warning }: { day: string; warning: string | undefined }) {
  const t = useTranslations("common.lines");
  if (warning === undefined) return <span>{t("expires", { day: formatDay(day) })}</span>;
  return (
    <span title={warning} className="inline-flex items-center gap-1 text-warning">
      {t("expires", { day: formatDay(day) })}
      <TriangleAlert role="img" aria-label={warning} size={12} className="shrink-0" />
    </span>
  );
}
