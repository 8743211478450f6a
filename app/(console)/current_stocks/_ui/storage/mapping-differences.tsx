"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { MissingAnswer } from "@/components/calls/missing-answer";
import { MediaCell } from "@/components/record/media-cell";
import { PreviewSection } from "@/components/record/preview-section";
import { PreviewCell, PreviewTable } from "@/components/record/preview-table";
import { RecordLink } from "@/components/record/record-link";
import { liveMappingRecord, useLiveMapping } from "@/components/resources/drafts/live-mapping";
import { CopyButton } from "@/components/ui/copy-button";
import { Skeleton } from "@/components/ui/skeleton";
import { asText } from "@/lib/grid/clipboard/copy-rows";
import { writeTsv } from "@/lib/grid/clipboard/tsv";
import { productRecord, stockRecord } from "@/lib/list/declare/named-product";
import { formatQuantity } from "@/lib/money/format";
import type { TrustedStock } from "@/lib/resources/current_stocks/current-stocks.calls";
import { cellsText, mappingGaps } from "@/lib/resources/current_stocks/mapping-gaps";
import { FindingsNav } from "./findings-nav";

interface MappingDifferencesProps {
  storage: number;
  /** All products of the storage. */
  rows: readonly TrustedStock[];
}

type Product = TrustedStock["product"];

/** How much of both there is, and the way to it. */
export function MappingCounts({ storage, rows }: MappingDifferencesProps) {
  const { data } = useLiveMapping(storage);
  const gaps = data && mappingGaps(rows, data.data);
  return gaps === undefined || gaps.isUnmapped ? null : <FindingsNav gaps={gaps} />;
}

/** What lies in a storage and no cell is mapped to, and what cells are mapped to and does not lie there. */
export function MappingDifferences({ storage, rows }: MappingDifferencesProps) {
  const t = useTranslations("current_stocks.mapping");
  const locale = useLocale();
  const placeText = useTranslations("current_stocks.mapping.places");
  const query = useLiveMapping(storage);
  if (query.data === undefined)
    return (
      <PreviewSection title={t("title")}>
        <MissingAnswer query={query} skeleton={<Skeleton className="h-40" />} isPart />
      </PreviewSection>
    );
  const { isUnmapped, unmapped, outOfStock, onDemand } = mappingGaps(rows, query.data.data);
  if (isUnmapped) return <PreviewSection title={t("title")}>{t("noMapping")}</PreviewSection>;
  const places = outOfStock.map(({ product, cells }) => ({
    product,
    cells: cellsText(cells, placeText),
  }));
  return (
    <>
      <p>
        <RecordLink record={liveMappingRecord(storage)}>{t("open")}</RecordLink>
        {onDemand > 0 && <span className="block text-ink-muted text-sm">{t("onDemand", { count: onDemand })}</span>}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
        <Gaps
          section="unmapped"
          title={t("unmapped", { count: unmapped.length })}
          empty={t("noUnmapped")}
          head={[t("product"), t("barcode"), t("stock")]}
          rows={unmapped.map(({ product, stock }) => ({
            product,
            text: String(stock),
            isNumber: true,
            shown: (
              <RecordLink record={stockRecord({ product: product.id, storage })}>
                {formatQuantity(stock, locale)}
              </RecordLink>
            ),
          }))}
        />
        <Gaps
          section="outOfStock"
          title={t("outOfStock", { count: places.length })}
          empty={t("noOutOfStock")}
          head={[t("product"), t("barcode"), t("cells")]}
          rows={places.map(({ product, cells }) => ({ product, text: cells, isNumber: false, shown: cells }))}
        />
      </div>
    </>
  );
}

interface GapsProps {
  /** By which the links above lead to it. */
  section: string;
  title: string;
  /** Stands in place of no rows. */
  empty: string;
  /** Of the table and, with the barcode, of what is copied. */
  head: [product: string, barcode: string, last: string];
  rows: readonly { product: Product; text: string; isNumber: boolean; shown: ReactNode }[];
}

/** A list of products, to be looked at and to be taken to a spreadsheet. */
function Gaps({ section, title, empty, head, rows }: GapsProps) {
  const t = useTranslations("current_stocks.mapping");
  if (rows.length === 0)
    return (
      <PreviewSection section={section} title={title}>
        {empty}
      </PreviewSection>
    );
  const table = [head, ...rows.map(({ product, text }) => [asText(product.name), product.barcode ?? "", asText(text)])];
  const [productTitle, , lastTitle] = head;
  const isNumber = rows.some((row) => row.isNumber);
  return (
    <PreviewSection section={section} title={title} action={<CopyButton label={t("copy")} text={writeTsv(table)} />}>
      <PreviewTable label={title} columns={[{ title: productTitle }, { title: lastTitle, isNumber }]}>
        {rows.map(({ product, shown }) => (
          <tr key={product.id}>
            <PreviewCell>
              <MediaCell address={product.image} title={product.name} record={productRecord(product)}>
                <span>{product.barcode}</span>
              </MediaCell>
            </PreviewCell>
            <PreviewCell isNumber={isNumber}>{shown}</PreviewCell>
          </tr>
        ))}
      </PreviewTable>
    </PreviewSection>
  );
}
