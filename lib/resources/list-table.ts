import type { AnswerableCall } from "@/lib/calls/call";
import type { List } from "@/lib/list/define-list";
import { catalogPriceList } from "./catalog_price/catalog-price.list";
import { companiesList } from "./companies/companies.list";
import { ordersList } from "./orders/orders.list";
import { productsList } from "./products/products.list";
import { receptionsList } from "./receptions/receptions.list";
import { receptionsInternList } from "./receptions_intern/receptions-intern.list";
import { returnToSupplierList } from "./return_to_supplier/return-to-supplier.list";

/** A list of the table, whichever it is: its rows have an id. */
export type AnyList = List<AnswerableCall, { id: number }, AnswerableCall, unknown>;

/** Every list page. What holds for all of them (export, generated tests) walks this; a new list is added here. */
export const listTable: readonly AnyList[] = [
  returnToSupplierList,
  receptionsInternList,
  productsList,
  companiesList,
  catalogPriceList,
  ordersList,
  receptionsList,
];

/** @param page the URL segment. */
export function findList(page: string): AnyList | undefined {
  return listTable.find((list) => list.page === page);
}
