import { catalogPriceList } from "@/lib/resources/catalog_price/catalog-price.list";
import { companiesList } from "@/lib/resources/companies/companies.list";
import { currentStocksList } from "@/lib/resources/current_stocks/current-stocks.list";
import { customerSupportList } from "@/lib/resources/customer_support/customer-support.list";
import { draftsList } from "@/lib/resources/drafts/drafts.list";
import { galleriesList } from "@/lib/resources/galleries/galleries.list";
import { inventoryList } from "@/lib/resources/inventory/inventory.list";
import { invoicesList } from "@/lib/resources/invoices/invoices.list";
import { ordersList } from "@/lib/resources/orders/orders.list";
import { productsList } from "@/lib/resources/products/products.list";
import { receptionsList } from "@/lib/resources/receptions/receptions.list";
import { receptionsInternList } from "@/lib/resources/receptions_intern/receptions-intern.list";
import { reportsList } from "@/lib/resources/reports/reports.list";
import { reservationsList } from "@/lib/resources/reservations/reservations.list";
import { returnToSupplierList } from "@/lib/resources/return_to_supplier/return-to-supplier.list";
import { servicesList } from "@/lib/resources/services/services.list";
import { storagesList } from "@/lib/resources/storages/storages.list";
import { supplyingReportsList } from "@/lib/resources/supplying_reports/supplying-reports.list";
import { supplyingRoutesList } from "@/lib/resources/supplying_routes/supplying-routes.list";
import { usersList } from "@/lib/resources/users/users.list";
import { vouchersList } from "@/lib/resources/vouchers/vouchers.list";
import { operatorsDay } from "@/tests/support/operators-day";
import { among, between, byRecords, byRows, daysOf, folded, type ListProof, named, onDays, says } from "./filter-proof";
import { hasPassed, readsBy2Of4 } from "./order-reads";

const paidFlag = 2;

const bannerTypes: Readonly<Record<number, string>> = { 1: "DESKTOP", 2: "PROMO", 3: "MOBILE", 4: "KIOSK" };
const voucherTypes: Readonly<Record<number, string>> = { 1: "FIXED", 2: "PROCENTUAL", 3: "PRODUCT_SAMPLING" };
const supplyStatuses: Readonly<Record<number, string>> = {
  1: "NEW",
  3: "PICKED",
  7: "COURIER_ACCEPTED",
  15: "REVIEWED",
};
const serviceTypes: Readonly<Record<string, number>> = {
  VENDING: 1,
  LOCKER: 2,
  LAUNDRY: 3,
  DISCOUNT: 4,
  MARKETPLACE: 6,
  IRONING: 9,
  BEAUTY: 10,
};
/** What is sold under a category and all below it, by the slugs of the leaves. */
const categories: Readonly<Record<string, readonly string[]>> = {
  1: ["apa", "sucuri", "racoritoare", "cafea"],
  6: ["apa"],
  9: ["cafea"],
};
const typesOfCategories: Readonly<Record<string, string>> = { accesorii: "SERIALISED", reviste: "DURABLE" };

const hasRole = (roles: readonly string[], role: string) => roles.includes(role) || roles.includes(`ROLE_${role}`);

/**
 * What each filter of each list leaves. Written by hand from the documents. Some filters have no proof here: what a
 * sheet's source is and where a product is sold no record says.
 */
export const listProofs = new Map<string, ListProof<unknown>>([
  byRecords(catalogPriceList, {
    search: says(({ name }) => name),
    currency: among(({ currency }) => currency.id),
    storages: among(({ storages }) => storages.map(({ id }) => id)),
    products: among(({ productPrices }) => productPrices.map(({ product }) => product)),
    createdBy: among(({ createdBy }) => createdBy?.id),
    isDefault: among(({ isDefault }) => isDefault),
    created: onDays(({ created }) => created),
  }),
  byRows(companiesList, {
    search: {
      matches: ({ name, cui, registrationNumber }, text) =>
        [name, cui, `RO${cui}`, registrationNumber].some((each = "") => folded(each).includes(folded(text))),
      also: ([company]) => [`${company?.cui}`, `RO${company?.cui}`, `${company?.registrationNumber}`],
    },
    county: named(({ county }) => county),
    isVatPayer: among(({ isVatPayer }) => isVatPayer),
    isActive: among(({ isActive }) => isActive),
    paymentTerm: among(({ paymentTermDays }) => paymentTermDays),
    created: onDays(({ created }) => created),
  }),
  byRows(currentStocksList, {
    barcode: among(({ product }) => product.barcode),
    storage: among(({ storage }) => storage.id),
    batch: among(({ batch }) => batch.id),
    product: among(({ product }) => product.id),
    serialNumber: {
      matches: ({ serialNumbers }, text) => serialNumbers.some((each) => folded(each) === folded(text)),
      also: () => ["VOL00"],
    },
    supplier: among(({ supplier }) => supplier.id),
    expirationDate: onDays(({ expirationDate }) => expirationDate),
    quantity: between(({ stock }) => stock, "10&", "&10"),
  }),
  byRows(customerSupportList, {
    user: among(({ id }) => id),
    role: { matches: ({ roles }, role) => hasRole(roles, role) },
    search: says(({ firstName, lastName, email, phone }) => [`${lastName} ${firstName}`, email, phone]),
  }),
  byRecords(draftsList, {
    domain: among(({ domain }) => domain),
    blueprint: among(({ blueprint }) => blueprint?.id),
    storages: among(({ storages }) => storages.map(({ id }) => id)),
    products: among(({ shelves, lockers }) =>
      [...shelves, ...lockers].flatMap(({ cells }) => cells.map(({ product }) => product?.id)),
    ),
    name: says(({ name }) => name),
    startDate: onDays(({ startDate }) => startDate),
    isApproved: among(({ approvedBy }) => approvedBy !== undefined),
    isApplied: among(({ isApplied }) => isApplied),
  }),
  byRows(galleriesList, {
    type: among(({ type }) => bannerTypes[type]),
    active: { matches: ({ isActive }, text) => text === "all" || text === String(isActive) },
    period: {
      matches({ startDate, endDate }, text) {
        const { from, to } = daysOf(text);
        const hasBegun = startDate === undefined || operatorsDay(startDate) <= to;
        return hasBegun && (endDate === undefined || operatorsDay(endDate) >= from);
      },
      also: (rows) =>
        rows
          .flatMap(({ startDate }) => (startDate === undefined ? [] : operatorsDay(startDate)))
          .slice(0, 2)
          .flatMap((day) => [`${day}&`, `&${day}`, `${day}&${day}`]),
    },
  }),
  byRows(inventoryList, {
    storage: among(({ storage }) => storage.id),
    status: among(({ status }) => status),
    created: onDays(({ created }) => created),
  }),
  byRows(invoicesList, {
    number: {
      matches: ({ invoice }, text) =>
        [invoice, invoice.split(" ")[1]].some((each = "") => each.toLowerCase().startsWith(text.toLowerCase())),
      also: ([some]) => [`${some?.invoice}`, `${some?.invoice.slice(0, -2).toLowerCase()}`, "0"],
    },
    user: among(({ user }) => user?.id),
    isPaid: among(({ status }) => status === "PAID"),
    type: { matches: ({ type, company }, text) => type === text && (company !== undefined) === (text === "COMPANY") },
    createDate: onDays(({ createDate }) => createDate),
    totalAmount: between(({ totalAmount }) => totalAmount, "20&", "&30"),
    dueDate: onDays(({ dueDate }) => dueDate),
  }),
  byRows(ordersList, {
    orderType: among(({ orderType }) => orderType),
    isPaid: {
      matches({ paymentMethod, status, invoice }, text) {
        const isExternal = paymentMethod.code === "external";
        const isPaid = isExternal || (status & paidFlag) !== 0 || invoice?.isPaid === true;
        return text === "external" ? isExternal : text === String(isPaid);
      },
    },
    isInvoice: among(({ invoice }) => invoice !== undefined),
    deliveryType: { matches: ({ deliveryType }, text) => deliveryType === (text === "pickup" ? 1 : 2) },
    amount: between(({ amount }) => amount, "&12", "25.5&"),
    eventDate: onDays(({ eventDate }) => eventDate),
    user: among(({ user }) => user?.id),
    id: among(({ id }) => id),
    status: among((order) => readsBy2Of4(order)),
    isWindowOver: among(({ orderDetails: { deliveryDetail } }) => hasPassed(deliveryDetail?.upTo)),
  }),
  byRecords(productsList, {
    partialName: says(({ name }) => name),
    created: onDays(({ createdAt }) => createdAt),
    productCategory: {
      matches: ({ category }, text) => text.split(",").some((id) => categories[id]?.includes(category.slug)),
      also: () => ["1", "9"],
    },
    productType: among(({ category }) => typesOfCategories[category.slug] ?? "PERISHABLE"),
    identifierType: among(({ identifiers }) => identifiers.map(({ type }) => type)),
    identifierValues: among(({ identifiers }) => identifiers.map(({ value }) => value)),
  }),
  byRecords(receptionsList, {
    barcode: among(({ items }) => items.map(({ product }) => product.barcode)),
    batchId: named(({ items }) => items.map(({ batchNumber }) => batchNumber)),
    supplier: among(({ company }) => company.id),
    productId: among(({ items }) => items.map(({ product }) => product.id)),
    typeDocument: { ...among(({ typeDocument }) => typeDocument.id), also: () => ["2"] },
    renNumber: { ...says(({ number }) => number), also: () => ["amb", "102"] },
    created: onDays(({ created }) => created),
    receptionType: { ...among(({ seriesDocument }) => seriesDocument.id), also: () => ["2"] },
  }),
  byRecords(receptionsInternList, {
    renNumber: { ...says(({ number }) => number), also: () => ["501"] },
    sourceStorage: among(({ sourceStorage }) => sourceStorage.id),
    destinationStorage: among(({ destinationStorage }) => destinationStorage.id),
    products: among(({ renDetails }) => renDetails.map(({ productId }) => productId)),
    barcode: among(({ renDetails }) => renDetails.map(({ productBarcode }) => productBarcode)),
    batchId: named(({ renDetails }) => renDetails.map(({ batchNumber }) => batchNumber)),
    created: onDays(({ created }) => created),
  }),
  byRows(reportsList, {
    type: among(({ type }) => type.id),
    years: among(({ year }) => year),
    months: among(({ month }) => month),
  }),
  byRows(reservationsList, {
    lockerId: among(({ lockerId }) => lockerId),
    storage: among(({ storage }) => storage.id),
    since: onDays(({ since }) => since),
    status: among(({ status }) => status),
    isOver: among(({ until }) => hasPassed(until)),
  }),
  byRecords(returnToSupplierList, {
    numberDocument: says(({ numberDocument }) => numberDocument),
    renNumber: says(({ ren }) => ren.number),
    supplier: among(({ company }) => company.id),
    products: among(({ items }) => items.map(({ reni }) => reni.product.id)),
    barcode: among(({ items }) => items.map(({ reni }) => reni.product.barCode)),
    isTotalReturned: among(({ isTotalReturned }) => isTotalReturned),
    created: onDays(({ created }) => created),
  }),
  byRows(servicesList, { type: { matches: ({ type }, text) => text === "ALL" || serviceTypes[text] === type } }),
  byRows(storagesList, {
    search: says(({ name }) => name),
    kind: among(({ isSellable }) => (isSellable ? "sellable" : "warehouse")),
    isActive: among(({ isActive }) => isActive),
    isSubstorage: among(({ isSubstorage }) => isSubstorage),
    blueprint: among(({ bobs }) => bobs?.blueprint.id),
  }),
  byRows(supplyingReportsList, {
    status: among(({ maskNumber }) => (maskNumber >= 2 ** 24 ? "CANCELLED" : supplyStatuses[maskNumber])),
    route: among(({ route }) => route?.id),
    courier: among(({ courier }) => courier.id),
    storages: among(({ storages }) => storages.map(({ id }) => id)),
    created: onDays(({ created }) => created),
  }),
  byRows(supplyingRoutesList, {
    name: says(({ name }) => name),
    storages: among(({ storages }) => storages.map(({ id }) => id)),
    courier: among(({ internalCourier }) => internalCourier.id),
    mobileStorage: among(({ mobileStorage }) => mobileStorage.id),
    status: among(({ isActive }) => (isActive ? "active" : "inactive")),
    created: onDays(({ created }) => created),
  }),
  byRows(usersList, {
    search: says(({ firstName, lastName, email, phone }) => [`${lastName} ${firstName}`, email, phone]),
    status: {
      matches: ({ status }, mask) => (status & Number(mask)) === Number(mask),
      also: () => ["1", "2", "4", "5", "8", "16"],
    },
    isActive: among(({ isActive }) => isActive),
    role: { matches: ({ roles }, role) => hasRole(roles, role) },
    hasCompany: among(({ hasCompany }) => (hasCompany ? "company" : "person")),
    hasRFIDCard: among(({ hasRFIDCard }) => hasRFIDCard),
    created: onDays(({ created }) => created),
  }),
  byRows(vouchersList, {
    active: among(({ active }) => active),
    exclusive: among(({ exclusive }) => exclusive),
    type: among(({ type }) => voucherTypes[type]),
  }),
]);
