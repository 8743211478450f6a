"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { MissingAnswer } from "@/components/calls/missing-answer";
import { PreviewSection } from "@/components/record/preview-section";
import { PreviewCell, PreviewTable } from "@/components/record/preview-table";
import { RecordLink } from "@/components/record/record-link";
import { Skeleton } from "@/components/ui/skeleton";
import { stockRecord } from "@/lib/list/declare/named-product";
import { formatQuantity } from "@/lib/money/format";

interface StockRow {
  id: number;
  /** The product, or the storage. */
  what: ReactNode;
  /** Pieces. */
  stock: number;
  /** The product and the storage of which these pieces are the stock. */
  of: { product: number; storage: number };
  /** In the column `lastTitle`. */
  last?: ReactNode;
}

interface StockTableProps {
  title: string;
  /** Stands in place of no rows. */
  empty: string;
  whatTitle: string;
  lastTitle?: string;
  query: Parameters<typeof MissingAnswer>[0]["query"];
  /** Undefined while there is no answer. */
  rows: readonly StockRow[] | undefined;
  /** Where there are more than these. */
  more: ReactNode;
}

/** How many pieces lie where, or of what (STOC-004). */
export function StockTable({ title, empty, whatTitle, lastTitle, query, rows, more }: StockTableProps) {
  const t = useTranslations("common.lines");
  const locale = useLocale();
  if (rows === undefined)
    return (
      <PreviewSection title={title}>
        <MissingAnswer query={query} skeleton={<Skeleton className="h-24" />} isPart />
      </PreviewSection>
    );
  if (rows.length === 0) return <PreviewSection title={title}>{empty}</PreviewSection>;
  const columns = [{ title: whatTitle }, { title: t("stock"), isNumber: true }];
  return (
    <PreviewSection title={title}>
      <PreviewTable label={title} columns={lastTitle === undefined ? columns : [...columns, { title: lastTitle }]}>
        {rows.map(({ id, what, stock, of, last }) => (
          <tr key={id}>
            <PreviewCell>{what}</PreviewCell>
            <PreviewCell isNumber>
              <RecordLink record={stockRecord(of)}>{formatQuantity(stock, locale)}</RecordLink>
            </PreviewCell>
            {lastTitle !== undefined && <PreviewCell>{last}</PreviewCell>}
          </tr>
        ))}
      </PreviewTable>
      {more && <p className="text-ink-muted text-sm">{more}</p>}
    </PreviewSection>
  );
}
