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
