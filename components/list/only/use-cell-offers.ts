"use client";

import { use } from "react";
import type { Columns } from "@/lib/list/declare/column";
import { columnKeyOf, rowIdOf } from "../table/cell-place";
import { type ListedRow, OnlyContext, type OnlyOffer, type OnlyPlace } from "./only-place";
import { useOnlyOffers } from "./use-only-offers";

export interface CellOffers {
  place: OnlyPlace;
  row: number;
  offers: readonly OnlyOffer[];
}

/** What the value of a cell narrows the list to; undefined where no filter takes it. */
export function useCellOffers(columns: Columns<ListedRow>, rows: readonly ListedRow[]) {
  const place = use(OnlyContext);
  if (place === undefined) throw new Error("The table stands outside its list.");
  const offersOf = useOnlyOffers(place);
  return (cell: HTMLTableCellElement): CellOffers | undefined => {
    const key = columnKeyOf(cell);
    const column = columns[key];
    const id = rowIdOf(cell);
    const row = rows.find((each) => each.id === id);
    const offers = column === undefined || row === undefined ? [] : offersOf(key, column, row);
    return row === undefined || offers.length === 0 ? undefined : { place, row: row.id, offers };
  };
}
