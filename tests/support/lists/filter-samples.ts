import { addDays } from "@/lib/dates/day";
import type { ListPageKey } from "@/lib/roles/pages";

/** A value of one filter that finds some of the tiny data set's rows and not all, and its form on the wire. */
export interface FilterSample {
  /** As it stands in the address; of dates that lie further back than any period, counted from today. */
  text: string | ((today: string) => string);
  /**
   * All that is sent beside sorting and paging, by 1§7, 2§7 and 2§3: a query string without percent-encoding, or the
   * jsonFilters of a query command. Dates are those of `dayOfSamples`.
   */
  wire: string | Readonly<Record<string, unknown>>;
}

type Samples = Readonly<Record<string, FilterSample>>;

/** The day on which the samples' wire forms are written: a Saturday. */
export const dayOfSamples = "2026-03-14";

export function textOf({ text }: FilterSample, today: string): string {
  return typeof text === "string" ? text : text(today);
}

/** From so many days before today, without end. */
const since = (days: number) => (today: string) => `${addDays(today, -days)}&`;

const lastYear = (today: string) => String(Number(today.slice(0, 4)) - 1);

/** Written by hand from the documents, never from the declarations: the two check each other. */
export const filterSamples: Readonly<Record<ListPageKey, Samples>> = {
  catalog_price: {
    search: { text: "Gări", wire: "lite=true&search=Gări" },
    currency: { text: "2", wire: "lite=true&currencyId=2" },
    storages: { text: "7,9", wire: "lite=true&storageIds=7,9" },
    products: { text: "4,9", wire: "lite=true&productIds=4,9" },
    createdBy: { text: "1,2", wire: "lite=true&userIds=1,2" },
    isDefault: { text: "false", wire: "lite=true&isDefault=false" },
    created: { text: since(400), wire: "lite=true&FromCreated=2025-02-07" },
  },
  companies: {
    search: { text: "Luceafăr", wire: "search=Luceafăr" },
    county: { text: "28,38", wire: "countyIds=28,38" },
    isVatPayer: { text: "true", wire: "isVatPayer=true" },
    isActive: { text: "false", wire: "isActive=false" },
    paymentTerm: { text: "45,60", wire: "paymentTermDays=45,60" },
    created: { text: since(400), wire: "FromCreated=2025-02-07" },
  },
  current_stocks: {
    barcode: { text: "5943088000041", wire: { Barcode: "5943088000041" } },
    storage: { text: "12", wire: { StorageID: 12 } },
    batch: { text: "52", wire: { BatchID: 52 } },
    product: { text: "4", wire: { ProductId: 4 } },
    serialNumber: { text: "VOL000055303", wire: { SerialNumber: "VOL000055303" } },
    supplier: { text: "8", wire: { SupplierID: 8 } },
    expirationDate: { text: (today) => `&${addDays(today, 150)}`, wire: { ExpDateBefore: "2026-08-11" } },
    quantity: { text: "5&10", wire: { MinQuantity: 5, MaxQuantity: 10 } },
  },
  customer_support: {
    user: { text: "25,46", wire: { UserIDs: [25, 46] } },
    role: { text: "PRE_CLIENT", wire: { Role: "PRE_CLIENT" } },
    search: { text: "Andronache", wire: { FullTextSearch: "Andronache" } },
  },
  drafts: {
    domain: { text: "bob-blueprint", wire: "domain=bob-blueprint" },
    blueprint: { text: "1", wire: "blueprintDevice=1" },
    storages: { text: "9,14", wire: "storageIds=9,14" },
    products: { text: "4", wire: "productIds=4" },
    name: { text: "Campanie", wire: "search=Campanie" },
    startDate: { text: "last-31-days", wire: "startSince=2026-02-12&startUntil=2026-03-14" },
    isApproved: { text: "true", wire: "isApproved=true" },
    isApplied: { text: "false", wire: "isApplied=false" },
  },
  galleries: {
    type: { text: "KIOSK", wire: "types=4&active=all" },
    active: { text: "false", wire: "types=3,4&active=false" },
    period: { text: "today", wire: "types=3,4&active=all&startDate=2026-03-14&endDate=2026-03-14" },
  },
  inventory: {
    storage: { text: "2", wire: { StorageID: 2 } },
    status: { text: "NEW,COUNTED", wire: { Status: ["NEW", "COUNTED"] } },
    created: { text: "last-31-days", wire: { FromCreated: "2026-02-12", ToCreated: "2026-03-14" } },
  },
  invoices: {
    number: { text: "10030", wire: "search=10030" },
    user: { text: "27,38", wire: "userIds=27,38" },
    isPaid: { text: "false", wire: "isPaid=false" },
    type: { text: "COMPANY", wire: "hasCompany=true" },
    createDate: { text: "last-7-days", wire: "FromCreated=2026-03-08&ToCreated=2026-03-14" },
    totalAmount: { text: "10&50.5", wire: "fromAmount=10&toAmount=50.5" },
    dueDate: { text: "last-7-days", wire: "FromDue=2026-03-08&ToDue=2026-03-14" },
  },
  orders: {
    orderType: { text: "LOCKER", wire: "orderType=2" },
    isPaid: { text: "external", wire: "isPaid=external" },
    isInvoice: { text: "true", wire: "isInvoice=true" },
    deliveryType: { text: "delivery", wire: "deliveryType=2" },
    amount: { text: "12.5&100", wire: "fromAmount=12.5&toAmount=100" },
    eventDate: { text: "last-7-days", wire: "fromEventDate=2026-03-08&toEventDate=2026-03-14" },
    user: { text: "38,51", wire: "userIds=38,51" },
    id: { text: "17", wire: "id=17" },
    status: { text: "IN_PROGRESS", wire: "displayStatus=IN_PROGRESS" },
    isWindowOver: { text: "true", wire: "isWindowOver=true" },
  },
  products: {
    partialName: { text: "Cafea", wire: "partialName=Cafea" },
    created: { text: since(400), wire: "createdSince=2025-02-07" },
    productCategory: { text: "6,9", wire: "productCategory=6,9" },
    productType: { text: "DURABLE,SERIALISED", wire: "productType=DURABLE,SERIALISED" },
    identifierType: { text: "SERIAL_NUMBER", wire: "identifierType=SERIAL_NUMBER" },
    identifierValues: { text: "5943088000041,ACC-00045", wire: "identifierValues=5943088000041,ACC-00045" },
    searchType: { text: "public-platform", wire: "searchType=public-platform" },
    mappedOnChains: { text: "1", wire: "mappedOnChains=1" },
  },
  receptions: {
    barcode: { text: "5946853000239", wire: { barcode: "5946853000239" } },
    batchId: { text: "52", wire: { BatchID: 52 } },
    supplier: { text: "5", wire: { CompanyID: 5 } },
    productId: { text: "23", wire: { ProductID: 23 } },
    typeDocument: { text: "1", wire: { ReceptionTypeDocumentID: 1 } },
    renNumber: { text: "REN 1036", wire: { ReceptionNumber: "REN 1036" } },
    created: { text: "last-7-days", wire: { FromCreated: "2026-03-08", ToCreated: "2026-03-14" } },
    receptionType: { text: "1", wire: { receptionType: 1 } },
  },
  receptions_intern: {
    renNumber: { text: "RIN 5024", wire: "renNumber=RIN 5024" },
    sourceStorage: { text: "1,2", wire: "sourceStorageId=1,2" },
    destinationStorage: { text: "7", wire: "destinationStorageId=7" },
    products: { text: "23", wire: "productIds=23" },
    barcode: { text: "5946853000239", wire: "Barcode=5946853000239" },
    batchId: { text: "52", wire: "batchId=52" },
    created: { text: "last-31-days", wire: "FromCreated=2026-02-12&ToCreated=2026-03-14" },
  },
  reports: {
    type: { text: "1,4", wire: "types=1,4" },
    years: { text: lastYear, wire: "years=2025" },
    months: { text: "1,2,3", wire: "months=1,2,3" },
  },
  reservations: {
    lockerId: { text: "81", wire: "lockerId=81" },
    storage: { text: "8", wire: "storageIds=8" },
    since: { text: "last-7-days", wire: "since=2026-03-08&until=2026-03-14" },
    status: { text: "COLLECTED", wire: "status=COLLECTED" },
    isOver: { text: "true", wire: "isOver=true" },
  },
  return_to_supplier: {
    numberDocument: { text: "RTF 1003", wire: "fromCreated=2000-01-01&numberDocument=RTF 1003" },
    renNumber: { text: "REN 1027", wire: "fromCreated=2000-01-01&renNumber=REN 1027" },
    supplier: { text: "4,6", wire: "fromCreated=2000-01-01&CompanyID=4,6" },
    products: { text: "23", wire: "fromCreated=2000-01-01&productIds=23" },
    barcode: { text: "5946853000239", wire: "fromCreated=2000-01-01&Barcode=5946853000239" },
    isTotalReturned: { text: "true", wire: "fromCreated=2000-01-01&isTotalReturned=true" },
    created: { text: "last-7-days", wire: "fromCreated=2026-03-08&toCreated=2026-03-14" },
  },
  services: { type: { text: "LOCKER", wire: "type=2" } },
  storages: {
    search: { text: "Minishop", wire: "search=Minishop" },
    kind: { text: "warehouse", wire: "isSellable=false" },
    isActive: { text: "true", wire: "isActive=true" },
    isSubstorage: { text: "true", wire: "isSubstorage=true" },
    blueprint: { text: "1", wire: "bobBlueprintId=1" },
  },
  supplying_reports: {
    status: { text: "NEW,CANCELLED", wire: "type=1&exactStatus=1,16777216" },
    route: { text: "3", wire: "type=1&route=3" },
    courier: { text: "60", wire: "type=1&courier=60" },
    storages: { text: "14", wire: "type=1&storageIds=14" },
    created: { text: "last-31-days", wire: "type=1&FromCreated=2026-02-12&ToCreated=2026-03-14" },
  },
  supplying_routes: {
    name: { text: "campus", wire: "route=campus" },
    storages: { text: "14", wire: "storageIds=14" },
    courier: { text: "60", wire: "internalCourier=60" },
    mobileStorage: { text: "5", wire: "mobileStorage=5" },
    status: { text: "inactive", wire: "isActive=false" },
    created: { text: "last-31-days", wire: "FromCreated=2026-02-12&ToCreated=2026-03-14" },
  },
  users: {
    search: { text: "Ionescu", wire: "fullTextSearch=Ionescu" },
    status: { text: "32", wire: "userStatus=32" },
    isActive: { text: "false", wire: "isActive=false" },
    role: { text: "CLIENT", wire: "role=CLIENT" },
    hasCompany: { text: "company", wire: "hasCompany=true" },
    hasRFIDCard: { text: "true", wire: "hasRFIDCard=true" },
    created: { text: since(200), wire: "FromCreated=2025-08-26" },
  },
  vouchers: {
    active: { text: "true", wire: "active=true" },
    exclusive: { text: "true", wire: "exclusive=true" },
    type: { text: "PROCENTUAL", wire: "type=2" },
  },
};
