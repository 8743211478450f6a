import type { GridColumn, RecordColumn, ValueColumn } from "@/lib/grid/columns/grid-column";
import { type PriceFault, readPrice } from "./price-entry";
import type { PricedProduct } from "./price-row";

const productColumn: RecordColumn<PricedProduct> = {
  kind: "record",
  name: "product",
  titleOf: ({ label }) => label,
  codeOf: ({ barcode, product }) => barcode ?? String(product),
  noteOf: ({ barcode }) => barcode,
};

export const priceColumn: ValueColumn<PricedProduct, PriceFault> = {
  kind: "money",
  name: "price",
  field: "price",
  textOf: ({ price }) => price,
  read(typed) {
    const entry = readPrice(typed);
    if (entry.kind === "fault") return entry;
    return { kind: "value", to: { price: entry.kind === "price" ? entry.price : "0.00" } };
  },
};

/** A price list as a grid. */
export const priceColumns: readonly GridColumn<PricedProduct, PriceFault>[] = [productColumn, priceColumn];
