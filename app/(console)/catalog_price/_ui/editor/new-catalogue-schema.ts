import * as z from "zod/mini";
import { longestDescription, longestName } from "@/lib/resources/catalog_price/catalog-price.calls";
import {
  type CatalogueFault,
  catalogueFaults,
  defaultCurrencyId,
  nameFault,
  newCatalogue,
  toNewCatalogue,
} from "@/lib/resources/catalog_price/catalogue-form";

/** The form of a new catalogue as its fields hold it: choices as text. */
export interface NewCatalogueValues {
  name: string;
  description: string;
  currencyId: string;
  storages: number[];
  /** What the price list holds; `price` as it was typed. */
  products: { product: number; label: string; barcode: string | undefined; price: string }[];
}

export const emptyCatalogue: NewCatalogueValues = {
  name: "",
  description: "",
  currencyId: String(defaultCurrencyId),
  storages: [],
  products: [],
};

/** Issues carry the keys of `catalog_price.form`. A row's own faults are told in its cells. */
const message = (fault: CatalogueFault | "rowFaults") => fault;

export const newCatalogueSchema = z.object({
  name: z.string().check(
    z.refine((name) => nameFault(name) === undefined, message("nameRequired")),
    z.maxLength(longestName),
  ),
  description: z.string().check(z.maxLength(longestDescription)),
  currencyId: z.string().check(z.minLength(1, message("currencyRequired"))),
  storages: z.array(z.number()).check(z.minLength(1, message("storagesRequired"))),
  products: z
    .array(
      z.object({
        product: z.number(),
        label: z.string(),
        barcode: z.union([z.string(), z.undefined()]),
        price: z.string(),
      }),
    )
    .check(
      z.refine((products) => faultsOf(products).products === undefined, message("productsRequired")),
      z.refine((products) => faultsOf(products).productRows.size === 0, message("rowFaults")),
    ),
});

function faultsOf(products: NewCatalogueValues["products"]) {
  return catalogueFaults({ ...newCatalogue, products });
}

export function toBody({ name, description, currencyId, storages, products }: NewCatalogueValues) {
  return toNewCatalogue({ name, description, currencyId: Number(currencyId), storages, products });
}
