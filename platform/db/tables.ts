import { catalogueStorages, catalogues, productPrices } from "./schema/catalog-price";
import { chains, companies, currencies, registeredCompanies } from "./schema/companies";
import { checkpoints, creditCards, identificationCards, userAddresses, userFiles } from "./schema/customers";
import {
  categoryCharacteristics,
  documentationCharacteristics,
  documentationImages,
  documentations,
  merchants,
} from "./schema/documentation";
import { documentSeries, documentTypes, vatRates } from "./schema/documents";
import {
  blueprints,
  lockerCells,
  lockers,
  mappingApplications,
  mappingDraftStorages,
  mappingDrafts,
  shelfCells,
  shelves,
} from "./schema/drafts";
import { bannerPictures, banners } from "./schema/galleries";
import { inventories, inventoryItems } from "./schema/inventory";
import { datasetMeta } from "./schema/meta";
import { invoices, orderItems, orders, payments } from "./schema/orders";
import { paymentConfirmations, paymentOrders } from "./schema/payment-orders";
import { addresses, counties, storages } from "./schema/places";
import { batches, categories, productIdentifiers, products, stocks } from "./schema/products";
import { entryNoteDiscounts, entryNoteItems, entryNotes } from "./schema/receptions";
import { internalNoteItems, internalNotes } from "./schema/receptions-intern";
import { reportRequests, reportTypes } from "./schema/reports";
import { reservationDetails, reservations } from "./schema/reservations";
import { supplierReturnItems, supplierReturns } from "./schema/return-to-supplier";
import { services } from "./schema/services";
import { stockMovements } from "./schema/stock-movements";
import { stockSerialNumbers } from "./schema/stock-serial-numbers";
import {
  initialSupplyContents,
  supplyExceptions,
  supplyLines,
  supplyReportStorages,
  supplyReports,
  vendingSessionDetails,
  vendingSessions,
} from "./schema/supplying-reports";
import { supplyRouteStorages, supplyRoutes, supplyRouteTimes } from "./schema/supplying-routes";
import { outboxMails, passwordResets, refreshFamilies, refreshTokens, roles, userRoles, users } from "./schema/users";
import { vouchers } from "./schema/vouchers";

/** Every table, in an order in which rows may be inserted. */
export const schema = {
  datasetMeta,
  currencies,
  companies,
  registeredCompanies,
  chains,
  counties,
  storages,
  addresses,
  roles,
  users,
  userRoles,
  identificationCards,
  creditCards,
  userAddresses,
  userFiles,
  checkpoints,
  vatRates,
  documentTypes,
  documentSeries,
  categories,
  products,
  productIdentifiers,
  batches,
  stocks,
  entryNotes,
  entryNoteItems,
  entryNoteDiscounts,
  supplierReturns,
  supplierReturnItems,
  internalNotes,
  internalNoteItems,
  merchants,
  categoryCharacteristics,
  documentations,
  documentationImages,
  documentationCharacteristics,
  catalogues,
  catalogueStorages,
  productPrices,
  orders,
  orderItems,
  invoices,
  payments,
  services,
  vouchers,
  banners,
  bannerPictures,
  reservations,
  reservationDetails,
  paymentOrders,
  paymentConfirmations,
  reportTypes,
  reportRequests,
  stockSerialNumbers,
  stockMovements,
  inventories,
  inventoryItems,
  blueprints,
  mappingDrafts,
  mappingDraftStorages,
  mappingApplications,
  shelves,
  shelfCells,
  lockers,
  lockerCells,
  supplyRoutes,
  supplyRouteStorages,
  supplyRouteTimes,
  supplyReports,
  supplyReportStorages,
  supplyLines,
  initialSupplyContents,
  supplyExceptions,
  vendingSessions,
  vendingSessionDetails,
  refreshFamilies,
  refreshTokens,
  passwordResets,
  outboxMails,
};
