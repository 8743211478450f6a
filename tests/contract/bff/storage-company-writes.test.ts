import type { Visitor } from "@/tests/support/console/visitor";
import { consoleSuite } from "./console-suite";

const suite = consoleSuite();
let admin: Visitor;
let sales: Visitor;

beforeAll(async () => {
  admin = await suite.signedIn("CHAIN_ADMIN");
  sales = await suite.signedIn("SALES");
});

/** What reached the platform: nothing besides is allowed. */
const sent = () =>
  suite.upstream.journal.entries.map(({ method, target, body }) => ({
    call: `${method} ${target}`,
    body: body === "" ? undefined : JSON.parse(body),
  }));

const address = { street: "Str. Republicii", number: "12A", city: "Oradea", county: "Bihor" };
const company = {
  name: "Morărița Argeș SRL",
  cui: "31784501",
  ...{ street: "Str. Depozitelor nr. 14", city: "Pitești", county: "Argeș" },
  ...{ isVatPayer: true, isSupplier: true, isActive: true },
};

it.each([
  ["STOR-016", "POST", "storages", { name: "Minishop", type: "SELLABLE", isActive: true, chain: 2 }],
  ["STOR-001 STOR-011", "PATCH", "storages/17", { geolocation: { lat: 44.5, long: 26.1 } }],
  ["STOR-001", "PATCH", "storages/17", { geolocation: null, name: "Alt nume" }],
  ["STOR-009 CNST-044", "POST", "addresses", { type: 2, storage: 17, ...address, etaj: "P" }],
  ["STOR-010", "PATCH", "addresses/5", { bloc: null, county: "Cluj" }],
  ["COMP-002", "POST", "companies", { ...company, iban: "RO49AAAA1B31007593840000" }],
  ["COMP-002", "PATCH", "companies/17", { paymentTermDays: null, city: "Mioveni" }],
])("%s %s %s reaches the platform as it was sent, and nothing else does", async (_id, method, path, body) => {
  expect((await admin.ask(`/api/rest/${path}`, { method, body })).status).toBe(200);
  expect(sent()).toEqual([{ call: `${method} /${path}`, body }]);
});

it.each([
  ["COMP-003", "companies/verify?cui=31784501"],
  ["STOR-012", "counties?countryId=1"],
  ["STOR-014", "chains/2"],
])("%s GET %s is asked as it is written", async (_id, path) => {
  expect((await admin.ask(`/api/rest/${path}`)).status).toBe(200);
  expect(sent()).toEqual([{ call: `GET /${path}`, body: undefined }]);
});

it.each([
  ["STOR-006 a blank name", "POST", "storages", { name: " ", type: "SELLABLE", isActive: true }],
  ["STOR-007 no type", "POST", "storages", { name: "Minishop", isActive: true }],
  ["STOR-004 another type", "PATCH", "storages/17", { type: "FRIDGE" }],
  ["a place off the earth", "PATCH", "storages/17", { geolocation: { lat: 91, long: 26 } }],
  ["CNST-044 another type of address", "POST", "addresses", { type: 1, storage: 17, ...address }],
  ["an address that moves to another storage", "PATCH", "addresses/5", { storage: 18 }],
  ["a fiscal code with its prefix", "POST", "companies", { ...company, cui: "RO31784501" }],
  ["a field that a company has not", "PATCH", "companies/17", { euid: "ROONRC.J1" }],
])("P23 %s is refused before the platform hears of it", async (_what, method, path, body) => {
  expect((await admin.ask(`/api/rest/${path}`, { method, body })).status).toBe(400);
  expect(sent()).toEqual([]);
});

it("may be sent by nobody whose work it is not", async () => {
  const body = { name: "Minishop", type: "SELLABLE", isActive: true };
  expect((await sales.ask("/api/rest/storages", { method: "POST", body })).status).toBe(403);
  expect((await sales.ask("/api/rest/companies/17", { method: "PATCH", body: { city: "A" } })).status).toBe(403);
  expect(sent()).toEqual([]);
});
