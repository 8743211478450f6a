import { status } from "@grpc/grpc-js";
import { z } from "zod";
import { lookupsCalls } from "@/lib/resources/lookups/lookups.calls";
import { documentationCalls } from "@/lib/resources/products/documentation.calls";
import { type StartedPlatform, startPlatform } from "@/tests/support/start-platform";
import { DocumentationClient, PlatformClient, signIn } from "./platform-client";

const { defaultPreviews, list, one } = documentationCalls;

let platform: StartedPlatform;
let documentation: DocumentationClient;
let acquirer: PlatformClient;
let euids: string[];

beforeAll(async () => {
  platform = await startPlatform();
  documentation = new DocumentationClient(platform.grpcTarget);
  const { apiToken } = await signIn(platform.restUrl, "acquirer@demo.test");
  acquirer = new PlatformClient(platform.restUrl, apiToken);
  const chains = await acquirer.read(lookupsCalls.chains, "chains");
  euids = [...new Set(chains.flatMap(({ euid }) => euid ?? []))];
});
afterAll(async () => {
  documentation.close();
  await platform.stop();
});

const send = (request: object, token = acquirer.token) => documentation.send(defaultPreviews.rpc, request, token);

async function previews(merchant: object, values: readonly string[], type = "BARCODE") {
  const answer = await send({ merchant, identifiers: { type, values } });
  return z.parse(defaultPreviews.answer, answer).items;
}

const sheets = async (source: string) =>
  (await acquirer.read(list, `product-documentation/list?searchType=${source}`)).items;
const barcodeOf = ({ identifiers }: { identifiers: readonly { type: string; value: string }[] }) =>
  identifiers.find(({ type }) => type === "BARCODE")?.value ?? "";

it("DOC-12 has, of each barcode, the sheet that the merchant owns, and every sheet of ours is one merchant's", async () => {
  expect(euids).toHaveLength(2);
  const own = [...(await sheets("merchant-owned")), ...(await sheets("public-platform"))];
  const barcodes = [...new Set(own.map(barcodeOf))].slice(0, 200);
  const found = await Promise.all(euids.map((euid) => previews({ euid }, barcodes)));
  const known = new Set(found.flat().map(({ identifier }) => identifier.value));
  expect(barcodes.filter((barcode) => !known.has(barcode))).toEqual([]);
  for (const [index, items] of found.entries()) {
    expect(items.length).toBeGreaterThan(0);
    expect(new Set(items.map(({ identifier }) => identifier.value)).size).toBe(items.length);
    for (const { identifier, documentation: sheet } of items.slice(0, 5)) {
      const whole = await acquirer.read(one, `product-documentation/${sheet?.id}`);
      expect([whole.merchant.euid, whole.product.id, whole.name]).toEqual([
        euids[index],
        sheet?.productId,
        sheet?.name,
      ]);
      expect(whole.identifiers).toContainEqual(identifier);
      expect(sheet?.defaultImageUrl?.endsWith(".svg") ?? whole.images.length === 0).toBe(true);
    }
  }
});

it("DOC-12 a barcode without a sheet is left out, and so is one that an outside register alone knows", async () => {
  const outside = (await sheets("global-APIs")).map(barcodeOf);
  const inside = [...(await sheets("merchant-owned")), ...(await sheets("public-platform"))].map(barcodeOf);
  const alone = outside.filter((barcode) => !inside.includes(barcode));
  expect(alone).not.toEqual([]);
  for (const euid of euids) expect(await previews({ euid }, ["0000000000000", ...alone])).toEqual([]);
  expect(await previews({ euid: "RO.NOBODY" }, inside.slice(0, 20))).toEqual([]);
});

it("DOC-12 takes a merchant by its number, and identifiers of other types", async () => {
  const [sheet] = await sheets("merchant-owned");
  const number = sheet?.identifiers.find(({ type }) => type === "SPN_PRODUCT_ID")?.value ?? "";
  const found = await Promise.all([1, 2].map((id) => previews({ id }, [number], "SPN_PRODUCT_ID")));
  expect(found.flat().map(({ documentation: { productId } = {} }) => productId)).toContain(sheet?.productId);
  expect((await Promise.all([1, 2].map((id) => previews({ id }, [number])))).flat()).toEqual([]);
  // The number names one merchant, the same one as its euid does.
  const barcodes = [...new Set((await sheets("merchant-owned")).map(barcodeOf))].slice(0, 200);
  const byEuid = await Promise.all(euids.map((euid) => previews({ euid }, barcodes)));
  expect(byEuid[0]).not.toEqual(byEuid[1]);
  const byNumber = await Promise.all([1, 2].map((id) => previews({ id }, barcodes)));
  expect(new Set(byNumber.map((items) => JSON.stringify(items)))).toEqual(
    new Set(byEuid.map((items) => JSON.stringify(items))),
  );
});

it("DOC-12 is closed without a token and to customers, and says what it was asked wrongly", async () => {
  const request = { merchant: { id: 1 }, identifiers: { type: "BARCODE", values: ["1"] } };
  await expect(documentation.send(defaultPreviews.rpc, request)).rejects.toMatchObject({
    code: status.UNAUTHENTICATED,
  });
  await expect(send(request, "forged")).rejects.toMatchObject({ code: status.UNAUTHENTICATED });
  const customer = await signIn(platform.restUrl, "customer@demo.test");
  await expect(send(request, customer.apiToken)).rejects.toMatchObject({ code: status.PERMISSION_DENIED });
  for (const wrong of [{}, { merchant: { id: 1 } }, { ...request, identifiers: { values: ["1"] } }])
    await expect(send(wrong)).rejects.toMatchObject({ code: status.INVALID_ARGUMENT });
  await expect(documentation.send("GetExportMaxBatchSize", {}, acquirer.token)).rejects.toMatchObject({
    code: status.UNIMPLEMENTED,
  });
});
