import type { Call, DocumentationCall, DownloadCall, QueryCall, RestCall } from "@/lib/calls/call";
import { catalogPriceCalls } from "./catalog_price/catalog-price.calls";
import { companiesCalls } from "./companies/companies.calls";
import { currentStocksCalls } from "./current_stocks/current-stocks.calls";
import { customerSupportCalls } from "./customer_support/customer-support.calls";
import { dashboardWhCalls } from "./dashboard-wh/dashboard-wh.calls";
import { draftsCalls } from "./drafts/drafts.calls";
import { galleriesCalls } from "./galleries/galleries.calls";
import { marketplaceCalls } from "./galleries/marketplace.calls";
import { inventoryCalls } from "./inventory/inventory.calls";
import { invoicesCalls } from "./invoices/invoices.calls";
import { lookupsCalls } from "./lookups/lookups.calls";
import { ordersCalls } from "./orders/orders.calls";
import { categoriesCalls } from "./products/categories.calls";
import { documentationCalls } from "./products/documentation.calls";
import { productsCalls } from "./products/products.calls";
import { receptionsCalls } from "./receptions/receptions.calls";
import { receptionsInternCalls } from "./receptions_intern/receptions-intern.calls";
import { reportsCalls } from "./reports/reports.calls";
import { reservationsCalls } from "./reservations/reservations.calls";
import { returnToSupplierCalls } from "./return_to_supplier/return-to-supplier.calls";
import { servicesCalls } from "./services/services.calls";
import { passwordCalls } from "./session/password.calls";
import { sessionCalls } from "./session/session.calls";
import { storagesCalls } from "./storages/storages.calls";
import { supplyingReportsCalls } from "./supplying_reports/supplying-reports.calls";
import { supplyingRoutesCalls } from "./supplying_routes/supplying-routes.calls";
import { identificationCardsCalls } from "./users/identification-cards.calls";
import { usersCalls } from "./users/users.calls";
import { vouchersCalls } from "./vouchers/vouchers.calls";

/**
 * Every call that the console makes, in one list: the allow-list of the backend-for-frontend and
 * what the contract tests walk. A new resource adds its calls here.
 */
export const callTable: readonly Call[] = [
  sessionCalls,
  passwordCalls,
  ordersCalls,
  receptionsCalls,
  usersCalls,
  identificationCardsCalls,
  customerSupportCalls,
  reportsCalls,
  reservationsCalls,
  invoicesCalls,
  galleriesCalls,
  marketplaceCalls,
  vouchersCalls,
  servicesCalls,
  storagesCalls,
  companiesCalls,
  productsCalls,
  documentationCalls,
  categoriesCalls,
  catalogPriceCalls,
  receptionsInternCalls,
  returnToSupplierCalls,
  currentStocksCalls,
  inventoryCalls,
  draftsCalls,
  supplyingRoutesCalls,
  supplyingReportsCalls,
  lookupsCalls,
  dashboardWhCalls,
].flatMap((calls): Call[] => Object.values(calls));

export const restCalls: readonly RestCall[] = callTable.filter((call) => call.kind === "rest");
export const queryCalls: readonly QueryCall[] = callTable.filter((call) => call.kind === "query");
export const documentationServiceCalls: readonly DocumentationCall[] = callTable.filter(
  (call) => call.kind === "documentation",
);
export const downloadCalls: readonly DownloadCall[] = callTable.filter((call) => call.kind === "download");
