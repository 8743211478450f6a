/** What the records of each list lead to. Pages load their own: all of them would be in the script of each list. */
export const countTable = {
  catalog_price: async () => (await import("@/lib/resources/catalog_price/catalog-price.counts")).catalogueCounts,
  companies: async () => (await import("@/lib/resources/companies/companies.counts")).companyCounts,
  current_stocks: async () => (await import("@/lib/resources/current_stocks/current-stocks.counts")).stockCounts,
  customer_support: async () =>
    (await import("@/lib/resources/customer_support/customer-support.counts")).customerCounts,
  drafts: async () => (await import("@/lib/resources/drafts/drafts.counts")).mappingCounts,
  inventory: async () => (await import("@/lib/resources/inventory/inventory.counts")).inventoryCounts,
  invoices: async () => (await import("@/lib/resources/invoices/invoices.counts")).invoiceCounts,
  orders: async () => (await import("@/lib/resources/orders/orders.counts")).orderCounts,
  products: async () => (await import("@/lib/resources/products/products.counts")).productCounts,
  receptions: async () => (await import("@/lib/resources/receptions/receptions.counts")).receptionCounts,
  receptions_intern: async () =>
    (await import("@/lib/resources/receptions_intern/receptions-intern.counts")).movedCounts,
  reservations: async () => (await import("@/lib/resources/reservations/reservations.counts")).reservationCounts,
  return_to_supplier: async () =>
    (await import("@/lib/resources/return_to_supplier/return-to-supplier.counts")).returnCounts,
  storages: async () => (await import("@/lib/resources/storages/storages.counts")).storageCounts,
  supplying_reports: async () =>
    (await import("@/lib/resources/supplying_reports/supplying-reports.counts")).reportCounts,
  supplying_routes: async () => (await import("@/lib/resources/supplying_routes/supplying-routes.counts")).routeCounts,
  users: async () => (await import("@/lib/resources/users/users.counts")).userCounts,
};
