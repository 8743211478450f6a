import { readTyped } from "./read-typed";

const read = (text: string) => readTyped(text, { today: "2026-11-24", time: "14:00" });
const likeliest = (text: string) => read(text)[0];

it.each([
  "comanda 1322 Larisa Bârsan",
  "order 1322 not delivered",
  "order 1322, paid twice",
  "nr comanda 1322, client nemulțumit",
  "Comanda #1322 din 10.02.2026",
  "order #1322 from 01.03.2026",
  "Comanda nr. 1322 din 1 martie",
  "#1322 money taken door not open",
  "Bună ziua, comanda mea (#1322) nu a ajuns",
  "Your order 1322 was placed on 01.03.2026 10:43 at Locker Constanța Portul Tomis 048.",
  "Comanda 1322 a fost plasată la 01.03.2026 10:43, la Locker Constanța Portul Tomis 048.",
  "1322\t01.03.2026 10:43\tLarisa Bârsan\t12,00 RON",
  "http://localhost:4000/orders?sort=id&open=1322",
])("an order that is named among other words comes first: '%s'", (text) =>
  expect(likeliest(text)).toEqual({ kind: "order", id: 1322 }),
);

it.each([
  "comanda 28 noiembrie 14 lei",
  "comanda 40 de lei Pipera",
  "comanda 14 euro Pipera",
  "comanda 12 și 40 Pipera 14 lei",
  "order 8pm Pipera",
  "order 8 p.m. Pipera",
  "comanda 8 seara Pipera",
  "order 3 o'clock Pipera",
  "Gara de Nord #2 12:40 14 lei",
  "Locker #3 Gara de Nord 12:40 14 lei",
])("'%s' tells of a purchase and names no order", (text) => {
  const readings = read(text);
  expect(readings[0]).toMatchObject({ kind: "purchase" });
  expect(readings.filter(({ kind }) => kind === "order")).toEqual([]);
});

it("a day that follows the word is the purchase's, and a number of a place stays with it", () => {
  expect(likeliest("comanda 28 octombrie 14 lei")).toMatchObject({ day: "2026-10-28", amount: "14.00", place: "" });
  expect(likeliest("Gara de Nord #2 12:40 14 lei")).toMatchObject({ time: "12:40", amount: "14.00" });
  expect(JSON.stringify(likeliest("Gara de Nord #2 12:40 14 lei"))).toContain("#2");
});

it.each([
  ["order 2 cokes Gara de Nord 12:40", 2, "12:40"],
  ["comandă 2 ape 14:20", 2, "14:20"],
])("a small number after the word may be pieces: '%s' is read both ways, with the whole text", (text, id, time) => {
  const readings = read(text);
  expect(readings).toContainEqual({ kind: "order", id });
  expect(readings).toContainEqual(expect.objectContaining({ kind: "purchase", time, amount: "2.00" }));
});

it.each([
  ["Factura #12", { kind: "invoice", number: "12" }],
  ["Invoice #100009", { kind: "invoice", number: "100009" }],
])("'%s' is no order", (text, reading) => expect(read(text)).toEqual([reading]));

it.each(["Reservation #12", "Rezervarea #12", "Client #12 Ion", "produs #7 Pipera"])(
  "'%s' is the number of that, and no order",
  (text) => expect(read(text).filter(({ kind }) => kind === "order")).toEqual([]),
);

it.each([
  ["Ion Popescu 0722 123 456 14 lei", ["0722123456"]],
  ["0722 123 456 14 lei", ["0722123456"]],
  ["Ion 0722 123 456 2 sucuri", ["0722123456"]],
  ["0722123456 25.11", ["0722123456"]],
  ["0722123456/0733123456", ["0722123456", "0733123456"]],
  ["Ion 0722 123 456 0733 123 456", ["0722123456", "0733123456"]],
  ["+4112345678901234567 Ion", []],
])("a telephone number ends with its tenth digit: '%s'", (text, phones) =>
  expect(read(text).flatMap((each) => (each.kind === "people" && each.by === "phone" ? [each.search] : []))).toEqual(
    phones,
  ),
);

it.each(["comanda 14 lei Gara", "comandă 12:40 Gara", "comanda din 24.11 Gara", '"Comanda 5" 14 lei', "comanda 14,50"])(
  "'%s' names no order",
  (text) => expect(likeliest(text)).toMatchObject({ kind: "purchase" }),
);

it.each([
  ["Larisa Bârsan, +40771707748", "Larisa Bârsan"],
  ["0771 707 748 - Larisa Bârsan", "Larisa Bârsan"],
])("a telephone number is found beside its owner's name: '%s'", (text, name) =>
  expect(read(text)).toEqual([
    { kind: "people", by: "phone", search: "0771707748" },
    { kind: "people", by: "text", search: name },
  ]),
);
