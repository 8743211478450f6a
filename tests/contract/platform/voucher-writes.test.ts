import { z } from "zod";
import { type Voucher, vouchersCalls } from "@/lib/resources/vouchers/vouchers.calls";
import type { Answer } from "./platform-client";
import { suiteClient } from "./suite-client";

const client = suiteClient("mn-vouchers@demo.test");

const fixed = {
  name: "Toamna pe automate",
  type: 1,
  active: true,
  exclusive: false,
  startDate: "2026-11-01",
  endDate: "2026-11-30",
  amount: "12.50",
  maxCumulativeValue: "1000",
  allocation: "ALL_USERS",
};
const { amount: _amount, ...withoutAmount } = fixed;
const percentage = { ...fixed, type: 2, amount: "7.5", maxDiscountPerOrder: "20" };
const sampling = { ...withoutAmount, type: 3, product: 4 };

const create = (body: unknown) => client.request("POST", "discounts", body);
const update = (id: number, body: unknown) => client.request("PATCH", `discounts/${id}`, body);
const stored = (id: number) => client.read(vouchersCalls.one, `discounts/${id}`);

async function made(body: unknown): Promise<Voucher> {
  const answer = await create(body);
  if (answer.status !== 200) throw new Error(`refused: ${JSON.stringify(answer.body)}`);
  return z.parse(vouchersCalls.create.answer, answer.body);
}

function refusals({ status, body }: Answer): unknown {
  expect(status).toBe(400);
  return z.object({ error: z.object({ message: z.array(z.string()) }) }).parse(body).error.message;
}

describe("VOUC-005 making a voucher", () => {
  it("VOUC-002 of a fixed amount, of a percentage, and of a product", async () => {
    const { startDate, endDate, amount: _none, product: _id, ...fields } = { ...fixed, product: 4 };
    const period = { startDate, endDate };
    const limits = { maxCumulativeValue: "1000.00" };
    expect(await made(fixed)).toMatchObject({ ...fields, ...limits, period, amount: "12.50" });
    expect(await made(percentage)).toMatchObject({ type: 2, amount: "7.50", maxDiscountPerOrder: "20.00" });
    const gift = await made(sampling);
    expect([gift.type, gift.amount, gift.product?.id]).toEqual([3, undefined, 4]);
    expect(await stored(gift.id)).toEqual(gift);
  });

  it("is dated now, and the list begins with it", async () => {
    const voucher = await made(fixed);
    expect(Math.abs(Date.parse(voucher.date) - Date.now())).toBeLessThan(60_000);
    const [newest] = (await client.read(vouchersCalls.list, "discounts?limit=1")).items;
    expect(newest).toEqual(voucher);
  });

  it.each([
    ["no amount", withoutAmount, ["amount: is required"]],
    ["more than the whole price", { ...percentage, amount: "100.01" }, ["amount: must be at most 100 percent"]],
    ["an unknown product", { ...sampling, product: 999_999 }, ["product: unknown product"]],
    ["an end before its start", { ...fixed, endDate: "2026-10-31" }, ["endDate: must not be before the start date"]],
    [
      "two faults",
      { ...fixed, amount: "0", minOrderSpend: "0" },
      ["amount: must be greater than 0", "minOrderSpend: must be greater than 0"],
    ],
  ])("is refused with %s", async (_what, body, messages) => {
    expect(refusals(await create(body))).toEqual(messages);
  });

  it.each([
    ["no name", { ...fixed, name: "" }],
    ["a blank name", { ...fixed, name: " \t" }],
    ["a fourth type", { ...fixed, type: 4 }],
    ["three decimals", { ...fixed, amount: "1.234" }],
    ["a negative amount", { ...fixed, amount: "-1" }],
    ["an amount that is a number", { ...fixed, amount: 12.5 }],
    ["a day that there is not", { ...fixed, startDate: "2026-02-30" }],
    ["nobody to give it to", { ...fixed, allocation: "NOBODY" }],
    ["a field that there is not", { ...fixed, colour: "green" }],
  ])("is refused with %s", async (_what, body) => {
    refusals(await create(body));
  });

  it("stores nothing of what it refuses", async () => {
    const before = (await client.read(vouchersCalls.list, "discounts?limit=1")).totalCount;
    await create({ ...fixed, endDate: "2026-10-31" });
    expect((await client.read(vouchersCalls.list, "discounts?limit=1")).totalCount).toBe(before);
  });
});

describe("VOUC-005 changing a voucher", () => {
  it("changes the fields that are sent and no other", async () => {
    const voucher = await made(fixed);
    const { status, body } = await update(voucher.id, { active: false });
    expect([status, z.parse(vouchersCalls.update.answer, body)]).toEqual([200, { ...voucher, active: false }]);
    await update(voucher.id, { endDate: "2026-12-24", amount: "15" });
    const { startDate } = fixed;
    const changed = { active: false, amount: "15.00", period: { startDate, endDate: "2026-12-24" } };
    expect(await stored(voucher.id)).toEqual({ ...voucher, ...changed });
  });

  it("null takes a limit away, and what is left out keeps it", async () => {
    const voucher = await made(percentage);
    await update(voucher.id, { maxDiscountPerOrder: null });
    expect(await stored(voucher.id)).toEqual({ ...voucher, maxDiscountPerOrder: undefined });
  });

  it("VOUC-002 becomes of another type with what that one has, and not without", async () => {
    const voucher = await made(fixed);
    expect(refusals(await update(voucher.id, { type: 3 }))).toEqual([
      "product: is required",
      "amount: a product sampling has none",
    ]);
    expect(await stored(voucher.id)).toEqual(voucher);
    expect((await update(voucher.id, { type: 3, product: 4, amount: null })).status).toBe(200);
    expect(await stored(voucher.id)).toMatchObject({ type: 3, product: { id: 4 } });
  });

  it("is checked together with what stays", async () => {
    const voucher = await made(fixed);
    expect(refusals(await update(voucher.id, { startDate: "2026-12-01" }))).toEqual([
      "endDate: must not be before the start date",
    ]);
    expect(refusals(await update(voucher.id, { amount: "1000.01" }))).toEqual([
      "maxCumulativeValue: must not be below what one order may get",
    ]);
    expect(await stored(voucher.id)).toEqual(voucher);
  });

  it("is not found where it does not exist", async () => {
    expect(await update(999_999, { active: false })).toEqual({
      status: 404,
      body: { error: { message: "object not found" } },
    });
  });

  it("every voucher of the data set may be saved as it is", async () => {
    for (const { id, name } of (await client.read(vouchersCalls.list, "discounts?limit=250")).items)
      expect([id, (await update(id, { name })).status]).toEqual([id, 200]);
  });
});
