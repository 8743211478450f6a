import { rankHits } from "./rank";

const hits = [
  { key: "support", name: "Asistență clienți", words: "Totul despre un client într-un singur loc." },
  { key: "orders", name: "Comenzi", words: "Comenzi de pe toate canalele, cu starea, plata și livrarea lor." },
  { key: "invoices", name: "Facturi", words: "Facturi emise pentru comenzi, cu scadență și plată." },
  { key: "returns", name: "Retur la furnizor", words: "Marfă care se întoarce la un furnizor." },
];
const keysFor = (text: string) => rankHits(hits, text).map(({ key }) => key);

it("a name that begins so comes first, then what is told of a page", () => {
  expect(keysFor("com")).toEqual(["orders", "invoices"]);
});

it("letters without their signs find what has them, in any case", () => {
  expect(keysFor("ASISTENTA")).toEqual(["support"]);
  expect(keysFor("scadență")).toEqual(["invoices"]);
});

it("each word typed begins one of the hit, in any order", () => {
  expect(keysFor("furn retur")).toEqual(["returns"]);
  expect(keysFor("retur com")).toEqual([]);
});

it("what stands within a word is no hit", () => {
  expect(keysFor("enzi")).toEqual([]);
});

it("with nothing typed all stand as they came", () => {
  expect(keysFor("  ")).toEqual(["support", "orders", "invoices", "returns"]);
});
