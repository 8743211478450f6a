"use client";

import { useTranslations } from "next-intl";
import { MissingAnswer } from "@/components/calls/missing-answer";
import { useCallQuery } from "@/components/calls/use-call-query";
import { RecordLink } from "@/components/record/record-link";
import { liveMappingRecord, useLiveMapping } from "@/components/resources/drafts/live-mapping";
import { useOpenPages } from "@/components/shell/open-pages";
import { Skeleton } from "@/components/ui/skeleton";
import { longestPage } from "@/lib/calls/call";
import { isNotFound } from "@/lib/errors/is-not-found";
import { currentStocksCalls, type Stock } from "@/lib/resources/current_stocks/current-stocks.calls";
import { cellsOfProduct, cellsText } from "@/lib/resources/current_stocks/mapping-gaps";

/** The cells of the machine that the product is mapped to, by name for who may open its mapping. */
export function StockCells({ stock }: { stock: Stock }) {
  const pages = useOpenPages();
  return pages.includes("drafts") ? <NamedCells stock={stock} /> : <CellCount stock={stock} />;
}

function NamedCells({ stock: { product, storage } }: { stock: Stock }) {
  const t = useTranslations("current_stocks.history.cells");
  const placeText = useTranslations("current_stocks.mapping.places");
  const query = useLiveMapping(storage.id);
  if (query.data === undefined && isNotFound(query.error)) return <p>{t("none")}</p>;
  if (query.data === undefined) return <MissingAnswer query={query} skeleton={<Skeleton className="h-6" />} isPart />;
  const cells = cellsOfProduct(query.data.data, product.id);
  if (cells.length === 0) return <p>{t("none")}</p>;
  return (
    <p>
      {t("named", { count: cells.length })}{" "}
      <RecordLink record={liveMappingRecord(storage.id)}>{cellsText(cells, placeText)}</RecordLink>
    </p>
  );
}

/** In how many cells of the machine the product is mapped (QRY-06). */
function CellCount({ stock: { product, storage } }: { stock: Stock }) {
  const t = useTranslations("current_stocks.history.cells");
  const query = useCallQuery(
    currentStocksCalls.mapped,
    { filters: { storageIds: [storage.id] }, offset: 0, limit: longestPage },
    { meta: { quiet: true } },
  );
  if (query.data === undefined) return <MissingAnswer query={query} skeleton={<Skeleton className="h-6" />} isPart />;
  const { items, totalCount } = query.data.data;
  const cells = items.find((each) => each.storage.id === storage.id && each.product.id === product.id)?.cells;
  // Of more products than one answer holds it may be one that is not in it.
  if (cells === undefined && totalCount > items.length) return <p>{t("unknown")}</p>;
  return <p>{cells === undefined ? t("none") : t("count", { count: cells })}</p>;
}
