import { and, eq, inArray } from "drizzle-orm";
import type { Reader } from "../../db/database";
import { productIdentifiers } from "../../db/schema/products";

/** The default barcode of each product, by product id. */
export async function barcodesOf(read: Reader, productIds: readonly number[]): Promise<Map<number, string>> {
  if (productIds.length === 0) return new Map();
  const rows = await read
    .select({ productId: productIdentifiers.productId, value: productIdentifiers.value })
    .from(productIdentifiers)
    .where(
      and(
        inArray(productIdentifiers.productId, [...new Set(productIds)]),
        eq(productIdentifiers.type, "BARCODE"),
        eq(productIdentifiers.isDefault, true),
      ),
    );
  return new Map(rows.map(({ productId, value }) => [productId, value]));
}

/** The same for the products that rows name. */
export function barcodesIn<Row>(read: Reader, rows: readonly Row[], productOf: (row: Row) => number) {
  return barcodesOf(read, rows.map(productOf));
}

/** The ids of the products that have this barcode, their default one or another. */
export function productsByBarcode(read: Reader, barcode: string) {
  return read
    .select({ id: productIdentifiers.productId })
    .from(productIdentifiers)
    .where(and(eq(productIdentifiers.type, "BARCODE"), eq(productIdentifiers.value, barcode)));
}
