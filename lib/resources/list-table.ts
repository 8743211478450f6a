import type { RowsCall } from "@/lib/calls/call";
import type { List } from "@/lib/list/declare/define-list";
import { catalogPriceList } from "./catalog_price/catalog-price.list";
import { companiesList } from "./companies/companies.list";
import { currentStocksList } from "./current_stocks/current-stocks.list";
import { customerSupportList } from "./customer_support/customer-support.list";
import { draftsList } from "./drafts/drafts.list";
import { galleriesList } from "./galleries/galleries.list";
import { inventoryList } from "./inventory/inventory.list";
import { invoicesList } from "./invoices/invoices.list";
import { ordersList } from "./orders/orders.list";
import { productsList } from "./products/products.list";
import { receptionsList } from "./receptions/receptions.list";
import { receptionsInternList } from "./receptions_intern/receptions-intern.list";
import { reportsList } from "./reports/reports.list";
import { reservationsList } from "./reservations/reservations.list";
import { returnToSupplierList } from "./return_to_supplier/return-to-supplier.list";
import { servicesList } from "./services/services.list";
import { storagesList } from "./storages/storages.list";
import { supplyingReportsList } from "./supplying_reports/supplying-reports.list";
import { supplyingRoutesList } from "./supplying_routes/supplying-routes.list";
import { usersList } from "./users/users.list";
import { vouchersList } from "./vouchers/vouchers.list";

/** A list of the table, whichever it is: its rows have an id. */
export type AnyList = List<RowsCall, { id: number }, RowsCall, unknown>;

/** Every list page. What holds for all of them (export, generated tests) walks this; a new list is added here. */
export const listTable: readonly AnyList[] = [
  catalogPriceList,
  companiesList,
  currentStocksList,
  customerSupportList,
  draftsList,
  galleriesList,
  inventoryList,
  invoicesList,
  ordersList,
  productsList,
  receptionsList,
  receptionsInternList,
  reportsList,
  reservationsList,
  returnToSupplierList,
  servicesList,
  storagesList,
  supplyingReportsList,
  supplyingRoutesList,
  usersList,
  vouchersList,
];

/** @param page the URL segment. */
export function findList(page: string): AnyList | undefined {
  return listTable.find((list) => list.page === page);
}
