import { currentStocksList } from "@/lib/resources/current_stocks/current-stocks.list";
import { invoicesList } from "@/lib/resources/invoices/invoices.list";
import type { AnyList } from "@/lib/resources/list-table";
import { ordersList } from "@/lib/resources/orders/orders.list";
import { supplyingRoutesList } from "@/lib/resources/supplying_routes/supplying-routes.list";
import { contradictedFilters } from "./contradicted-filters";

const at = { today: "2026-11-24", timeZone: "Europe/Bucharest" };

const invoice = {
  id: 1,
  user: { id: 7, firstName: "Ana", lastName: "Pop" },
  type: "PERSON",
  // By the operator's clocks it is the 24th.
  createDate: "2026-11-23T22:30:00.000Z",
  dueDate: "2026-12-09",
  totalAmount: "14.50",
  status: "UNPAID",
};

const stock = {
  id: 1,
  product: { id: 3, barcode: "594" },
  storage: { id: 5, name: "S" },
  stock: 20,
  serialNumbers: [],
};

const order = {
  id: 1,
  status: 3,
  amount: "1.00",
  eventDate: "2026-11-24T10:00:00.000Z",
  orderType: "LOCKER",
  ...{ paymentMethod: { code: "external" }, isDelivered: false },
};

const route = { id: 1, storages: [3, 4].map((id) => ({ id, name: `S${id}` })), isActive: true };

type AnyRow = { id: number } & Record<string, unknown>;

const cases: [AnyList, AnyRow, string, string, boolean][] = [
  [invoicesList, invoice, "user", "7", false],
  [invoicesList, invoice, "user", "6,7", false],
  [invoicesList, invoice, "user", "6", true],
  [invoicesList, { ...invoice, user: undefined }, "user", "6", false],
  [invoicesList, invoice, "type", "PERSON", false],
  [invoicesList, invoice, "type", "COMPANY", true],
  [invoicesList, invoice, "createDate", "2026-11-24&2026-11-24", false],
  [invoicesList, invoice, "createDate", "2026-11-23&2026-11-23", true],
  [invoicesList, invoice, "createDate", "2026-11-25&", true],
  [invoicesList, invoice, "createDate", "&2026-11-25", false],
  [invoicesList, invoice, "createDate", "today", false],
  [invoicesList, invoice, "createDate", "yesterday", true],
  [invoicesList, invoice, "totalAmount", "14.5&14.5", false],
  [invoicesList, invoice, "totalAmount", "9&100", false],
  [invoicesList, invoice, "totalAmount", "15&100", true],
  // The filter knows no difference between what is unpaid and what is overdue, so nothing is known of either.
  [invoicesList, invoice, "isPaid", "true", false],
  [invoicesList, { ...invoice, status: "PAID" }, "isPaid", "false", true],
  // Of typed text, and of what no value leads to, rows prove nothing.
  [invoicesList, { ...invoice, invoice: "FCT 1" }, "number", "FCT 2", false],
  [ordersList, order, "isPaid", "true", false],
  [ordersList, order, "isPaid", "false", true],
  [ordersList, order, "isPaid", "external", false],
  [currentStocksList, stock, "barcode", "123", false],
  [currentStocksList, stock, "product", "4", true],
  [currentStocksList, stock, "quantity", "9&100", false],
  [currentStocksList, stock, "quantity", "100&", true],
  [supplyingRoutesList, route, "storages", "4,9", false],
  [supplyingRoutesList, route, "storages", "9", true],
];

it.each(cases.map(([list, row, key, text, is]) => [list.page, key, text, is, list, row] as const))(
  "%s: a row contradicts %s=%s: %s",
  (_page, key, text, is, list, row) => {
    const whole = list === currentStocksList ? { ...emptyStock, ...row } : { ...emptyRoute, ...row };
    expect(contradictedFilters(list, { [key]: text }, [whole], at)).toEqual(is ? [key] : []);
  },
);

const emptyStock = { batch: { id: 1, number: "B" }, supplier: { id: 2, name: "F" }, product: { id: 0 } };
const emptyRoute = {
  mobileStorage: { id: 1, name: "M" },
  internalCourier: undefined,
  created: "2026-11-24T10:00:00.000Z",
};

it("one row among many is enough, and others say nothing of it", () => {
  const rows = [invoice, { ...invoice, user: { id: 8 } }];
  const applied = { user: "7", type: "PERSON", unknown: "1" };
  const list: AnyList = invoicesList;
  expect(contradictedFilters(list, applied, rows, at)).toEqual(["user"]);
  expect(contradictedFilters(list, {}, rows, at)).toEqual([]);
});
