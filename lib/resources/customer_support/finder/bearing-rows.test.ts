import { customersWithCard, invoiceNumberText, invoicesNumbered } from "./bearing-rows";

const invoice = (number: string) => ({
  id: 1,
  number,
  createDate: "2026-11-24T10:00:00.000Z",
  dueDate: "2026-12-09",
  totalAmount: "1.00",
  isPaid: true,
  orders: [],
});

const customer = (...lastFours: string[]) => ({
  id: 1,
  firstName: "Ion",
  lastName: "Pop",
  email: "ion@exemplu.ro",
  phone: undefined,
  created: "2026-11-24T10:00:00.000Z",
  isActive: true,
  balance: "0.00",
  roles: [],
  addresses: [],
  checkpoints: [],
  activeCreditCards: lastFours.map((lastFour, id) => ({ id, brand: "VISA", lastFour, expires: "2027-01" })),
});

describe("what a platform answers is a hit where it bears what was asked", () => {
  it.each([
    ["FCT 1234", { series: "FCT", number: "1234" }, true],
    ["fct-001234", { series: "FCT", number: "1234" }, true],
    ["FCT 1234", { number: "1234" }, true],
    ["1234", { number: "01234" }, true],
    ["BON 1234", { series: "FCT", number: "1234" }, false],
    ["FCT 11234", { number: "1234" }, false],
    ["FCT", { number: "1234" }, false],
  ])("an invoice numbered '%s', asked for by %j: %s", (printed, asked, isHit) => {
    const found = invoicesNumbered([invoice(printed)], asked);
    expect([found.bearing.length, found.isSeenThrough]).toEqual(isHit ? [1, false] : [0, true]);
  });

  it("a customer by the last four of a card", () => {
    const [owner, other] = [customer("1111", "1234"), customer()];
    expect(customersWithCard([owner, other], "1234")).toEqual({ bearing: [owner], isSeenThrough: false });
    expect(customersWithCard([other], "1234")).toEqual({ bearing: [], isSeenThrough: true });
    expect(customersWithCard([], "1234")).toEqual({ bearing: [], isSeenThrough: false });
  });

  it("a number is sent as it is printed", () => {
    expect([invoiceNumberText({ series: "FCT", number: "12" }), invoiceNumberText({ number: "12" })]).toEqual([
      "FCT 12",
      "12",
    ]);
  });
});
