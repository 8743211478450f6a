import { schema } from "../../db/tables";
import type { Insert } from "../bulk-insert";
import { makeCatalogueStorages, makeCatalogues, makeProductPrices } from "../rows/make-catalog-price";
import {
  makeCategoryCharacteristics,
  makeFurtherIdentifiers,
  makeMerchantCategories,
  makeMerchants,
  makeSheetCharacteristics,
  makeSheetImages,
  makeSheets,
} from "../rows/make-documentation";
import { makeInternalReceptions } from "../rows/make-receptions-intern";
import { makeReturns } from "../rows/make-return-to-supplier";
import type { SeedWorld } from "../seed-world";
import { baseOf, type SeedBase } from "../world";

/** Demo accounts who buy: the acquirer, the warehouse's head and the chain's. */
const buyerIds = [1, 2, 15];

/** What mapping goes by: how large goods are, and what is sold by which catalogue. */
export interface Assortment {
  sheets: ReturnType<typeof makeSheets>;
  prices: ReturnType<typeof makeProductPrices>;
}

/** Product sheets, catalogues, internal receptions and returns to suppliers. */
export function fillAcquirer(insert: Insert, everywhere: SeedBase, world: SeedWorld): Assortment {
  const base = baseOf("acquirer", everywhere);
  const { companies, storages, products, receptions } = world;

  insert(schema.merchants, makeMerchants(companies));
  insert(schema.categories, makeMerchantCategories());
  insert(schema.categoryCharacteristics, makeCategoryCharacteristics());
  insert(schema.productIdentifiers, makeFurtherIdentifiers(products));
  const sheets = makeSheets(base, products);
  insert(schema.documentations, sheets);
  insert(schema.documentationImages, makeSheetImages(base, sheets));
  insert(schema.documentationCharacteristics, makeSheetCharacteristics(base, sheets));

  insert(schema.catalogues, makeCatalogues(base, buyerIds));
  insert(schema.catalogueStorages, makeCatalogueStorages(base, storages));
  const prices = makeProductPrices(base, products);
  insert(schema.productPrices, prices);

  const internal = makeInternalReceptions(base, storages, receptions.batches, buyerIds);
  insert(schema.internalNotes, internal.notes);
  insert(schema.internalNoteItems, internal.items);

  const returned = makeReturns(base, receptions, buyerIds);
  insert(schema.supplierReturns, returned.returns);
  insert(schema.supplierReturnItems, returned.items);
  return { sheets, prices };
}
