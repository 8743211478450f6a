import { listTable } from "@/lib/resources/list-table";
import { pagesOfRole } from "@/lib/roles/pages";
import type { Role } from "@/lib/roles/roles";
import { pagesInOrder } from "./pages-in-order";
import { mostAsked, mostRows, planSearch } from "./plan-search";

const plan = (text: string, role: Role, lit: Role = role) =>
  planSearch(text, listTable, pagesInOrder(pagesOfRole(role), lit));
const pagesFor = (text: string, role: Role, lit?: Role) => plan(text, role, lit).map(({ page }) => page);

it("W17 asks no page that the person's roles do not open", () => {
  expect(pagesFor("Ion Popescu", "L1S")).toEqual(["customer_support"]);
  expect(pagesFor("Ion Popescu", "ACCOUNTANT")).toEqual([]);
  expect(pagesFor("Ion Popescu", "CHAIN_ADMIN")).toEqual(expect.arrayContaining(["users", "storages", "companies"]));
});

it("asks the lit role's pages first, and of them those with a filter for it before those read by an id", () => {
  expect(pagesFor("19987", "L1S")).toEqual(["orders", "reservations", "customer_support"]);
  expect(pagesFor("Ion", "CHAIN_ADMIN", "L1S")[0]).toBe("customer_support");
  expect(pagesFor("Ion", "CHAIN_ADMIN", "ACQUIRER")[0]).toBe("companies");
});

it.each([
  ["orders", "19987", { id: "19987" }],
  ["customer_support", "0722 123 456", { search: "0722123456" }],
  // Both an id and a telephone number: whoever takes either is asked by the number, an id being shorter.
  ["customer_support", "754727464", { search: "754727464" }],
  ["customer_support", "40754727464", { search: "0754727464" }],
  ["orders", "754727464", { id: "754727464" }],
  ["customer_support", "ana@posta.example", { search: "ana@posta.example" }],
  ["products", "cola zero", { partialName: "cola zero" }],
  ["products", "5942724000032", { identifierValues: "5942724000032", identifierType: "BARCODE" }],
  ["current_stocks", "5942724000032", { barcode: "5942724000032" }],
  ["receptions", "5942724000032", { barcode: "5942724000032" }],
  ["receptions", "CNS 1239", { renNumber: "CNS 1239" }],
  ["invoices", "FCT 1204", { number: "FCT 1204" }],
  ["companies", "14399840", { search: "14399840" }],
  ["storages", "19987", undefined],
])("looks in %s for %s by %j", (page, text, filters) => {
  expect(plan(text, "CHAIN_ADMIN").find((step) => step.page === page)).toMatchObject({ page, filters });
});

it("CNST-018 CNST-020 FILT-029 waits as the filters themselves do: 1000 ms for text, 800 for products, digits of an id at once", () => {
  const delayOf = (page: string, text: string) => plan(text, "CHAIN_ADMIN").find((step) => step.page === page)?.delay;
  expect(delayOf("storages", "gara")).toBe(1_000);
  expect(delayOf("products", "cola")).toBe(800);
  expect(delayOf("orders", "19987")).toBe(10);
  expect(delayOf("orders", "#19987")).toBe(10);
});

it("looks for nothing in one letter", () => {
  expect(plan("a", "CHAIN_ADMIN")).toEqual([]);
});

it("W17 asks no list whose filter is shorter than the text, and nobody for a text that is in no record", () => {
  const pagesOf = (length: number) => pagesFor(`1${"-2".repeat((length - 1) / 2)}`, "CHAIN_ADMIN");
  expect(pagesOf(39)).toContain("invoices");
  expect(pagesOf(61)).not.toContain("invoices");
  expect(pagesOf(61)).not.toContain("return_to_supplier");
  expect(pagesOf(199)).toContain("companies");
  expect(pagesOf(201)).toEqual([]);
});

it("asks eight resources without a further word, for five rows each (decision 0043)", () => {
  expect([mostAsked, mostRows]).toEqual([8, 5]);
  expect(plan("12", "CHAIN_ADMIN").length).toBeGreaterThan(8);
});
