import type { NewCatalogue } from "./catalog-price.calls";
import { type PriceFault, readPrice } from "./price-entry";

/** RON, in which a new catalogue is priced unless said otherwise (CATA-015). */
export const defaultCurrencyId = 1;

/** What the form of a new catalogue holds: nothing of it is sent until Save (CATA-008). */
export interface CatalogueForm {
  name: string;
  description: string;
  currencyId: number | undefined;
  storages: readonly number[];
  products: readonly PricedRow[];
}

interface PricedRow {
  /** Core id. */
  product: number;
  /** As it was typed. */
  price: string;
}

export const newCatalogue: CatalogueForm = {
  name: "",
  description: "",
  currencyId: defaultCurrencyId,
  storages: [],
  products: [],
};

/**
 * Keys of `catalog_price.form`: the messages of 1§5. What is typed where a product or a storage is added and is left
 * without a choice makes no row: the field itself tells it (CATA-018, CATA-023).
 */
export type CatalogueFault = "nameRequired" | "currencyRequired" | "productsRequired" | "storagesRequired" | PriceFault;

/** What is wrong, by place; rows by their number. */
export interface CatalogueFaults {
  name?: CatalogueFault;
  currencyId?: CatalogueFault;
  /** Of the list as a whole. */
  storages?: CatalogueFault;
  products?: CatalogueFault;
  /** Of the prices, by row. */
  productRows: ReadonlyMap<number, PriceFault>;
}

/** The rules of 1§5 (CATA-016 to CATA-025). What each place has is looked at whenever that place changes. */
export function catalogueFaults(form: CatalogueForm): CatalogueFaults {
  return {
    name: nameFault(form.name),
    currencyId: form.currencyId === undefined ? "currencyRequired" : undefined,
    storages: form.storages.length === 0 ? "storagesRequired" : undefined,
    products: form.products.some(isSent) ? undefined : "productsRequired",
    productRows: new Map(
      form.products.flatMap(({ price }, index) => {
        const entry = readPrice(price);
        return entry.kind === "fault" ? [[index, entry.fault] satisfies [number, PriceFault]] : [];
      }),
    ),
  };
}

export function nameFault(name: string): CatalogueFault | undefined {
  return name.trim() === "" ? "nameRequired" : undefined;
}

/** Everything of a new catalogue in one body; products with a price of 0 are left out (CATA-012, CATA-024). */
export function toNewCatalogue({ name, description, currencyId, storages, products }: CatalogueForm): NewCatalogue {
  return {
    name: name.trim(),
    description: description.trim(),
    currencyId: currencyId ?? defaultCurrencyId,
    productPrices: products.flatMap(({ product, price }) => {
      const entry = readPrice(price);
      return entry.kind === "price" ? [{ product, price: entry.price }] : [];
    }),
    storages: [...storages],
  };
}

/** A row with a 0 is no product of the catalogue; one with a fault is, and shows it. */
function isSent({ price }: PricedRow): boolean {
  return readPrice(price).kind !== "zero";
}
