import { sampleOfSchema } from "@/tests/support/fault-upstream/sample-of-schema";
import { callTable } from "./call-table";

/**
 * What the documents call the fields of an answer, letter by letter: the embedded platform sends what is declared, so
 * that a name of our own would go unseen until a real platform answers. Names that they only describe are left out.
 */
const named = [
  ["SESS-003", "AUTH-01", "apiToken userPreferences tokenRefresh firstName lastName email roles"],
  ["CATA-013", "CAT-09", "id name description currency code storages createdBy firstName lastName storagesCount"],
  ["CATA-014", "CAT-09", "productPriceId product price label barcode"],
  [
    "BANR-010",
    "GAL-01",
    `id name description imgURL type created startDate endDate forOrderType forwardedURL forwardedCategoryTree
    forwardedProductInfo isActive chain`,
  ],
  ["BANR-014", "GAL-02", "value label"],
  [
    "USER-001",
    "USR-02",
    "id email phone status created balance creditCards files storage isActive hasCompany hasRFIDCard",
  ],
  ["SERV-001", "SRV-01", "id name price category provider active"],
  ["INVO-001", "IVC-01", "user type createDate dueDate invoice totalAmount status"],
  ["VOUC-001", "VOU-01", "id date name active exclusive period amount"],
  [
    "STOR-002 STOR-003",
    "STO-02",
    `id name fullName type status addresses street number postalCode bloc scara etaj apartament city county geolocation
    lat long catalogPrice isSellable isActive isSubstorage isDeposit bobs blueprint`,
  ],
  ["STOR-014", "STO-09", "company euid id warehouse"],
  [
    "RECP-003",
    "QRY-07",
    `Id Created Number company typeDocument seriesDocument currency numberDocument documentDate dateInStock auto delegate
    observationCommitteeReception internalObservations ReceptionEntryNoteItems ReceptionEntryNoteVatDiscounts`,
  ],
  ["RINT-002", "REC-13", "renDetails productBarcode productImage productName"],
  [
    "RETS-002",
    "RET-02",
    `id ren documentDate numberDocument isTotalReturned items reni quantity product barCode productNodeReference name
    productImg`,
  ],
  ["STOC-004", "STK-01", "stock VAT productNodeReference"],
  ["INVE-003", "QRY-04", "Id Status ProductsNumber Created Updated StorageId InventoryQuantity"],
  [
    "INVE-004",
    "QRY-05",
    "InventoryItems InventoryItemId Barcode Name productImage InventoryQuantity ScriptQuantity storage Id",
  ],
  ["MAPP-004", "MAP-03", "id name approvedBy createdBy firstName lastName startDate shelves lockers"],
  ["MAPP-007", "STO-08", "id position width height storageZone cells renewProduct product alias"],
  ["MAPP-008", "MAP-03", "selfPosition cells product fillOnDemand orderId alias"],
  ["SREP-013", "SUP-03", "storages storagesFullResponse status maskNumber balance waypoints initialSupplyQty"],
  ["SREP-013", "SUP-06", "productImageUrl productName productId barcode batchId externalSerialNumber"],
  ["SREP-014", "SUP-10", "productBarCode productImg productName"],
  [
    "SREP-015",
    "SUP-01",
    "id storage user firstName lastName type startAt endAt vendingSessionDetails product quantity",
  ],
  ["SREP-017", "SUP-03", "supplyLines barcode productId productImage productName storageId"],
  ["SRTE-003", "RTE-02", "storages selectedDaysAndHours"],
  ["SRTE-003", "RTE-09", "supplying retreating"],
  [
    "ORDR-005",
    "ORD-01",
    `id eventDate amount user orderType storage paymentMethod code status orderDetails deliveryDetail since upTo
    orderChannel invoice isPaid isPrePaid isDelivered`,
  ],
  ["RESV-002", "RES-01", "reservationDetails"],
  ["CUST-006", "QRY-11", "Id ActiveCreditCards Addresses Checkpoints"],
  ["CUST-007", "QRY-12", "Id OrderItems Barcode Name image"],
  ["CUST-008", "QRY-14", "Id Orders"],
  ["CUST-009", "QRY-16", "PaymentConfirmationsList"],
  [
    "PROD-018",
    "DOC-17",
    "id productId name createdAt defaultImageUrl defaultThumbUrl merchantSiteUrl identifiers pagination page pageSize",
  ],
  [
    "PROD-020 PROD-023",
    "DOC-14",
    `id product name description merchant category dimensions length height depth mass identifiers images characteristics
    createdAt`,
  ],
  ["PROD-034", "PRD-03", "id name barcode image core_id product_node_reference"],
  ["IDCA-001", "IDC-02", "cardId userId alias"],
] as const;

it.each(named)("%s the answer of %s has the documents' names: %s", (_ids, id, names) => {
  const call = callTable.find((each) => each.id === id);
  if (call === undefined || call.kind === "download") throw new Error(`${id} has no answer with names.`);
  const answered = namesIn(sampleOfSchema(call.answer));
  expect(names.split(/\s+/).filter((name) => !answered.has(name))).toEqual([]);
});

function namesIn(value: unknown): Set<string> {
  if (Array.isArray(value)) return new Set(value.flatMap((each) => [...namesIn(each)]));
  if (typeof value !== "object" || value === null) return new Set();
  return new Set(Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)]));
}
