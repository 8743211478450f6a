import { z } from "zod";
import { documentationCalls } from "@/lib/resources/products/documentation.calls";
import { productsCalls } from "@/lib/resources/products/products.calls";
import { type StartedPlatform, startPlatform } from "@/tests/support/start-platform";
import { clientOf, DocumentationClient, type PlatformClient } from "./platform-client";

let platform: StartedPlatform;
let mapper: PlatformClient;

beforeAll(async () => {
  platform = await startPlatform();
  mapper = await clientOf(platform.restUrl, "shelves-mapper@demo.test");
});
afterAll(() => platform.stop());

const soldIn = (id: number) => mapper.read(productsCalls.soldIn, `products/storage/${id}/vending`);

it("PRD-07 a storage sells what its catalogue prices, each with pieces sold of late and pieces in the warehouse", async () => {
  const sold = await soldIn(8);
  expect(sold.length).toBeGreaterThan(10);
  expect(new Set(sold.map(({ id }) => id)).size).toBe(sold.length);
  expect(sold.every(({ price }) => Number(price) >= 1)).toBe(true);
  expect(sold.some(({ soldLately = 0 }) => soldLately > 0)).toBe(true);
  expect(sold.some(({ warehouseStock = 0 }) => warehouseStock > 0)).toBe(true);
  expect((await mapper.get("products/storage/999/vending")).status).toBe(404);
});

it("DOC-10 MAPP-009 tells how large goods are by their barcodes, where that is known", async () => {
  const documentation = new DocumentationClient(platform.grpcTarget);
  const sizesOf = async (values: readonly string[], token = mapper.token) => {
    const request = { identifiers: { type: "BARCODE", values } };
    const answer = await documentation.send(documentationCalls.platformDetails.rpc, request, token);
    return z.parse(documentationCalls.platformDetails.answer, answer).items;
  };
  const barcodes = (await soldIn(8)).flatMap(({ barcode }) => barcode ?? []).slice(0, 200);
  const items = await sizesOf(barcodes);
  const known = items.filter(({ dimensions }) => dimensions !== undefined);
  expect(known.length).toBeGreaterThan(barcodes.length / 2);
  expect(known.length).toBeLessThan(barcodes.length);
  for (const { dimensions, identifiers } of known) {
    expect(barcodes).toContain(identifiers.find(({ type }) => type === "BARCODE")?.value);
    expect(Math.min(dimensions?.length ?? 0, dimensions?.height ?? 0, dimensions?.mass ?? 0)).toBeGreaterThan(0);
  }
  expect(await sizesOf(["0000000000000"])).toEqual([]);
  await expect(sizesOf(barcodes, "")).rejects.toThrow();
  documentation.close();
});
