import { listTable } from "@/lib/resources/list-table";
import { type PageKey, pagesOfRole } from "@/lib/roles/pages";
import type { Role } from "@/lib/roles/roles";
import { pagesInOrder } from "./pages-in-order";
import { mostAsked, mostRows, type OpenPage, planSearch } from "./plan-search";

const plan = (text: string, role: Role, lit: Role = role, open?: OpenPage) =>
  planSearch(text, listTable, pagesInOrder(pagesOfRole(role), lit), open);
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

it("CNST-019 CNST-020 FILT-029 waits as the filters themselves do: 1000 ms for text, 800 for products, digits of an id at once", () => {
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

it("every list finds its records by their id, by the id alone and by plain digits, and by digits a number comes first", () => {
  const byId = plan("#12", "CHAIN_ADMIN");
  expect(byId.map(({ page }) => page).sort()).toEqual(listTable.map(({ page }) => page).sort());
  expect(byId.filter(({ id, isIdLast }) => id !== 12 || isIdLast)).toEqual([]);
  const byDigits = plan("12", "CHAIN_ADMIN");
  expect(byDigits.filter(({ id }) => id !== 12)).toEqual([]);
  const numbered = listTable.filter(({ search }) => search?.number !== undefined).map(({ page }) => page);
  const idLast = byDigits.filter(({ isIdLast }) => isIdLast).map(({ page }) => page);
  expect(idLast.sort()).toEqual(numbered.sort());
  expect(idLast).toContain("receptions");
  expect(plan("CNS 12", "CHAIN_ADMIN").find(({ page }) => page === "receptions")?.id).toBeUndefined();
});

it("the page on which one is comes first, if it is theirs and takes such a text", () => {
  const pagesOn = (page: PageKey) =>
    plan("#12", "CHAIN_ADMIN", "CHAIN_ADMIN", { page, filters: {} }).map((step) => step.page);
  expect(pagesFor("#12", "CHAIN_ADMIN")[0]).toBe("orders");
  expect(pagesOn("receptions").slice(0, 2)).toEqual(["receptions", "orders"]);
  expect(pagesOn("receptions")).toHaveLength(listTable.length);
  expect(pagesOn("home")[0]).toBe("orders");
  expect(plan("#12", "L1S", "L1S", { page: "receptions", filters: {} }).map(({ page }) => page)).toEqual(
    pagesFor("#12", "L1S"),
  );
});

it("ids that are unique within a kind alone are read of each kind, of that which the page shows first", () => {
  const kindsOn = (filters: OpenPage["filters"]) =>
    plan("#12", "CHAIN_ADMIN", "CHAIN_ADMIN", { page: "drafts", filters })[0]?.kinds;
  const [saved, live, blueprint] = [{}, { domain: "live-mapping" }, { domain: "bob-blueprint" }];
  expect(kindsOn({})).toEqual([saved, blueprint, live]);
  expect(kindsOn({ domain: "live-mapping", name: "gara" })).toEqual([live, saved, blueprint]);
  expect(kindsOn({ domain: "nonsense" })).toEqual([saved, blueprint, live]);
  expect(plan("#12", "CHAIN_ADMIN").filter(({ kinds }) => kinds !== undefined)).toHaveLength(1);
});
