import type { catalogueStorages, catalogues, productPrices } from "../../db/schema/catalog-price";
import { catalogueWords } from "../words/catalogues";
import { momentBefore, type SeedBase } from "../world";
import type { ProductRow } from "./make-products";
import type { StorageRow } from "./make-storages";

/** Minimum price of a product (1§9), in hundredths. */
const leastPrice = 100;
const leiPerEuro = 5;

const currencyIds = { RON: 1, EUR: 2 } as const;

/** @param creatorIds staff who may have made one; the default catalogue and every fifth are nobody's. */
export function makeCatalogues(base: SeedBase, creatorIds: readonly number[]): (typeof catalogues.$inferInsert)[] {
  return catalogueWords.map(({ name, description, currency }, index) => ({
    id: index + 1,
    name,
    description,
    currencyId: currencyIds[currency],
    createdById: index % 5 === 0 ? null : base.random.pick(creatorIds),
    isDefault: index === 0,
    created: momentBefore(base, index === 0 ? 1500 : base.random.int(5, 900), [8, 17]),
  }));
}

/** Storages that name a catalogue have it; the others apply to some more. The last catalogue waits for its first. */
export function makeCatalogueStorages({ random }: SeedBase, storages: readonly StorageRow[]) {
  const selling = storages.filter(({ type }) => type === "SELLABLE");
  return catalogueWords.slice(0, -1).flatMap(({ name }, index): (typeof catalogueStorages.$inferInsert)[] => {
    const named = selling.filter((storage) => storage.catalogPriceName === name);
    const chosen = named.length > 0 || index < 4 ? named : random.sample(selling, random.int(1, 3));
    return chosen.map(({ id }) => ({ catalogueId: index + 1, storageId: id ?? 0 }));
  });
}

export function makeProductPrices({ random }: SeedBase, products: readonly ProductRow[]) {
  return catalogueWords.flatMap(({ level, share, currency }, index): (typeof productPrices.$inferInsert)[] => {
    const priced = share === 1 ? products : products.filter(() => random.chance(share));
    return priced.map((product) => ({
      catalogueId: index + 1,
      productId: product.id,
      price: priceOf(product.sellingPrice, level, currency),
    }));
  });
}

/** To the next full 10 bani or cents. */
function priceOf(sellingPrice: number, level: number, currency: keyof typeof currencyIds): number {
  const price = (sellingPrice * level) / 100 / (currency === "EUR" ? leiPerEuro : 1);
  return Math.max(leastPrice, Math.ceil(price / 10) * 10);
}
