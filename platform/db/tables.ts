import { catalogueStorages, catalogues, productPrices } from "./schema/catalogues";
import { chains, companies, currencies } from "./schema/companies";
import {
  categoryCharacteristics,
  documentationCharacteristics,
  documentationImages,
  documentations,
  merchants,
} from "./schema/documentation";
import { documentSeries, documentTypes, vatRates } from "./schema/documents";
import { internalNoteItems, internalNotes } from "./schema/internal-receptions";
import { datasetMeta } from "./schema/meta";
import { invoices, orderItems, orders, payments } from "./schema/orders";
import { addresses, counties, storages } from "./schema/places";
import { batches, categories, productIdentifiers, products, stocks } from "./schema/products";
import { entryNoteDiscounts, entryNoteItems, entryNotes } from "./schema/receptions";
import { supplierReturnItems, supplierReturns } from "./schema/returns";
import { outboxMails, passwordResets, refreshFamilies, refreshTokens, roles, userRoles, users } from "./schema/users";

/** Every table, in an order in which rows may be inserted. */
export const schema = {
  datasetMeta,
  currencies,
  companies,
  chains,
  counties,
  storages,
  addresses,
  roles,
  users,
  userRoles,
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
  refreshFamilies,
  refreshTokens,
  passwordResets,
  outboxMails,
};
