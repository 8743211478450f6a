import { readPastedPrice, readPrice } from "./price-entry";

it.each([
  ["1", "1.00"],
  ["12,5", "12.50"],
  ["999999999.99", "999999999.99"],
])("reads %j as the price %s", (typed, price) => {
  expect(readPrice(typed)).toEqual({ kind: "price", price });
});

it.each([
  ["CATA-019", "", "priceRequired"],
  ["CATA-019", "  ", "priceRequired"],
  ["CATA-020", "0.99", "priceTooLow"],
  ["CATA-020", "0,01", "priceTooLow"],
  ["CATA-020", "abc", "priceFormat"],
  ["CATA-020", "-3", "priceFormat"],
  ["CATA-020", "1.005,5.5", "priceFormat"],
  ["CATA-020", "1000000000", "priceFormat"],
  ["CATA-020", "1.500", "priceFormat"],
  ["CATA-020", "4.50 RON", "priceFormat"],
])("%s refuses %j: %s", (_id, typed, fault) => {
  expect(readPrice(typed)).toEqual({ kind: "fault", fault });
});

it.each(["0", "0,00", " 0.0 "])("CATA-024 drops %j in silence", (typed) => {
  expect(readPrice(typed)).toEqual({ kind: "zero" });
});

it.each([
  ["1.234,50 lei", "RON", "1234.50"],
  ["RON 4.50", "RON", "4.50"],
  ["1.500", "RON", "1500.00"],
  ["12,5", "EUR", "12.50"],
  ["7€", "EUR", "7.00"],
  ["7,50 eur", "EUR", "7.50"],
])("reads %j of a spreadsheet as a price in %s: %s", (cell, currency, price) => {
  expect(readPastedPrice(cell, currency)).toEqual({ kind: "price", price });
});

it.each([
  ["7€", "RON"],
  ["5 EUR", "RON"],
  ["€ 0", "RON"],
  ["12,50 lei", "EUR"],
  ["4 USD", "RON"],
  ["5 lei", ""],
])("never takes %j of a spreadsheet for a price in %j", (cell, currency) => {
  expect(readPastedPrice(cell, currency)).toEqual({ kind: "fault", fault: "priceCurrency" });
});

it("takes a percentage for no price, in whatever currency", () => {
  expect(readPastedPrice("7,5%", "RON")).toEqual({ kind: "fault", fault: "priceFormat" });
});

it("CATA-024 drops a 0 of a spreadsheet, and takes no word for a price", () => {
  expect(readPastedPrice("0 lei", "RON")).toEqual({ kind: "zero" });
  expect(readPastedPrice("free", "RON")).toEqual({ kind: "fault", fault: "priceFormat" });
  expect(readPastedPrice(" ", "RON")).toEqual({ kind: "fault", fault: "priceRequired" });
});
