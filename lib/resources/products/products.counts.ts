import { countOf, type RecordCounts } from "@/lib/list/declare/record-counts";
import { catalogPriceList } from "@/lib/resources/catalog_price/catalog-price.list";
import { currentStocksList } from "@/lib/resources/current_stocks/current-stocks.list";
import { receptionsList } from "@/lib/resources/receptions/receptions.list";
import { receptionsInternList } from "@/lib/resources/receptions_intern/receptions-intern.list";
import { returnToSupplierList } from "@/lib/resources/return_to_supplier/return-to-supplier.list";
import type { Documentation } from "./documentation.calls";

/** Where the product of a sheet lies, how it came and went, and what it is sold for. */
export const productCounts: RecordCounts<Documentation> = {
  stocks: countOf(currentStocksList, {
    filters: ({ product }) => ({ product: String(product.id) }),
    bears: (stock, { product }) => stock.product.id === product.id,
  }),
  receptions: countOf(receptionsList, { filters: ({ product }) => ({ productId: String(product.id) }) }),
  returns: countOf(returnToSupplierList, { filters: ({ product }) => ({ products: String(product.id) }) }),
  catalogues: countOf(catalogPriceList, { filters: ({ product }) => ({ products: String(product.id) }) }),
  moved: countOf(receptionsInternList, { filters: ({ product }) => ({ products: String(product.id) }) }),
};
