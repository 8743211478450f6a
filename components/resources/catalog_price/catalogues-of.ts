import { callQuery } from "@/components/calls/call-query";
import { catalogPriceCalls } from "@/lib/resources/catalog_price/catalog-price.calls";

/** More catalogues than anybody gives one storage. */
const most = 50;

/** The catalogues that a storage is in, by name, as a query. Whoever asks tells by itself that they cannot be had. */
export function cataloguesOf(storage: number) {
  const query = { storages: [storage], limit: most, sort: "name", order: "ASC" } as const;
  return { ...callQuery(catalogPriceCalls.list, { query }), meta: { quiet: true } };
}
