import { galleriesCalls } from "@/lib/resources/galleries/galleries.calls";
import { marketplaceCalls } from "@/lib/resources/galleries/marketplace.calls";
import type { Visitor } from "@/tests/support/console/visitor";
import { pngPicture } from "@/tests/support/pictures";
import { consoleSuite } from "./console-suite";

const suite = consoleSuite();
let marketer: Visitor;

beforeAll(async () => {
  marketer = await suite.signedIn("MARKETER");
});

const image = { base64Content: pngPicture(1080, 235).toString("base64"), extension: "png" };
const body = {
  name: "Săptămâna cafelei",
  type: 4,
  chain: 2,
  forOrderType: 1,
  forwardedURL: "https://shop.example/cafea",
  startDate: "2026-12-01",
  endDate: "2026-12-24",
  isActive: true,
  image,
};

/** What reached the platform: nothing besides is allowed. */
const sent = () =>
  suite.upstream.journal.entries.map(({ method, target, body: text }) => ({
    call: `${method} ${target}`,
    body: text === "" ? undefined : JSON.parse(text),
  }));

it("BANR-015 BANR-016 a new banner is one POST galleries with exactly what was entered", async () => {
  const { status } = await marketer.ask(`/api/rest/${galleriesCalls.create.path}`, { method: "POST", body });
  expect(status).toBe(200);
  expect(sent()).toEqual([{ call: "POST /galleries", body }]);
});

it("BANR-015 an edit is one PATCH galleries/{id} with the one field that was changed", async () => {
  await marketer.ask("/api/rest/galleries/17", { method: "PATCH", body: { endDate: null } });
  expect(sent()).toEqual([{ call: "PATCH /galleries/17", body: { endDate: null } }]);
});

it("BANR-015 a deletion is one DELETE galleries/{id} without a body", async () => {
  expect((await marketer.ask("/api/rest/galleries/17", { method: "DELETE" })).status).toBe(200);
  expect(sent()).toEqual([{ call: "DELETE /galleries/17", body: undefined }]);
});

it("BANR-013 CNST-028 categories and ten of their products are asked of the marketplace, by its own paths", async () => {
  expect((await marketer.ask("/api/rest/api/eshop/taxons-list")).status).toBe(200);
  const products = "/api/rest/api/eshop/taxon-products/by-code/cafea?limit=10";
  expect((await marketer.ask(products)).status).toBe(200);
  expect(sent().map(({ call }) => call)).toEqual([
    "GET /api/eshop/taxons-list/",
    "GET /api/eshop/taxon-products/by-code/cafea?limit=10",
  ]);
  expect(suite.upstream.journal.count(marketplaceCalls.taxons.id)).toBe(1);
});

it("P11 a picture of 5 MB passes, as base64 more than other bodies may hold", async () => {
  const large = { ...image, base64Content: Buffer.alloc(5 * 1024 * 1024, 7).toString("base64") };
  expect((await marketer.ask("/api/rest/galleries", { method: "POST", body: { ...body, image: large } })).status).toBe(
    200,
  );
  expect(sent()).toEqual([{ call: "POST /galleries", body: { ...body, image: large } }]);
});

it.each([
  ["a picture over 5 MB", { image: { ...image, base64Content: Buffer.alloc(5_300_000).toString("base64") } }],
  ["an SVG", { image: { ...image, extension: "svg" } }],
  ["a picture with a name", { image: { ...image, name: "../../x.png" } }],
  ["an address of the picture instead of its bytes", { image: undefined, imgURL: "https://evil.example/x.png" }],
  ["a plain http address", { forwardedURL: "http://shop.example/" }],
  ["a script for an address", { forwardedURL: "javascript:alert(1)" }],
  ["a blank name", { name: " \t" }],
  ["a type that there is not", { type: 9 }],
  ["a moment for a day", { endDate: "2026-12-24T10:00:00Z" }],
  ["a field that there is not", { createdBy: 1 }],
])("P23 BANR-016 %s never reaches the platform", async (_what, wrong) => {
  const answer = await marketer.ask("/api/rest/galleries", { method: "POST", body: { ...body, ...wrong } });
  expect(answer.status).toBe(400);
  expect(sent()).toEqual([]);
});

it("BANR-015 is for those who may open the banners", async () => {
  const acquirer = await suite.signedIn("ACQUIRER");
  suite.upstream.journal.clear();
  const paths = ["galleries", "api/eshop/taxons-list"];
  for (const path of paths) expect((await acquirer.ask(`/api/rest/${path}`)).status).toBe(403);
  expect((await acquirer.ask("/api/rest/galleries", { method: "POST", body })).status).toBe(403);
  expect(sent()).toEqual([]);
});
