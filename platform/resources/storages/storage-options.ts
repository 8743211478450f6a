import { eq, inArray, type SQL } from "drizzle-orm";
import type { Reader } from "../../db/database";
import { inOrderOf } from "../../db/read-page";
import { catalogues } from "../../db/schema/catalog-price";
import { storages } from "../../db/schema/places";
import { type DropdownQuery, readOptions } from "../lookups/read-options";
import { presentCatalogue, readCities } from "./storage-rows";

const source = { table: storages, id: storages.id, name: storages.name };

/** Storages for a dropdown, with what tells those of one name apart, and the catalogue by which they sell. */
export async function readStorageOptions(read: Reader, query: DropdownQuery, only: SQL | undefined) {
  const options = await readOptions(read, { ...source, ...(only && { only }) }, query);
  const ids = options.map(({ id }) => id);
  const cities = await readCities(read, ids);
  const rows = await read
    .select({ id: storages.id, catalogue: { id: catalogues.id, name: storages.catalogPriceName } })
    .from(storages)
    .leftJoin(catalogues, eq(catalogues.name, storages.catalogPriceName))
    .where(inArray(storages.id, ids));
  return inOrderOf(ids, rows, ({ id }) => id).map(({ id, catalogue }) => ({
    id,
    name: options.find((each) => each.id === id)?.name,
    city: cities.get(id),
    catalogPrice: presentCatalogue(catalogue),
  }));
}
