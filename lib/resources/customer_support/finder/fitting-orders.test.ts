import { defaultTimeZone } from "@/lib/dates/time-zone";
import { fittingOrders, purchaseOutcome, purchaseQuery } from "./fitting-orders";
import { purchaseWindow } from "./purchase-window";
import type { Purchase } from "./reading";

const purchase = (rest: Partial<Purchase> = {}): Purchase => ({
  kind: "purchase",
  place: "",
  day: "2026-11-24",
  ...rest,
});

/** In winter the operator's clocks are two hours ahead. @param clock HH:mm of the operator on the 24th */
const order = (utc: string, amount = "14.00", name = "Locker București Gara de Nord 024") => ({
  eventDate: `${utc}:00.000Z`,
  amount,
  storage: { name },
});

const fits = (each: ReturnType<typeof order>, told: Partial<Purchase>) =>
  fittingOrders([each], purchase(told), defaultTimeZone).fitting.length === 1;

describe("a purchase is told among the orders of its day", () => {
  it.each([
    ["2026-11-24T10:10", true],
    ["2026-11-24T11:10", true],
    ["2026-11-24T10:09", false],
    ["2026-11-24T11:11", false],
    ["2026-11-23T10:40", false],
  ])("by its time, half an hour before and after, by the operator's clocks: %s", (utc, isFitting) => {
    expect(fits(order(utc), { time: "12:40" })).toBe(isFitting);
  });

  it("a time near midnight reaches into the next day, and is asked for on both", () => {
    expect(purchaseQuery(purchase({ time: "23:50" })).eventDate).toEqual({ from: "2026-11-24", to: "2026-11-25" });
    expect(purchaseQuery(purchase({ time: "00:10" })).eventDate).toEqual({ from: "2026-11-23", to: "2026-11-24" });
    expect(fits(order("2026-11-24T22:15"), { time: "23:50" })).toBe(true);
    expect(fits(order("2026-11-24T22:15"), {})).toBe(false);
    expect(purchaseWindow({ time: "23:50" })).toEqual({ from: "23:20", to: "00:20" });
    expect(purchaseWindow({})).toBeUndefined();
  });

  it.each([
    ["gara de nord", true],
    ["GARA bucuresti", true],
    ["024", true],
    ["gara de sud", false],
    ["", true],
  ])("by the words of its storage, without case and diacritics: '%s'", (place, isFitting) => {
    expect(fits(order("2026-11-24T10:40"), { place })).toBe(isFitting);
  });

  it("about an amount: one leu less or more fits, and is asked for", () => {
    const about: Partial<Purchase> = { amount: "14.00", isAbout: true };
    expect(purchaseQuery(purchase(about)).amount).toEqual({ from: "13.00", to: "15.00" });
    expect(purchaseQuery(purchase({ amount: "0.50", isAbout: true })).amount).toEqual({ from: "0.00", to: "1.50" });
    for (const [amount, isFitting] of [
      ["13.00", true],
      ["15.00", true],
      ["12.99", false],
      ["15.01", false],
    ] as const)
      expect(fits(order("2026-11-24T10:40", amount), about)).toBe(isFitting);
  });

  it("by its amount, however it is written; an order that does not bear what was asked is seen through", () => {
    expect(fits(order("2026-11-24T10:40", "14"), { amount: "14.00" })).toBe(true);
    const other = [order("2026-11-24T10:40", "14.01"), order("2026-11-24T10:40", "14.00")];
    expect(fittingOrders(other, purchase({ amount: "14.00" }), defaultTimeZone)).toEqual({
      fitting: [other[1]],
      isSeenThrough: true,
    });
    expect(fittingOrders([order("2026-10-24T10:40")], purchase(), defaultTimeZone)).toEqual({
      fitting: [],
      isSeenThrough: true,
    });
    expect(fittingOrders(other, purchase(), defaultTimeZone).isSeenThrough).toBe(false);
  });

  it.each<[string, Partial<Purchase>]>([
    ["storage", { place: "Pipera" }],
    ["time", { time: "20:40" }],
  ])(
    "an order of the day and amount at another %s says nothing against the platform, which was not asked for it",
    (_what, told) => {
      const found = fittingOrders([order("2026-11-24T10:40")], purchase({ amount: "14.00", ...told }), defaultTimeZone);
      expect(found).toEqual({ fitting: [], isSeenThrough: false });
      expect(purchaseOutcome(found, false)).toBe("none");
    },
  );
});

it.each([
  ["those that fit", [order("2026-11-24T10:40")], false, "found"],
  ["none of the day and amount", [], false, "none"],
  ["others alone", [order("2026-11-24T10:40", "1.00")], false, "not-by"],
  ["more than are read", [order("2026-11-24T10:40")], true, "too-many"],
  // Their number would be that of the whole day, or of all days.
  [
    "more than are read, by a platform that passes over the amount",
    [order("2026-11-24T10:40", "1.00")],
    true,
    "not-by",
  ],
])("what has come of a purchase: %s", (_what, orders, isTooMany, outcome) => {
  const found = fittingOrders(orders, purchase({ amount: "14.00" }), defaultTimeZone);
  expect(purchaseOutcome(found, isTooMany)).toBe(outcome);
});

it.each([
  ["2999-12-31", "23:50"],
  ["1900-01-01", "00:10"],
])("of the first and the last day that may be asked for no other is asked: %s %s", (day, time) => {
  expect(purchaseQuery(purchase({ day, time })).eventDate).toEqual({ from: day, to: day });
});
