import { vouchersCalls } from "@/lib/resources/vouchers/vouchers.calls";
import { suiteClient } from "./suite-client";

const client = suiteClient("mn-vouchers@demo.test");
const list = (query: string) => client.read(vouchersCalls.list, `discounts?limit=250&${query}`);

describe("VOUC-001 VOUC-003 the list of vouchers, loaded as discounts", () => {
  it("VOUC-002 gives a product, and no amount, where the type is a product sampling", async () => {
    const { items } = await list("");
    expect(new Set(items.map(({ type }) => type))).toEqual(new Set([1, 2, 3]));
    for (const voucher of items) {
      expect(voucher.product !== undefined).toBe(voucher.type === 3);
      expect(voucher.amount === undefined).toBe(voucher.type === 3);
      expect(voucher.period.startDate <= voucher.period.endDate).toBe(true);
    }
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
