"use client";

import Check from "lucide-react/icons/check";
import LoaderCircle from "lucide-react/icons/loader-circle";
import Trash2 from "lucide-react/icons/trash-2";
import { memo, useCallback, useSyncExternalStore } from "react";
import { Picture } from "@/components/record/picture";
import { classNames } from "@/components/ui/class-names";
import type { Motion } from "@/lib/grid/cursor";
import type { PriceGrid } from "@/lib/resources/catalog_price/price-grid";
import { markOf } from "@/lib/resources/catalog_price/price-row";
import type { PictureCache } from "@/lib/resources/products/picture-cache";
import { PriceEntry, PriceText, type PriceTexts, troubleOf } from "./price-cell";

/** Columns of the grid. */
export const productColumn = 0;
export const priceColumn = 1;

/** What a row asks of its grid; the same object in every render, so that a row is only redrawn for its own changes. */
export interface RowActions {
  commit(key: number, typed: string, motion?: Motion): void;
  cancel(): void;
  remove(key: number): void;
}

interface PriceRowViewProps {
  grid: PriceGrid;
  pictures: PictureCache;
  rowKey: number;
  index: number;
  idOf(index: number, column: number): string;
  /** The column that has the cursor, if it is in this row. */
  cursor: number | undefined;
  /** Selected columns, both ends included. */
  selectedFrom: number | undefined;
  selectedTo: number | undefined;
  /** Code of the catalogue's currency. */
  currency: string;
  /** What the entry began with, while this row's price is being entered. */
  entry: string | undefined;
  isChecked: boolean;
  height: number;
  actions: RowActions;
  t: PriceTexts;
}

/** One product and its price. */
export const PriceRowView = memo(function PriceRowView(props: PriceRowViewProps) {
  const {
    grid,
    pictures,
    rowKey,
    index,
    idOf,
    cursor,
    selectedFrom,
    selectedTo,
    currency,
    entry,
    isChecked,
    height,
    actions,
    t,
  } = props;
  const row = useSyncExternalStore(
    useCallback((listener: () => void) => grid.subscribeRow(rowKey, listener), [grid, rowKey]),
    () => grid.row(rowKey),
    () => grid.row(rowKey),
  );
  const readPicture = (): string | undefined => pictures.addressOf(row?.barcode);
  const picture = useSyncExternalStore(pictures.subscribe, readPicture, readPicture);
  if (row === undefined) return null;
  const isSelected = (column: number): boolean =>
    selectedFrom !== undefined && selectedTo !== undefined && column >= selectedFrom && column <= selectedTo;
  const cell = (column: number, extraClass: string) => ({
    id: idOf(index, column),
    "data-row": index,
    "data-column": column,
    "aria-selected": isSelected(column),
    className: classNames(
      "px-3",
      extraClass,
      isSelected(column) && "bg-selected",
      cursor === column && "outline-2 outline-focus -outline-offset-2",
    ),
  });
  const trouble = troubleOf(row, isChecked, t);
  const mark = markOf(row);
  const removal = t("grid.remove", { product: row.label });
  return (
    <tr aria-rowindex={index + 2} className="border-line border-b" style={{ height }}>
      <td {...cell(productColumn, "")}>
        <span className="flex items-center gap-3">
          <Picture address={picture} text="" />
          <span className="min-w-0 flex-1">
            <span className="block truncate" title={row.label}>
              {row.label}
            </span>
            <span
              title={trouble}
              className={classNames("block truncate text-xs tabular-nums", trouble ? "text-danger" : "text-ink-muted")}
            >
              {trouble ?? row.barcode}
            </span>
          </span>
        </span>
      </td>
      <td {...cell(priceColumn, "tabular-nums")} aria-invalid={row.draft !== undefined}>
        <div className="flex items-center justify-end gap-2">
          {mark === "sending" && (
            <LoaderCircle size={14} role="img" className="animate-spin" aria-label={t("grid.sending")} />
          )}
          {mark === "saved" && entry === undefined && (
            <Check size={14} role="img" className="text-success" aria-label={t("grid.saved")} />
          )}
          {entry === undefined ? (
            <PriceText row={row} />
          ) : (
            <PriceEntry
              label={t("grid.priceOf", { product: row.label })}
              currency={currency}
              typed={entry}
              before={row.draft ?? row.price}
              onCommit={(typed, motion) => actions.commit(rowKey, typed, motion)}
              onCancel={actions.cancel}
            />
          )}
        </div>
      </td>
      <td className="text-center">
        <button
          type="button"
          // By key it is Delete on the product.
          tabIndex={-1}
          aria-label={removal}
          title={removal}
          onClick={() => actions.remove(rowKey)}
          className="inline-flex size-7 items-center justify-center rounded hover:bg-hover"
        >
          <Trash2 size={14} aria-hidden />
        </button>
      </td>
    </tr>
  );
});
