import { isCui } from "@/lib/identifiers/cui";
import { isEan13 } from "./check-digits";
import { at, createRandom } from "./random";
import { makeCompanies } from "./rows/make-companies";
import { makeOrders } from "./rows/make-orders";
import { makeProducts } from "./rows/make-products";
import { makeReceptions } from "./rows/make-receptions";
import { isReserved, makeReservation } from "./rows/make-reservations";
import { isLocker, makeStorages, sellingPlaces } from "./rows/make-storages";
import { makeUsers } from "./rows/make-users";
import { sizes } from "./sizes";
import { vatRates } from "./vat";
import type { SeedBase } from "./world";

const now = new Date("2026-03-10T09:30:00Z");

function makeAll(name: "tiny" | "demo") {
  const base: SeedBase = { random: createRandom(2472), sizes: sizes[name], now };
  const companies = makeCompanies(base);
  const { storages, addresses } = makeStorages(base);
  const { users } = makeUsers(base, "hash", [50]);
  const { products, identifiers } = makeProducts(base, [3, 4, 5]);
  const receptions = makeReceptions(base, products, [3, 4, 5], [1]);
  const world = { products, ...sellingPlaces(storages), customerIds: [30, 31, 32], companyOfUser: new Map([[30, 50]]) };
  const orders = [...makeOrders(base, world)];
  return { companies, storages, addresses, users, products, identifiers, receptions, orders };
}

const demo = makeAll("demo");

it("has as many rows as it promises", () => {
  expect(demo.storages).toHaveLength(60);
  expect(demo.products).toHaveLength(2500);
  expect(demo.users).toHaveLength(3000);
  expect(demo.orders).toHaveLength(20_000);
  expect(demo.receptions.notes).toHaveLength(600);
});

it("is the same for the same seed and moment", () => {
  expect(makeAll("tiny")).toEqual(makeAll("tiny"));
});

it("has valid barcodes and fiscal codes, none of them twice", () => {
  const barcodes = demo.identifiers.filter(({ type }) => type === "BARCODE").map(({ value }) => value);
  expect(barcodes.filter((code) => !isEan13(code))).toEqual([]);
  expect(new Set(barcodes).size).toBe(barcodes.length);
  expect(barcodes.filter((code) => code.startsWith("594")).length).toBeGreaterThan(barcodes.length / 2);
  const fiscalCodes = demo.companies.map((company) => company.cui);
  expect(fiscalCodes.filter((code) => !isCui(code))).toEqual([]);
  expect(new Set(fiscalCodes).size).toBe(fiscalCodes.length);
});

it("gives no product the name of another", () => {
  const names = demo.products.map((product) => product.name);
  expect(new Set(names).size).toBe(names.length);
});

it("has reservations whose time has ended and others whose time has not, at any hour of a day", () => {
  const { orders } = makeAll("tiny");
  for (let hour = 0; hour < 24; hour += 1) {
    const base = { random: createRandom(1), sizes: sizes.tiny, now: new Date(now.getTime() + hour * 3_600_000) };
    const kept = orders
      .filter((each) => isReserved(base, each))
      .map((each, index) => makeReservation(base, each, index + 1, 1).reservation);
    expect(new Set(kept.map(({ until }) => until > base.now)).size).toBe(2);
  }
});

it("ends today, not later", () => {
  const last = demo.orders[demo.orders.length - 1]?.order.eventDate ?? new Date(0);
  expect(last.getTime()).toBeLessThanOrEqual(now.getTime());
  expect(now.getTime() - last.getTime()).toBeLessThan(86_400_000);
});

it("gives back after it was paid, and nothing that is still to come, also of what was bought today", () => {
  const refunded = demo.orders.filter(({ payments }) => payments.some(({ amount }) => amount < 0));
  const dayAgo = now.getTime() - 86_400_000;
  expect(refunded.some(({ order }) => order.eventDate.getTime() > dayAgo)).toBe(true);
  const isSound = ({ payments: [paid, back] }: (typeof refunded)[number]) =>
    paid !== undefined && back !== undefined && paid.created < back.created && back.created <= now;
  expect(refunded.filter((each) => !isSound(each))).toEqual([]);
});

it.each([demo, makeAll("tiny")])("has 1 to 4 lines in each order, and the order's amount is theirs", ({ orders }) => {
  const isSound = ({ order, items }: (typeof orders)[number]) =>
    items.length >= 1 &&
    items.length <= 4 &&
    items.reduce((sum, item) => sum + item.quantity * item.price, 0) === order.amount;
  expect(orders.length).toBeGreaterThan(0);
  // One assertion: 20,000 of them take seconds.
  expect(orders.filter((each) => !isSound(each))).toEqual([]);
});

it("has every order type, payment method and outcome in the tiny set too", () => {
  const { orders } = makeAll("tiny");
  expect(new Set(orders.map(({ order }) => order.orderType)).size).toBe(8);
  expect(new Set(orders.map(({ order }) => order.paymentMethod)).size).toBe(5);
  const totalRefund = 2 ** 20;
  const draft = 2 ** 23;
  const cancelled = 2 ** 24;
  for (const bits of [totalRefund, draft, cancelled, totalRefund | cancelled])
    expect(orders.some(({ order }) => (order.status & bits) === bits)).toBe(true);
  expect(orders.some(({ order }) => order.isDelivered && (order.status & cancelled) !== 0)).toBe(true);
});

it("bills what was bought or sold by the VAT rates of its day", () => {
  const days = new Map(demo.receptions.notes.map(({ id, documentDate }) => [id, documentDate]));
  const found = new Map([
    ["before", new Set<number>()],
    ["since", new Set<number>()],
  ]);
  const meet = (day: string, rate: number) => found.get(day < "2025-08-01" ? "before" : "since")?.add(rate);
  for (const item of demo.receptions.items) meet(days.get(item.entryNoteId) ?? "", at(vatRates, item.vatRateId - 1));
  for (const { order, items } of demo.orders)
    for (const item of items) meet(order.eventDate.toISOString().slice(0, 10), item.vatRate);
  expect([...(found.get("before") ?? [])].sort()).toEqual([19, 5, 9]);
  expect([...(found.get("since") ?? [])].sort()).toEqual([11, 21]);
});

it("sells to passers-by at minishops and fridges, and leaves what was ordered in lockers", () => {
  const lockers = new Set(demo.storages.filter(isLocker).map(({ id }) => id));
  const misplaced = demo.orders.filter(({ order }) => lockers.has(order.storageId) !== (order.orderType !== 1));
  expect(misplaced).toEqual([]);
});
