import { and, eq, inArray, type SQL } from "drizzle-orm";
import type { CallArgs } from "@/lib/calls/call";
import type { catalogPriceCalls } from "@/lib/resources/catalog_price/catalog-price.calls";
import { contains, withinDays } from "../../db/conditions";
import type { Reader } from "../../db/database";
import { catalogueStorages, catalogues, productPrices } from "../../db/schema/catalog-price";
import type { OperatorDays } from "../../operator-days";

export type CatalogueQuery = NonNullable<CallArgs<typeof catalogPriceCalls.list>["query"]>;

/** Storages and products find the catalogues that hold at least one of them. */
export function catalogueFilter(read: Reader, query: CatalogueQuery, days: OperatorDays): SQL | undefined {
  return and(
    query.search ? contains(catalogues.name, query.search) : undefined,
    query.currency ? eq(catalogues.currencyId, query.currency) : undefined,
    query.storages && inArray(catalogues.id, withStorages(read, query.storages)),
    query.products && inArray(catalogues.id, withProducts(read, query.products)),
    query.createdBy && inArray(catalogues.createdById, [...query.createdBy]),
    query.isDefault === undefined ? undefined : eq(catalogues.isDefault, query.isDefault),
    withinDays(catalogues.created, query.created, days),
  );
}

function withStorages(read: Reader, ids: readonly number[]) {
  return read
    .select({ id: catalogueStorages.catalogueId })
    .from(catalogueStorages)
    .where(inArray(catalogueStorages.storageId, [...ids]));
}

function withProducts(read: Reader, ids: readonly number[]) {
  return read
    .select({ id: productPrices.catalogueId })
    .from(productPrices)
    .where(inArray(productPrices.productId, [...ids]));
}
