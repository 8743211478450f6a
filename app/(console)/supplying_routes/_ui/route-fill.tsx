"use client";

import { useLocale, useTranslations } from "next-intl";
import { MissingAnswer } from "@/components/calls/missing-answer";
import { useCallQuery } from "@/components/calls/use-call-query";
import { MediaCell } from "@/components/record/media-cell";
import { PreviewSection } from "@/components/record/preview-section";
import { PreviewCell, PreviewTable } from "@/components/record/preview-table";
import { RecordLink } from "@/components/record/record-link";
import { Skeleton } from "@/components/ui/skeleton";
import { productRecord } from "@/lib/list/declare/named-product";
import { recordOf } from "@/lib/list/declare/named-record";
import { formatQuantity } from "@/lib/money/format";
import { type Fill, supplyingRoutesCalls } from "@/lib/resources/supplying_routes/supplying-routes.calls";

/** What the machines of a route lack now, and what must leave them (SRTE-003 storagesProducts). */
export function RouteFill({ storageIds }: { storageIds: readonly number[] }) {
  const t = useTranslations("supplying_routes.fill");
  const query = useCallQuery(supplyingRoutesCalls.fill, { query: { storages: storageIds } }, { meta: { quiet: true } });
  if (query.data === undefined)
    return (
      <PreviewSection title={t("supplying")}>
        <MissingAnswer query={query} skeleton={<Skeleton className="h-24" />} isPart />
      </PreviewSection>
    );
  const { supplying, retreating } = query.data.data;
  return (
    <>
      <FillTable title={t("supplying")} empty={t("nothingToBring")} rows={supplying} />
      <FillTable title={t("retreating")} empty={t("nothingToTake")} rows={retreating} />
    </>
  );
}

/** Enough to see what a round is about; the report itself names every piece. */
const mostRows = 40;

function FillTable({ title, empty, rows }: { title: string; empty: string; rows: readonly Fill[] }) {
  const t = useTranslations("supplying_routes.fill");
  const locale = useLocale();
  if (rows.length === 0) return <PreviewSection title={title}>{empty}</PreviewSection>;
  const columns = [{ title: t("product") }, { title: t("storage") }, { title: t("quantity"), isNumber: true }];
  return (
    <PreviewSection title={title}>
      <PreviewTable label={title} columns={columns}>
        {rows.slice(0, mostRows).map(({ storage, product, quantity }) => (
          <tr key={`${storage.id} ${product.id}`}>
            <PreviewCell>
              <MediaCell address={product.image} title={product.name} record={productRecord(product)}>
                {product.barcode}
              </MediaCell>
            </PreviewCell>
            <PreviewCell>
              <RecordLink record={recordOf("storages", storage)}>{storage.name}</RecordLink>
            </PreviewCell>
            <PreviewCell isNumber>{formatQuantity(quantity, locale)}</PreviewCell>
          </tr>
        ))}
      </PreviewTable>
      {rows.length > mostRows && (
        <p className="text-ink-muted text-sm">{t("more", { shown: mostRows, total: rows.length })}</p>
      )}
    </PreviewSection>
  );
}
