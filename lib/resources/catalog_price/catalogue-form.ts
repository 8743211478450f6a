import type { NewCatalogue } from "./catalog-price.calls";
import { type PriceFault, readPrice } from "./price-entry";

/** RON, in which a new catalogue is priced unless said otherwise (CATA-015). */
export const defaultCurrencyId = 1;

/** What the form of a new catalogue holds: nothing of it is sent until Save (CATA-008). */
export interface CatalogueForm {
  name: string;
  description: string;
  currencyId: number | undefined;
  /** A row without a storage waits for its choice. */
  storages: readonly (number | undefined)[];
  products: readonly PricedRow[];
}

interface PricedRow {
  /** Core id; undefined until a product is chosen. */
  product: number | undefined;
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

/** Keys of `catalog_price.form`: the messages of 1§5. */
export type CatalogueFault =
  | "nameRequired"
  | "currencyRequired"
  | "productsRequired"
  | "productRequired"
  | "storagesRequired"
  | "storageRequired"
  | PriceFault;

/** What is wrong, by place; rows by their number. */
export interface CatalogueFaults {
  name?: CatalogueFault;
  currencyId?: CatalogueFault;
  /** Of the list as a whole. */
  storages?: CatalogueFault;
  products?: CatalogueFault;
  storageRows: ReadonlyMap<number, CatalogueFault>;
  productRows: ReadonlyMap<number, RowFaults>;
}

/** Of one row of the price list. */
interface RowFaults {
  product?: CatalogueFault;
  price?: CatalogueFault;
}

/** The rules of 1§5 (CATA-016 to CATA-025). What each place has is looked at whenever that place changes. */
export function catalogueFaults(form: CatalogueForm): CatalogueFaults {
  return {
    name: nameFault(form.name),
    currencyId: form.currencyId === undefined ? "currencyRequired" : undefined,
    storages: form.storages.length === 0 ? "storagesRequired" : undefined,
    products: form.products.some(isSent) ? undefined : "productsRequired",
    storageRows: faultsByRow(form.storages, (storage) => (storage === undefined ? "storageRequired" : undefined)),
    productRows: faultsByRow(form.products, rowFaults),
  };
}

export function hasFaults({ storageRows, productRows, ...places }: CatalogueFaults): boolean {
  return storageRows.size > 0 || productRows.size > 0 || Object.values(places).some((fault) => fault !== undefined);
}

export function nameFault(name: string): CatalogueFault | undefined {
  return name.trim() === "" ? "nameRequired" : undefined;
}

function rowFaults({ product, price }: PricedRow): RowFaults | undefined {
  const entry = readPrice(price);
  const faults: RowFaults = {
    ...(product === undefined && { product: "productRequired" }),
    ...(entry.kind === "fault" && { price: entry.fault }),
  };
  return Object.keys(faults).length === 0 ? undefined : faults;
}

/** Everything of a new catalogue in one body; products with a price of 0 are left out (CATA-012, CATA-024). */
export function toNewCatalogue({ name, description, currencyId, storages, products }: CatalogueForm): NewCatalogue {
  return {
    name: name.trim(),
    description: description.trim(),
    currencyId: currencyId ?? defaultCurrencyId,
    productPrices: products.flatMap(({ product, price }) => {
      const entry = readPrice(price);
      return product === undefined || entry.kind !== "price" ? [] : [{ product, price: entry.price }];
    }),
    storages: storages.flatMap((storage) => storage ?? []),
  };
}

/** A row with a 0 is no product of the catalogue; one with a fault is, and shows it. */
function isSent({ price }: PricedRow): boolean {
  return readPrice(price).kind !== "zero";
}

function faultsByRow<Row, Fault>(
  rows: readonly Row[],
  faultOf: (row: Row) => Fault | undefined,
): ReadonlyMap<number, Fault> {
  return new Map(
    rows.flatMap((row, index) => {
      const fault = faultOf(row);
      return fault === undefined ? [] : [[index, fault] satisfies [number, Fault]];
    }),
  );
}
