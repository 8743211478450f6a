import { businessReportRequests, businessReportTypes } from "./schema/business-reports";
import { catalogueStorages, catalogues, productPrices } from "./schema/catalogues";
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
import { internalNoteItems, internalNotes } from "./schema/internal-receptions";
import { inventories, inventoryItems } from "./schema/inventories";
import {
  blueprints,
  lockerCells,
  lockers,
  mappingDraftStorages,
  mappingDrafts,
  shelfCells,
  shelves,
} from "./schema/mapping";
import { datasetMeta } from "./schema/meta";
import { bannerPictures, banners, discounts, services } from "./schema/offers";
import { invoices, orderItems, orders, payments } from "./schema/orders";
import { paymentConfirmations, paymentOrders } from "./schema/payment-orders";
import { addresses, counties, storages } from "./schema/places";
import { batches, categories, productIdentifiers, products, stocks } from "./schema/products";
import { entryNoteDiscounts, entryNoteItems, entryNotes } from "./schema/receptions";
import { reservationDetails, reservations } from "./schema/reservations";
import { supplierReturnItems, supplierReturns } from "./schema/returns";
import { stockSerialNumbers } from "./schema/stock-serial-numbers";
import {
  initialSupplyContents,
  supplyExceptions,
  supplyLines,
  supplyReportStorages,
  supplyReports,
  vendingSessionDetails,
  vendingSessions,
} from "./schema/supply-reports";
import { supplyRouteStorages, supplyRoutes, supplyRouteTimes } from "./schema/supply-routes";
import { outboxMails, passwordResets, refreshFamilies, refreshTokens, roles, userRoles, users } from "./schema/users";

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
  discounts,
  banners,
  bannerPictures,
  reservations,
  reservationDetails,
  paymentOrders,
  paymentConfirmations,
  businessReportTypes,
  businessReportRequests,
  stockSerialNumbers,
  inventories,
  inventoryItems,
  blueprints,
  mappingDrafts,
  mappingDraftStorages,
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
