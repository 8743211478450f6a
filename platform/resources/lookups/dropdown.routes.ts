import { eq, inArray, or, type SQL } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { lookupsCalls } from "@/lib/resources/lookups/lookups.calls";
import { categoriesCalls } from "@/lib/resources/products/categories.calls";
import { productsCalls } from "@/lib/resources/products/products.calls";
import type { Reader } from "../../db/database";
import { companies } from "../../db/schema/companies";
import { batches, categories, products } from "../../db/schema/products";
import { route } from "../../http/route";
import type { PlatformContext } from "../../platform-context";
import { productsByBarcode } from "../products/barcodes";
import { readOptions } from "./read-options";

/** The dropdowns of the acquirer's filters (DRP-01 to DRP-03, categories). */
export function dropdownRoutes(app: FastifyInstance, context: PlatformContext): void {
  const { read } = context.database;
  route(app, context, lookupsCalls.batches, ({ query }) =>
    readOptions(read, { table: batches, id: batches.id, name: batches.number }, query),
  );
  route(app, context, lookupsCalls.suppliers, ({ query }) =>
    readOptions(
      read,
      { table: companies, id: companies.id, name: companies.name, only: eq(companies.isSupplier, true) },
      query,
    ),
  );
  route(app, context, productsCalls.options, ({ query }) =>
    readOptions(
      read,
      { table: products, id: products.id, name: products.name, orBy: (term) => productByNumber(read, term) },
      query,
    ),
  );
  route(app, context, categoriesCalls.options, ({ query }) =>
    readOptions(read, { table: categories, id: categories.id, name: categories.name }, query),
  );
}

/** Digits are a core product id (2§5), or a barcode that was scanned. */
function productByNumber(read: Reader, term: string): SQL | undefined {
  if (!/^\d{1,15}$/.test(term)) return undefined;
  return or(eq(products.id, Number(term)), inArray(products.id, productsByBarcode(read, term)));
}
