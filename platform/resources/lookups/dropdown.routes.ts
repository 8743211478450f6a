import { eq, inArray, ne, or, type SQL } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { lookupsCalls } from "@/lib/resources/lookups/lookups.calls";
import { categoriesCalls } from "@/lib/resources/products/categories.calls";
import { productsCalls } from "@/lib/resources/products/products.calls";
import type { Reader } from "../../db/database";
import { companies } from "../../db/schema/companies";
import { batches, categories, products } from "../../db/schema/products";
import { route } from "../../http/route";
import type { PlatformContext } from "../../platform-context";
import { barcodesIn, productsByBarcode } from "../products/barcodes";
import { readOptions } from "./read-options";

/** The dropdowns of the acquirer's filters (DRP-01 to DRP-03, categories). */
export function dropdownRoutes(app: FastifyInstance, context: PlatformContext): void {
  const { read } = context.database;
  route(app, context, lookupsCalls.batches, ({ query }) => {
    // Nobody looks for goods without a number by their number.
    const only = ne(batches.number, "");
    return readOptions(read, { table: batches, id: batches.id, name: batches.number, only }, query);
  });
  route(app, context, lookupsCalls.suppliers, async ({ query }) => {
    const only = eq(companies.isSupplier, true);
    const options = await readOptions(read, { table: companies, id: companies.id, name: companies.name, only }, query);
    const cities = await citiesOf(read, options);
    return options.map((option) => ({ ...option, city: cities.get(option.id) }));
  });
  route(app, context, productsCalls.options, async ({ query }) => {
    const orBy = (term: string) => productByNumber(read, term);
    const options = await readOptions(read, { table: products, id: products.id, name: products.name, orBy }, query);
    const barcodes = await barcodesIn(read, options, ({ id }) => id);
    return options.map((option) => ({ ...option, barcode: barcodes.get(option.id) }));
  });
  route(app, context, categoriesCalls.options, ({ query }) =>
    readOptions(read, { table: categories, id: categories.id, name: categories.name }, query),
  );
}

async function citiesOf(read: Reader, suppliers: readonly { id: number }[]): Promise<Map<number, string | null>> {
  const ids = suppliers.map(({ id }) => id);
  const rows = await read
    .select({ id: companies.id, city: companies.city })
    .from(companies)
    .where(inArray(companies.id, ids));
  return new Map(rows.map(({ id, city }) => [id, city]));
}

/** Digits are a core product id (2§5), or a barcode that was scanned. */
function productByNumber(read: Reader, term: string): SQL | undefined {
  if (!/^\d{1,15}$/.test(term)) return undefined;
  return or(eq(products.id, Number(term)), inArray(products.id, productsByBarcode(read, term)));
}
