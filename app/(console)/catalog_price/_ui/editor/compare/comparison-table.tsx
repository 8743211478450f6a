"use client";

import { useLocale, useTranslations } from "next-intl";
import { Fragment, useRef } from "react";
import { SpacerRow } from "@/components/list/table/spacer-row";
import { useRowsInSight } from "@/components/list/table/use-rows-in-sight";
import { useDensity } from "@/components/shell/settings/use-density";
import { money } from "@/lib/money/decimal";
import { formatAmount, formatPercent } from "@/lib/money/format";
import { rowHeights } from "@/lib/preferences/density";
import type { ComparedPrice } from "@/lib/resources/catalog_price/compare-prices";

const headHeight = 36;
/** Room for the barcode below the product. */
const barcodeHeight = 8;

interface Selection {
  /** Core ids. */
  selected: ReadonlySet<number>;
  onSelect(selected: ReadonlySet<number>): void;
}

interface ComparisonTableProps {
  rows: readonly ComparedPrice[];
  currencies: { here: string; there: string };
  /** Where prices can be taken over: rows that have one there. */
  selection: Selection | undefined;
}

/** Two price lists side by side: of thousands of rows, those in sight are drawn. */
export function ComparisonTable({ rows, currencies, selection }: ComparisonTableProps) {
  const t = useTranslations("catalog_price.compare");
  const frame = useRef<HTMLElement>(null);
  const rowHeight = rowHeights[useDensity()] + barcodeHeight;
  const sight = useRowsInSight({ count: rows.length, scroller: frame, rowHeight });
  const takeable = rows.flatMap(({ product, there }) => (there === undefined ? [] : product));
  const isAll = takeable.length > 0 && takeable.every((product) => selection?.selected.has(product));
  const select = (products: readonly number[], isOn: boolean): void => {
    const next = new Set(selection?.selected);
    for (const product of products) isOn ? next.add(product) : next.delete(product);
    selection?.onSelect(next);
  };
  return (
    <section
      ref={frame}
      aria-label={t("title")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable to be scrolled by keys.
      tabIndex={0}
      className="h-[min(26rem,45vh)] overflow-y-auto rounded-md border border-line contain-strict"
    >
      <table aria-label={t("title")} aria-rowcount={rows.length + 1} className="w-full table-fixed border-collapse">
        <thead className="sticky top-0 z-10 bg-sunken text-sm">
          <tr aria-rowindex={1} style={{ height: headHeight }}>
            {selection && (
              <th className="w-10 text-center">
                <input
                  type="checkbox"
                  aria-label={t("selectAll")}
                  className="size-4 align-middle accent-action"
                  checked={isAll}
                  disabled={takeable.length === 0}
                  onChange={({ target }) => select(takeable, target.checked)}
                />
              </th>
            )}
            <th className="px-3 text-left font-medium">{t("product")}</th>
            <th className="w-28 px-3 text-right font-medium">{t("here", { currency: currencies.here })}</th>
            <th className="w-28 px-3 text-right font-medium">{t("there", { currency: currencies.there })}</th>
            <th className="w-28 px-3 text-right font-medium">{t("difference")}</th>
            <th className="w-24 px-3 text-right font-medium">%</th>
          </tr>
        </thead>
        <tbody>
          {sight.rows.map(({ index, before }) => {
            const row = rows[index];
            return (
              row && (
                <Fragment key={row.product}>
                  <SpacerRow height={before} />
                  <tr aria-rowindex={index + 2} className="border-line border-b" style={{ height: rowHeight }}>
                    {selection && (
                      <td className="text-center">
                        {row.there !== undefined && (
                          <input
                            type="checkbox"
                            aria-label={t("select", { product: row.label })}
                            className="size-4 align-middle accent-action"
                            checked={selection.selected.has(row.product)}
                            onChange={({ target }) => select([row.product], target.checked)}
                          />
                        )}
                      </td>
                    )}
                    <ComparedCells row={row} />
                  </tr>
                </Fragment>
              )
            );
          })}
          <SpacerRow height={sight.after} />
        </tbody>
      </table>
    </section>
  );
}

function ComparedCells({
  row: { label, barcode, here, there, relation, difference, percent },
}: {
  row: ComparedPrice;
}) {
  const t = useTranslations("catalog_price.compare");
  const locale = useLocale();
  const amount = (price: string | undefined): string => (price === undefined ? "–" : formatAmount(price, locale));
  return (
    <>
      <td className="px-3">
        <span className="block truncate" title={label}>
          {label}
        </span>
        <span className="block text-ink-muted text-xs tabular-nums">{barcode}</span>
      </td>
      <td className="px-3 text-right tabular-nums">{amount(here)}</td>
      <td className="px-3 text-right tabular-nums">{amount(there)}</td>
      <td className="px-3 text-right tabular-nums">
        {relation === "onlyHere" || relation === "onlyThere"
          ? t(relation)
          : difference && `${plusOf(difference)}${formatAmount(difference, locale)}`}
      </td>
      <td className="px-3 text-right tabular-nums">
        {percent && `${plusOf(percent)}${formatPercent(percent, locale)}`}
      </td>
    </>
  );
}

/** A minus is written by itself. */
function plusOf(decimal: string): string {
  return money(decimal).gt(0) ? "+" : "";
}
