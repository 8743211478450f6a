import { expiringDaysOf, expiringReturnsLink, isExpiringDays } from "./expiring-link";

it("RETS-007 what expires is opened as returns with its days and supplier", () => {
  expect(expiringReturnsLink(14, "5")).toBe("/return_to_supplier?mode=import&supplier=5#days=14");
  expect(expiringReturnsLink(0)).toBe("/return_to_supplier?mode=import#days=0");
});

it.each([
  ["#days=14", 14],
  ["#days=0", 0],
  ["#days=366", 30],
  ["#days=-1", 30],
  ["#days=1e2", 30],
  ["#other=7", 30],
  ["", 30],
])("%s means %d days", (hash, days) => expect(expiringDaysOf(hash)).toBe(days));

it("days are whole, from 0 to a year's", () => {
  expect(["0", "7", "365"].map(isExpiringDays)).toEqual([true, true, true]);
  expect(["", "366", "1.5", "-1", " 7"].map(isExpiringDays)).toEqual([false, false, false, false, false]);
});
