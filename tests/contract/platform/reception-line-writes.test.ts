import { returnToSupplierCalls } from "@/lib/resources/return_to_supplier/return-to-supplier.calls";
import {
  expectDone,
  expectRefused,
  idOf,
  lineOf,
  linePath,
  newBatch,
  newLine,
  rate9,
  receptionSuite,
} from "./reception-suite";

const { acquirer, post, patch, remove, one, created, lying, soldLine } = receptionSuite();

describe("RECP-031 a line of a note", () => {
  it("RECP-033 is added, changed and removed on its own, and stock goes with it", async () => {
    const reception = await created();
    const batchNumber = newBatch();
    const body = { receptionEntryNote: reception.id, ...newLine({ batchNumber, product: 16, storage: 2 }) };
    const id = await idOf(post("reception_entry_note_items", body));
    const place = { storage: 2, product: 16 };
    expect(await lying(batchNumber, place)).toEqual([["2031-05-09", 10]]);
    await expectDone(patch(linePath(id), { quantity: { quantityReceived: 7 }, rateVAT: rate9, pricePurchase: null }));
    expect(await lying(batchNumber, place)).toEqual([["2031-05-09", 7]]);
    expect(lineOf(await one(reception.id), 1)).toMatchObject({
      id,
      quantity: { quantityInvoice: 12, quantityReceived: 7 },
      rateVAT: { rate: 9 },
      pricePurchase: undefined,
      batchNumber,
    });
    await expectDone(remove(linePath(id)));
    expect(await lying(batchNumber, place)).toEqual([["2031-05-09", 0]]);
    expect(await one(reception.id)).toEqual(reception);
    expect((await remove(linePath(id))).status).toBe(404);
    // Who still sees the line that is gone would change the one that has its id.
    expect(await idOf(post("reception_entry_note_items", body))).toBeGreaterThan(id);
  });

  it("moves its stock with its product, its batch and its day", async () => {
    const [first, second] = [newBatch(), newBatch()];
    const { id, items } = await created({ ReceptionEntryNoteItems: [newLine({ batchNumber: first })] });
    const path = linePath(items[0]?.id);
    await expectDone(patch(path, { batchNumber: second }));
    expect([await lying(first), await lying(second)]).toEqual([[["2031-05-09", 0]], [["2031-05-09", 10]]]);
    await expectDone(patch(path, { expirationDate: null, quantity: { quantityInvoice: 3 } }));
    expect((await lying(second)).sort()).toEqual([
      [undefined, 10],
      ["2031-05-09", 0],
    ]);
    await expectDone(patch(path, { product: 17, quantity: { quantityReceived: 4 } }));
    expect((await lying(second)).map(([, pieces]) => pieces)).toEqual([0, 0]);
    expect(await lying(second, { product: 17 })).toEqual([[undefined, 4]]);
    expect(lineOf(await one(id))).toMatchObject({
      product: { id: 17 },
      quantity: { quantityInvoice: 3, quantityReceived: 4 },
      batchNumber: second,
      expirationDate: undefined,
    });
  });

  it.each([
    ["no field", {}, "must change something"],
    ["no quantity", { quantity: {} }, "quantity: must change something"],
    ["another storage", { storage: 2 }, "storage"],
    ["an unknown product", { product: 99_999 }, "product: unknown product 99999"],
    ["an unknown rate", { rateVAT: 99 }, "rateVAT: unknown VAT rate 99"],
    ["less than nothing", { quantity: { quantityReceived: -1 } }, "quantity.quantityReceived"],
  ])("is refused with %s", async (_what, edit, text) => {
    const { items } = await created();
    await expectRefused(patch(linePath(items[0]?.id), edit), 400, text);
  });

  it("is not added to a note that there is not", async () => {
    const body = { receptionEntryNote: 99_999, ...newLine() };
    expect((await post("reception_entry_note_items", body)).status).toBe(404);
  });

  it("takes no more out of stock than lies there: the line and its pieces are named", async () => {
    const { at, reception, pieces } = await soldLine();
    const { id, product, storage, quantity } = lineOf(reception, at);
    const refusal = (asked: number) =>
      `quantityReceived: line ${at + 1}, ${product.name}: ${asked} pieces would leave the stock of ${storage?.name}, ${pieces} are there`;
    await expectRefused(remove(linePath(id)), 409, refusal(quantity.quantityReceived));
    await expectRefused(patch(linePath(id), { batchNumber: "ALT" }), 409, refusal(quantity.quantityReceived));
    const left = quantity.quantityReceived - pieces;
    await expectRefused(patch(linePath(id), { quantity: { quantityReceived: left - 1 } }), 409, refusal(pieces + 1));
    expect(await one(reception.id)).toEqual(reception);
    await expectDone(patch(linePath(id), { quantity: { quantityReceived: left } }));
    await expectDone(patch(linePath(id), { quantity: { quantityReceived: quantity.quantityReceived } }));
    expect(await one(reception.id)).toEqual(reception);
  });

  it("is never less than what went back of it to the supplier: the line and its pieces are named", async () => {
    const { items } = await acquirer.read(returnToSupplierCalls.list, "return_to_suppliers?limit=50");
    const part = items.find(({ isTotalReturned }) => !isTotalReturned);
    const { ren, items: back } = await acquirer.read(returnToSupplierCalls.one, `return_to_suppliers/${part?.id}`);
    const [{ reni } = { reni: undefined }] = back;
    const returned = -(reni?.quantity ?? 0);
    expect(returned).toBeGreaterThan(0);
    const reception = await one(ren.id);
    const at = reception.items.findIndex(({ id }) => id === reni?.id);
    const { id, product } = lineOf(reception, at);
    const text = `quantityReceived: line ${at + 1}, ${product.name}: ${returned} pieces went back to the supplier already`;
    await expectRefused(patch(linePath(id), { quantity: { quantityReceived: returned - 1 } }), 409, text);
    await expectRefused(patch(linePath(id), { product: product.id === 14 ? 15 : 14 }), 409, text);
    await expectRefused(remove(linePath(id)), 409, text);
    expect(await one(ren.id)).toEqual(reception);
  });
});

describe("RECP-032 a discount", () => {
  const path = "reception_entry_note_discounts";
  const fixed = { isFixedValue: true, value: "25", valueVAT: "4.75" };

  it("RECP-009 of a line is created, edited, cleared and deleted on its own", async () => {
    const { id: receptionEntryNote, items } = await created();
    const owner = { receptionEntryNote, receptionEntryNoteItem: items[0]?.id };
    const discount = async () => lineOf(await one(receptionEntryNote)).discount;
    const id = await idOf(post(path, { ...owner, ...fixed }));
    expect(await discount()).toEqual({ id, isFixedValue: true, value: "25.00", valueVAT: "4.75" });
    await expectDone(patch(`${path}/${id}`, { ...owner, isFixedValue: false, value: "100", valueVAT: "4.75" }));
    expect(await discount()).toEqual({ id, isFixedValue: false, value: "100.00", valueVAT: "4.75" });
    await expectDone(patch(`${path}/${id}`, { ...owner, isFixedValue: false, value: null, valueVAT: null }));
    expect(await discount()).toEqual({ id, isFixedValue: false, value: "0.00", valueVAT: undefined });
    await expectDone(remove(`${path}/${id}`));
    expect(await discount()).toBeUndefined();
    expect((await remove(`${path}/${id}`)).status).toBe(404);
  });

  it("RECP-010 of a VAT rate is created, edited, cleared and deleted on its own", async () => {
    const { id: receptionEntryNote } = await created();
    const owner = { receptionEntryNote, forRateVAT: 19 };
    const discounts = async () => (await one(receptionEntryNote)).vatDiscounts;
    const id = await idOf(post(path, { ...owner, isFixedValue: false, value: "7.5", valueVAT: "0.36" }));
    expect(await discounts()).toEqual([{ id, forRateVAT: 19, isFixedValue: false, value: "7.50", valueVAT: "0.36" }]);
    await expectDone(patch(`${path}/${id}`, { ...owner, ...fixed }));
    expect(await discounts()).toEqual([{ id, forRateVAT: 19, isFixedValue: true, value: "25.00", valueVAT: "4.75" }]);
    await expectDone(patch(`${path}/${id}`, { ...owner, isFixedValue: true, value: null, valueVAT: null }));
    expect(await discounts()).toEqual([{ id, forRateVAT: 19, isFixedValue: true, value: "0.00" }]);
    await expectDone(remove(`${path}/${id}`));
    expect(await discounts()).toEqual([]);
  });

  it("is shown of a note of the older system, too, which kept none by rates", async () => {
    expect((await one(1)).vatDiscounts).toEqual([]);
    const rate = lineOf(await one(1)).rateVAT.rate;
    await idOf(post(path, { receptionEntryNote: 1, forRateVAT: rate, isFixedValue: false, value: "1" }));
    expect((await one(1)).vatDiscounts).toHaveLength(1);
  });

  it("is one of each line and of each rate", async () => {
    const { id: receptionEntryNote, items } = await created();
    const ofLine = { receptionEntryNote, receptionEntryNoteItem: items[0]?.id, ...fixed };
    const ofRate = { receptionEntryNote, forRateVAT: 19, isFixedValue: false, value: "5" };
    await idOf(post(path, ofLine));
    await expectRefused(post(path, ofLine), 409, "receptionEntryNoteItem: has a discount already");
    await idOf(post(path, ofRate));
    await expectRefused(post(path, ofRate), 409, "forRateVAT: has a discount already");
  });

  it("is within what it is taken off, and stays where it is", async () => {
    const [{ id: receptionEntryNote, items }, other] = [await created(), await created()];
    const ofLine = { receptionEntryNote, receptionEntryNoteItem: items[0]?.id };
    const percent = { ...ofLine, isFixedValue: false, value: "100.01" };
    await expectRefused(post(path, percent), 400, "value: must be at most 100 percent");
    await expectRefused(post(path, { ...ofLine, ...fixed, value: "25.01" }), 400, "value: must be at most 25.00");
    const id = await idOf(post(path, { ...ofLine, ...fixed, value: "5" }));
    const ofRate = { receptionEntryNote, forRateVAT: 19 };
    await expectRefused(post(path, { ...ofRate, ...fixed, value: "20.01" }), 400, "value: must be at most 20.00");
    await expectRefused(post(path, { ...ofRate, ...fixed, forRateVAT: 9 }), 400, "value: must be at most 0.00");
    await expectRefused(
      patch(`${path}/${id}`, { ...ofLine, ...fixed, value: "26" }),
      400,
      "value: must be at most 25.00",
    );
    const elsewhere = { ...ofLine, receptionEntryNote: other.id, ...fixed };
    await expectRefused(patch(`${path}/${id}`, elsewhere), 400, "receptionEntryNote: the discount belongs elsewhere");
    await expectRefused(
      patch(`${path}/${id}`, { ...ofRate, ...fixed }),
      400,
      "forRateVAT: the discount belongs elsewhere",
    );
    expect((await post(path, elsewhere)).status).toBe(404);
  });

  it("stays within it: a line does not come to be worth less than what is taken off", async () => {
    const { id: receptionEntryNote, items } = await created();
    const lineId = items[0]?.id;
    const name = lineOf(await one(receptionEntryNote)).product.name;
    const id = await idOf(post(path, { receptionEntryNote, receptionEntryNoteItem: lineId, ...fixed, value: "20" }));
    const text = `discount: line 1, ${name}: 20.00 would be taken off 17.50`;
    await expectRefused(patch(linePath(lineId), { quantity: { quantityReceived: 7 } }), 409, text);
    await expectDone(patch(linePath(lineId), { quantity: { quantityReceived: 8 } }));
    await expectDone(remove(`${path}/${id}`));
    const ofRate = { receptionEntryNote, forRateVAT: 19, ...fixed };
    const rateId = await idOf(post(path, { ...ofRate, value: "15" }));
    const ofLine = { receptionEntryNote, receptionEntryNoteItem: lineId, ...fixed };
    const taken = "discount: VAT 19%: 15.00 would be taken off";
    await expectRefused(post(path, { ...ofLine, value: "6" }), 409, `${taken} 14.00`);
    const five = await idOf(post(path, { ...ofLine, value: "5" }));
    const half = { ...ofLine, isFixedValue: false, value: "50" };
    await expectRefused(patch(`${path}/${five}`, half), 409, `${taken} 10.00`);
    await expectDone(remove(`${path}/${five}`));
    await expectDone(patch(`${path}/${rateId}`, { ...ofRate, value: "20" }));
    await expectRefused(remove(linePath(lineId)), 409, "discount: VAT 19%: 20.00 would be taken off 0.00");
    await expectRefused(
      patch(linePath(lineId), { rateVAT: rate9 }),
      409,
      "discount: VAT 19%: 20.00 would be taken off 0.00",
    );
  });

  it.each([
    ["RECP-016 of 0", { value: "0" }, "value: must be above 0"],
    ["RECP-016 that is empty", { value: "" }, "value: must be above 0"],
    ["with a VAT of 0", { valueVAT: "0.00" }, "valueVAT: must be above 0"],
    ["below 0", { value: "-1" }, "value: must be above 0"],
    ["of three places", { value: "1.005" }, "value: must be above 0, with at most 2 places"],
    ["as a number", { value: 5 }, "value: "],
    ["of a line and a rate", { forRateVAT: 19 }, "forRateVAT"],
  ])("is refused %s", async (_what, over, text) => {
    const { id: receptionEntryNote, items } = await created();
    const body = { receptionEntryNote, receptionEntryNoteItem: items[0]?.id, ...fixed, ...over };
    await expectRefused(post(path, body), 400, text);
    expect(lineOf(await one(receptionEntryNote)).discount).toBeUndefined();
  });
});
