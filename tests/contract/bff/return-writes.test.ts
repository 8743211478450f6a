import { returnToSupplierCalls } from "@/lib/resources/return_to_supplier/return-to-supplier.calls";
import type { Visitor } from "@/tests/support/console/visitor";
import { consoleSuite } from "./console-suite";

const suite = consoleSuite();
const { create } = returnToSupplierCalls;
let visitor: Visitor;

beforeAll(async () => {
  visitor = await suite.signedIn("ACQUIRER");
});

const arrived = () =>
  suite.upstream.journal.entries.map(({ method, target, body }) => `${method} ${target} ${body}`.trim());

const body = {
  ren: 7,
  documentDate: "2026-03-20",
  numberDocument: "007",
  isTotalReturned: false,
  items: [
    { reni: 31, quantity: -4 },
    { reni: 32, quantity: -1_000_000 },
  ],
};

it("RETS-007 a new return is one POST, and nothing else is sent", async () => {
  suite.upstream.journal.clear();
  expect((await visitor.call(create, { body })).status).toBe(200);
  expect(arrived()).toEqual([`POST /return_to_suppliers ${JSON.stringify(body)}`]);
});

it.each([
  { ren: 0 },
  { ren: "7" },
  { documentDate: "20.03.2026" },
  { numberDocument: " " },
  { numberDocument: "7".repeat(61) },
  { isTotalReturned: "false" },
  { items: [] },
  { items: [{ reni: 31, quantity: 4 }] },
  { items: [{ reni: 31, quantity: 0 }] },
  { items: [{ reni: 31, quantity: -1.5 }] },
  { items: [{ reni: 31, quantity: -1_000_001 }] },
  { items: [{ quantity: -4 }] },
  { items: [{ reni: 31, quantity: -4, product: 14 }] },
  { observations: "x" },
])("RETS-003 nothing but a return leaves: %j", async (over) => {
  suite.upstream.journal.clear();
  const wrong = { ...body, ...over };
  expect((await visitor.ask("/api/rest/return_to_suppliers", { method: "POST", body: wrong })).status).toBe(400);
  expect(arrived()).toEqual([]);
});

it("is a matter of who may open returns", async () => {
  const stranger = await suite.signedIn("PICKER");
  suite.upstream.journal.clear();
  expect((await stranger.call(create, { body })).status).toBe(403);
  expect(arrived()).toEqual([]);
});
