import { carriesText } from "./carries-text";

const row = {
  id: 12,
  name: "Lockăr Gări de Nord",
  email: "ana@exemplu.ro",
  phone: "+40754727464",
  amount: "14.00",
  created: "2026-11-24T10:00:00.000Z",
  image: "/images/5942.png",
  invoice: "FCT 1234",
  tags: [{ barcode: "5942724000032" }],
};

it.each([
  ["lockar", true],
  ["GARI nord", true],
  ["gari sud", false],
  ["exemplu", true],
  ["0754 727 464", true],
  ["0754727465", false],
  ["fct1234", true],
  ["FCT.12", true],
  ["5942724000032", true],
  // An id, an amount, a day and an address of a file are in every row.
  ["12", true],
  ["14", false],
  ["2026", false],
  ["5942.png", false],
  ["-", false],
])("a row carries '%s': %s", (typed, carries) => {
  expect(carriesText(row, typed)).toBe(carries);
  expect(carriesText({ id: 12, amount: "12.00" }, "12")).toBe(false);
});
