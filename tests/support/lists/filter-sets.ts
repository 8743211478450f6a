import type { ListPageKey } from "@/lib/roles/pages";
import { type FilterSet, yesOrNo } from "./filter-set";
import { ownFilterSets } from "./own-filter-sets";

/** The filter sets of 1§2 and 1§3 in English, written by hand from the documents; filters of our own stand with them. */
export const filterSets: Readonly<Record<ListPageKey, FilterSet>> = {
  users: {
    id: "FILT-037",
    rowsProve: "USER-002",
    names: {
      search: "Full-text search",
      status: "User status",
      isActive: "Active",
      role: "Roles",
      hasCompany: "Person or company",
      hasRFIDCard: "RFID card",
      created: "Created",
    },
    words: {
      status: [
        ["1", "Email checked", "userStatus=1"],
        ["2", "Phone checked", "userStatus=2"],
        ["4", "Card checked", "userStatus=4"],
        ["8", "Flag password reset", "userStatus=8"],
      ],
      hasCompany: [
        ["person", "Person", "hasCompany=false"],
        ["company", "Company", "hasCompany=true"],
      ],
      hasRFIDCard: yesOrNo("hasRFIDCard"),
      created: [
        ["today", "Today", "FromCreated=2026-03-14&ToCreated=2026-03-14"],
        ["yesterday", "Yesterday", "FromCreated=2026-03-13&ToCreated=2026-03-13"],
        ["last-2-days", "Last 2 days", "FromCreated=2026-03-13&ToCreated=2026-03-14"],
        ["last-7-days", "Last 7 days", "FromCreated=2026-03-08&ToCreated=2026-03-14"],
        ["last-31-days", "Last 31 days", "FromCreated=2026-02-12&ToCreated=2026-03-14"],
      ],
    },
  },
  orders: {
    id: "FILT-038",
    names: {
      orderType: "Order type",
      isPaid: "Paid",
      isInvoice: "Has invoice",
      deliveryType: "Delivery type",
      amount: "Amount",
      eventDate: "Event date",
      user: "Customer",
      id: "Id",
      status: "Status",
      isWindowOver: "Window over",
    },
    words: {
      orderType: [
        ["VENDING", "Minishop", "orderType=1"],
        ["LOCKER", "Locker", "orderType=2"],
      ],
      isPaid: [
        ["true", "Paid", "isPaid=true"],
        ["false", "Not paid", "isPaid=false"],
        ["external", "External", "isPaid=external"],
      ],
      isInvoice: yesOrNo("isInvoice"),
      deliveryType: [
        ["pickup", "Pickup", "deliveryType=1"],
        ["delivery", "Delivery", "deliveryType=2"],
      ],
      status: [
        ["SUCCESS", "Completed", "displayStatus=SUCCESS"],
        ["CANCELLED", "Cancelled", "displayStatus=CANCELLED"],
        ["IN_PROGRESS", "In Progress", "displayStatus=IN_PROGRESS"],
      ],
      isWindowOver: yesOrNo("isWindowOver"),
    },
  },
  reservations: {
    id: "FILT-039",
    rowsProve: "RESV-001",
    names: { lockerId: "Locker id", storage: "Storage", since: "Since", status: "Status", isOver: "Time over" },
    words: {
      since: [
        ["today", "Today", "since=2026-03-14&until=2026-03-14"],
        ["yesterday", "Yesterday", "since=2026-03-13&until=2026-03-13"],
        ["last-2-days", "Last 2 days", "since=2026-03-13&until=2026-03-14"],
        ["last-7-days", "Last 7 days", "since=2026-03-08&until=2026-03-14"],
        ["2026-03-10&2026-03-10", "10.03.2026", "since=2026-03-10&until=2026-03-10"],
      ],
      status: [
        ["ACTIVE", "Active", "status=ACTIVE"],
        ["COLLECTED", "Collected", "status=COLLECTED"],
        ["EXPIRED", "Expired", "status=EXPIRED"],
        ["CANCELLED", "Cancelled", "status=CANCELLED"],
      ],
      isOver: yesOrNo("isOver"),
    },
  },
  vouchers: {
    id: "FILT-040",
    names: { active: "Active", exclusive: "Exclusive", type: "Type" },
    words: {
      active: yesOrNo("active"),
      exclusive: yesOrNo("exclusive"),
      type: [
        ["FIXED", "Fixed, in RON", "type=1"],
        ["PROCENTUAL", "Percentage", "type=2"],
        ["PRODUCT_SAMPLING", "Product sampling", "type=3"],
      ],
    },
  },
  storages: {
    id: "FILT-041",
    rowsProve: "STOR-013",
    names: {
      search: "Name",
      kind: "Sellable or warehouse",
      isActive: "Active",
      isSubstorage: "Substorage",
      blueprint: "Blueprint",
    },
    words: {
      kind: [
        ["sellable", "Sellable", "isSellable=true"],
        ["warehouse", "Warehouse", "isSellable=false"],
      ],
      isActive: yesOrNo("isActive"),
      isSubstorage: yesOrNo("isSubstorage"),
    },
  },
  supplying_reports: {
    id: "FILT-042 SREP-008",
    names: { status: "Status", route: "Route", courier: "Courier", storages: "Storages", created: "Created" },
    words: {
      status: [
        ["NEW", "New", "type=1&exactStatus=1"],
        ["PICKED", "Picked", "type=1&exactStatus=3"],
        ["COURIER_ACCEPTED", "Courier Accepted", "type=1&exactStatus=7"],
        ["REVIEWED", "Reviewed (courier delivered)", "type=1&exactStatus=15"],
        ["CANCELLED", "Cancelled", "type=1&exactStatus=16777216"],
      ],
    },
  },
  supplying_routes: {
    id: "FILT-043",
    rowsProve: "SRTE-001 SRTE-004",
    names: {
      name: "Route name",
      storages: "Storages",
      courier: "Courier",
      mobileStorage: "Mobile warehouse",
      status: "Status",
      created: "Created",
    },
    words: {
      status: [
        ["active", "Active", "isActive=true"],
        ["inactive", "Inactive", "isActive=false"],
      ],
    },
  },
  receptions: {
    id: "FILT-044",
    rowsProve: "RECP-012",
    names: {
      barcode: "Barcode",
      batchId: "Batch number",
      supplier: "Supplier",
      productId: "Product name",
      typeDocument: "Document type",
      renNumber: "Reception number",
      created: "Created",
      receptionType: "Reception type",
    },
  },
  drafts: {
    id: "FILT-045",
    rowsProve: "MAPP-014",
    names: {
      domain: "Domain",
      blueprint: "Blueprint device",
      storages: "Storages",
      products: "Product",
      name: "Name",
      startDate: "Start date",
      isApproved: "Approved",
      isApplied: "Applied",
    },
    words: {
      domain: [
        ["bob-blueprint", "Blueprint", "domain=bob-blueprint"],
        ["live-mapping", "Live Mapping", "domain=live-mapping"],
        ["mapping-draft", "Saved draft mapping", "domain=mapping-draft"],
      ],
      isApproved: yesOrNo("isApproved"),
      isApplied: yesOrNo("isApplied"),
    },
  },
  reports: {
    id: "FILT-046",
    rowsProve: "BREP-001",
    names: { type: "Report type", years: "Years", months: "Months" },
    words: {
      years: [["2018", "2018", "years=2018"]],
      months: [
        ["1", "January", "months=1"],
        ["12", "December", "months=12"],
      ],
    },
  },
  current_stocks: {
    id: "FILT-047",
    rowsProve: "FILT-056 STOC-002",
    names: {
      barcode: "Barcode",
      storage: "Storage",
      batch: "Batch number",
      product: "Product",
      serialNumber: "Serial number",
      supplier: "Supplier",
      expirationDate: "Expiration date",
      quantity: "Quantity",
    },
  },
  customer_support: { id: "FILT-048", names: { user: "User", role: "Roles", search: "Name, e-mail or phone" } },
  services: {
    id: "FILT-049",
    names: { type: "Service type" },
    words: {
      type: [
        ["DISCOUNT", "Discount", "type=4"],
        ["BEAUTY", "Beauty", "type=10"],
        ["IRONING", "Ironing", "type=9"],
        ["LAUNDRY", "Laundry", "type=3"],
        ["LOCKER", "Locker", "type=2"],
        ["VENDING", "Minishop", "type=1"],
        ["MARKETPLACE", "Marketplace", "type=6"],
        ["ALL", "All", ""],
      ],
    },
  },
  products: {
    id: "FILT-050 FILT-053",
    rowsProve: "FILT-054 PROD-012 PROD-015",
    names: {
      partialName: "Name contains",
      created: "Created",
      productCategory: "Category",
      productType: "Product type",
      identifierType: "Identifier type",
      identifierValues: "Identifier values",
      searchType: "Source",
      mappedOnChains: "Mapped on chains",
    },
  },
  ...ownFilterSets,
  galleries: {
    id: "FILT-051",
    names: { type: "Type", active: "Switched on", period: "Runs in the period" },
    words: {
      type: [
        ["DESKTOP", "Desktop", "types=1&active=all"],
        ["PROMO", "Promo", "types=2&active=all"],
        ["MOBILE", "Mobile", "types=3&active=all"],
        ["KIOSK", "Kiosk", "types=4&active=all"],
      ],
    },
  },
};

/** What a closed list of a page offers, in its order, as a person reads it. */
export function wordsOf(page: ListPageKey, key: string): string[] {
  return (filterSets[page].words?.[key] ?? []).map(([, read]) => read);
}
