import { asc, count, eq, inArray, type SQL } from "drizzle-orm";
import type { CallWire } from "@/lib/calls/call";
import type { catalogPriceCalls } from "@/lib/resources/catalog_price/catalog-price.calls";
import { alphabetical } from "../../db/alphabetical";
import type { Reader } from "../../db/database";
import { catalogueStorages, catalogues, productPrices } from "../../db/schema/catalog-price";
import { currencies } from "../../db/schema/companies";
import { storages } from "../../db/schema/places";
import { products } from "../../db/schema/products";
import { users } from "../../db/schema/users";
import { found } from "../../platform-error";
import { decimalText, momentText } from "../../wire-values";
import { barcodesIn } from "../products/barcodes";

type LiteWire = CallWire<typeof catalogPriceCalls.list>["items"][number];
type CatalogueWire = CallWire<typeof catalogPriceCalls.one>;
type PriceWire = CallWire<typeof catalogPriceCalls.addPrice>;

/** Catalogues as the lite list has them: without storages and prices. In no order. */
export async function readLite(read: Reader, ids: readonly number[]): Promise<LiteWire[]> {
  const rows = await read
    .select({
      catalogue: catalogues,
      currency: currencies,
      createdBy: { id: users.id, firstName: users.firstName, lastName: users.lastName },
    })
    .from(catalogues)
    .innerJoin(currencies, eq(currencies.id, catalogues.currencyId))
    .leftJoin(users, eq(users.id, catalogues.createdById))
    .where(inArray(catalogues.id, [...ids]));
  const counts = await read
    .select({ catalogueId: catalogueStorages.catalogueId, storages: count() })
    .from(catalogueStorages)
    .where(inArray(catalogueStorages.catalogueId, [...ids]))
    .groupBy(catalogueStorages.catalogueId);
  return rows.map(({ catalogue, currency, createdBy }) => ({
    id: catalogue.id,
    name: catalogue.name,
    description: catalogue.description,
    currency,
    createdBy,
    isDefault: catalogue.isDefault,
    storagesCount: counts.find(({ catalogueId }) => catalogueId === catalogue.id)?.storages ?? 0,
    created: momentText(catalogue.created),
  }));
}

/** One catalogue with its storages and prices by name. @throws PlatformError 404 */
export async function readCatalogue(read: Reader, id: number): Promise<CatalogueWire> {
  const [lite] = await readLite(read, [id]);
  return { ...found(lite), storages: await storagesOf(read, id), productPrices: await pricesOf(read, id) };
}

/** What an edit answers: name, currency, description and storages. @throws PlatformError 404 */
export async function readHead(read: Reader, id: number): Promise<CallWire<typeof catalogPriceCalls.edit>> {
  const [lite] = await readLite(read, [id]);
  const { name, currency, description } = found(lite);
  return { name, currency, description, storages: await storagesOf(read, id) };
}

function storagesOf(read: Reader, id: number) {
  return read
    .select({ id: storages.id, name: storages.name })
    .from(catalogueStorages)
    .innerJoin(storages, eq(storages.id, catalogueStorages.storageId))
    .where(eq(catalogueStorages.catalogueId, id))
    .orderBy(asc(alphabetical(storages.name)));
}

/** One price. @throws PlatformError 404 */
export async function readPrice(read: Reader, id: number): Promise<PriceWire> {
  return found((await pricesWhere(read, eq(productPrices.id, id)))[0]);
}

function pricesOf(read: Reader, id: number): Promise<PriceWire[]> {
  return pricesWhere(read, eq(productPrices.catalogueId, id));
}

async function pricesWhere(read: Reader, condition: SQL): Promise<PriceWire[]> {
  const rows = await read
    .select({ price: productPrices, label: products.name })
    .from(productPrices)
    .innerJoin(products, eq(products.id, productPrices.productId))
    .where(condition)
    .orderBy(asc(alphabetical(products.name)), productPrices.id);
  const barcodes = await barcodesIn(read, rows, ({ price }) => price.productId);
  return rows.map(({ price, label }) => ({
    productPriceId: price.id,
    product: price.productId,
    price: decimalText(price.price),
    label,
    barcode: barcodes.get(price.productId),
    catalogPrice: price.catalogueId,
  }));
}
