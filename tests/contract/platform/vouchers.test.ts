import { type Voucher, vouchersCalls } from "@/lib/resources/vouchers/vouchers.calls";
import { byAlphabet } from "@/tests/support/alphabet";
import { type StartedPlatform, startPlatform } from "@/tests/support/start-platform";
import { expectNarrowed, expectPages, expectSorted } from "./list-proof";
import { clientOf, type PlatformClient } from "./platform-client";

let platform: StartedPlatform;
let client: PlatformClient;
const page = (query: string) => client.read(vouchersCalls.list, `discounts?${query}`);
const list = (query: string) => page(`limit=250&${query}`);

beforeAll(async () => {
  platform = await startPlatform();
  client = await clientOf(platform.restUrl, "mn-vouchers@demo.test");
});
afterAll(() => platform.stop());

describe("VOUC-001 VOUC-003 the list of vouchers, loaded as discounts", () => {
  it.each([
    ["active=true", ({ active }: Voucher) => active],
    ["active=false", ({ active }: Voucher) => !active],
    ["exclusive=true", ({ exclusive }: Voucher) => exclusive],
    ["exclusive=false", ({ exclusive }: Voucher) => !exclusive],
    ["type=1", ({ type }: Voucher) => type === 1],
    ["type=2", ({ type }: Voucher) => type === 2],
    ["type=3", ({ type }: Voucher) => type === 3],
    ["active=true&type=2", ({ active, type }: Voucher) => active && type === 2],
  ])("FILT-040 is filtered by %s", async (query, matches) => {
    await expectNarrowed(list, query, matches);
  });

  it("VOUC-002 gives a product, and no amount, where the type is a product sampling", async () => {
    for (const voucher of (await list("")).items) {
      expect(voucher.product !== undefined).toBe(voucher.type === 3);
      expect(voucher.amount === undefined).toBe(voucher.type === 3);
      expect(voucher.period.startDate <= voucher.period.endDate).toBe(true);
    }
  });

  it("sorts by date, name and id", async () => {
    await expectSorted(list, "date", ({ date }) => date);
    await expectSorted(list, "name", ({ name }) => name, byAlphabet);
    await expectSorted(list, "id", ({ id }) => id);
    await expectPages(page, ["limit=5", "limit=5&offset=5"]);
  });

  it.each(["active=1", "exclusive=maybe", "type=4", "type=a", "sort=amount"])("refuses %s", async (query) => {
    expect((await client.get(`discounts?${query}`)).status).toBe(400);
  });

  it("has each voucher by its id", async () => {
    const [voucher] = (await list("")).items;
    expect(await client.read(vouchersCalls.one, `discounts/${voucher?.id}`)).toEqual(voucher);
    expect((await client.get("discounts/999999")).status).toBe(404);
  });
});
