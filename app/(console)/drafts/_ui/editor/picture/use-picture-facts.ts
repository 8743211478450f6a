"use client";

import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import { useCallQuery } from "@/components/calls/use-call-query";
import { useToday } from "@/components/shell/use-today";
import { formatDay } from "@/lib/dates/format";
import { formatAmount, formatQuantity } from "@/lib/money/format";
import { currentStocksCalls } from "@/lib/resources/current_stocks/current-stocks.calls";
import type { MappedCell } from "@/lib/resources/drafts/cells/mapped-cell";
import { expiryHeat, salesHeat } from "@/lib/resources/drafts/facts/heat";
import { noFact, type ProductFact } from "@/lib/resources/drafts/facts/known-facts";
import type { ShownFact } from "@/lib/resources/drafts/facts/shown-fact";
import type { CellFact, CellFacts } from "./cell-facts";

interface PictureFactsOptions {
  /** Whose stock, prices and sales are shown. */
  storageId: number | undefined;
  shown: ShownFact;
  factOf(storageId: number, productId: number): ProductFact;
  /** Most pieces that one product was sold of there. */
  mostSold: number;
  /** What is to be looked at in a cell. */
  findingOf(cell: MappedCell): string | undefined;
}

/** What is told in the cells beside what is mapped to them; the same object until something of it is another. */
export function usePictureFacts({ storageId, shown, factOf, mostSold, findingOf }: PictureFactsOptions): CellFacts {
  const t = useTranslations("mapping.shown");
  const locale = useLocale();
  const today = useToday();
  const stock = useMappedStock(shown === "stock" ? storageId : undefined);
  return useMemo(() => {
    // Of the product, wherever in the machine: no cell knows its own.
    const inAll = (count: number): string => t("inAll", { n: formatQuantity(count, locale) });
    const lines = (text: string | undefined): readonly string[] => (text === undefined ? [] : [text]);
    const ways: Record<ShownFact, (fact: ProductFact, productId: number) => Pick<CellFact, "heat" | "lines">> = {
      nothing: () => ({ heat: undefined, lines: [] }),
      price: ({ price }) => ({ heat: undefined, lines: lines(price && formatAmount(price, locale)) }),
      stock: (fact, productId) => {
        // Where mapped stock is not told, what lies there in all is.
        const lying = stock?.get(productId) ?? fact.stock;
        return { heat: undefined, lines: lying === undefined ? [] : [inAll(lying)] };
      },
      expiry: (fact) => ({
        heat: expiryHeat(fact, today),
        // In a narrow cell it breaks before its year, and nowhere else.
        lines: lines(fact.nearestExpiry && formatDay(fact.nearestExpiry).replace(/(?=\d{4}$)/, "\u200b")),
      }),
      sales: (fact) => ({
        heat: salesHeat(fact, mostSold),
        lines: fact.sold === undefined ? [] : [inAll(fact.sold)],
      }),
    };
    const told = (productId: number): Pick<CellFact, "heat" | "lines"> =>
      storageId === undefined ? ways.nothing(noFact, productId) : ways[shown](factOf(storageId, productId), productId);
    return {
      of: (_key, cell) => ({
        ...(cell.product === undefined ? { heat: undefined, lines: [] } : told(cell.product.id)),
        finding: findingOf(cell),
      }),
    };
  }, [storageId, shown, factOf, mostSold, findingOf, stock, t, locale, today]);
}

/** Pieces in a machine of the products that are mapped there (QRY-06), read once they are asked for. */
function useMappedStock(storageId: number | undefined): ReadonlyMap<number, number> | undefined {
  const filters = { storageIds: storageId === undefined ? [] : [storageId] };
  const { data } = useCallQuery(
    currentStocksCalls.mapped,
    { filters },
    { enabled: storageId !== undefined, meta: { quiet: true } },
  );
  return useMemo(
    () =>
      data && storageId !== undefined
        ? new Map(data.data.items.map(({ product, stock }) => [product.id, stock]))
        : undefined,
    [data, storageId],
  );
}
