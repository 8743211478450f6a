import type { NamedRecord } from "@/lib/list/declare/column";

interface NamedProduct {
  /** Core id. */
  id?: number | undefined;
  barcode?: string | undefined;
}

/**
 * A product that another record names: its sheets, which its barcode finds, else what lies of it. Undefined where it came
 * with neither barcode nor core id.
 */
export function productRecord({ id, barcode = "" }: NamedProduct): NamedRecord | undefined {
  const stock = stockOf(id, barcode);
  if (barcode === "") return stock;
  const filters = { identifierType: "BARCODE", identifierValues: barcode };
  return { page: "products", filters, otherwise: stock };
}

/** What lies of a product in a storage, batch by batch. */
export function stockRecord({ product, storage }: { product: number; storage: number }): NamedRecord {
  return { page: "current_stocks", filters: { product: String(product), storage: String(storage) } };
}

function stockOf(id: number | undefined, barcode: string): NamedRecord | undefined {
  if (id !== undefined) return { page: "current_stocks", filters: { product: String(id) } };
  return barcode === "" ? undefined : { page: "current_stocks", filters: { barcode } };
}
