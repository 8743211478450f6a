import { readPastedPrice, readPrice } from "./price-entry";

it.each([
  ["1", "1.00"],
  ["12,5", "12.50"],
  ["4.50 RON", "4.50"],
  ["7€", "7.00"],
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
])("%s refuses %j: %s", (_id, typed, fault) => {
  expect(readPrice(typed)).toEqual({ kind: "fault", fault });
});

it.each(["0", "0,00", " 0.0 ", "0 lei"])("CATA-024 drops %j in silence", (typed) => {
  expect(readPrice(typed)).toEqual({ kind: "zero" });
});

it.each([
  ["1.234,50 lei", "1234.50"],
  ["1.500", "1500.00"],
  ["12,5", "12.50"],
])("reads %j of a spreadsheet as the price %s", (cell, price) => {
  expect(readPastedPrice(cell)).toEqual({ kind: "price", price });
});
