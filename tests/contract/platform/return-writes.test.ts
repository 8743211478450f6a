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

const { acquirer, post, patch, remove, created, lying, soldLine } = receptionSuite();

const path = "return_to_suppliers";
const readReturn = (id: number) => acquirer.read(returnToSupplierCalls.one, `${path}/${id}`);

/** Numbers of returns are given once. */
let made = 0;
const newReturn = (over: object) => ({
  documentDate: "2026-03-20",
  numberDocument: `RET PROBA ${++made}`,
  isTotalReturned: false,
  ...over,
});

/** A note of two lines, ten pieces of each, with the batches where they lie. */
async function twoLines() {
  const batches = [newBatch(), newBatch()] as const;
  const note = await created({ ReceptionEntryNoteItems: batches.map((batchNumber) => newLine({ batchNumber })) });
  return { note, batches, first: lineOf(note, 0).id, second: lineOf(note, 1).id };
}
const left = async (batches: readonly string[]) =>
  (await Promise.all(batches.map((batch) => lying(batch)))).map(([row]) => row?.[1]);

describe("RETS-007 a new return", () => {
  it("RETS-001 RETS-002 RETS-003 takes a part, then the rest, and nothing after that; its goods leave the stock", async () => {
    const { note, batches, first, second } = await twoLines();
    const part = newReturn({ ren: note.id, items: [{ reni: first, quantity: -4 }] });
    const one = await readReturn(await idOf(post(path, part)));
    expect(one).toMatchObject({
      ren: { id: note.id, number: note.number },
      documentDate: "2026-03-20",
      numberDocument: part.numberDocument,
      isTotalReturned: false,
      before: [],
      items: [{ reni: { id: first, quantity: -4, batchNumber: batches[0] } }],
    });
    expect(await left(batches)).toEqual([6, 10]);

    const tooMuch = [
      { reni: second, quantity: -10 },
      { reni: first, quantity: -7 },
    ];
    const refusal = `quantity: line 1, ${lineOf(note).product.name}: 7 pieces would go back, 6 are left`;
    await expectRefused(post(path, newReturn({ ren: note.id, items: tooMuch })), 409, refusal);
    expect(await left(batches)).toEqual([6, 10]);

    const rest = [
      { reni: first, quantity: -6 },
      { reni: second, quantity: -10 },
    ];
    const whole = newReturn({ ren: note.id, items: rest, isTotalReturned: true });
    await expectRefused(post(path, whole), 400, "isTotalReturned: does not fit the lines");
    const last = await readReturn(await idOf(post(path, { ...whole, isTotalReturned: false })));
    expect(last).toMatchObject({ isTotalReturned: false, before: [{ id: first, quantity: -4 }] });
    expect(last.items.map(({ reni }) => ({ reni: reni.id, quantity: reni.quantity }))).toEqual(rest);
    expect(await left(batches)).toEqual([0, 0]);
    await expectRefused(
      post(path, newReturn({ ren: note.id, items: [{ reni: second, quantity: -1 }] })),
      409,
      "1 pieces would go back, 0 are left",
    );
    await expectRefused(remove(linePath(first)), 409, "10 pieces went back to the supplier already");
  });

  it("keeps its amounts: what would change them later is refused, and what leaves them goes on", async () => {
    const { note, first, second } = await twoLines();
    const body = newReturn({ ren: note.id, items: [{ reni: first, quantity: -4 }] });
    await idOf(post(path, body));
    // 4 x 2.50 and 19 percent.
    const refusal = `return ${body.numberDocument} was made of it already: -11.90`;
    await expectRefused(patch(linePath(first), { pricePurchase: "2.60" }), 409, `pricePurchase: ${refusal}`);
    await expectRefused(patch(linePath(first), { rateVAT: rate9 }), 409, `rateVAT: ${refusal}`);
    const percent = { receptionEntryNote: note.id, isFixedValue: false, value: "10", valueVAT: "0.48" };
    const ofLine = { ...percent, receptionEntryNoteItem: first };
    await expectRefused(post("reception_entry_note_discounts", ofLine), 409, `value: ${refusal}`);
    const ofRate = { ...percent, forRateVAT: 19 };
    await expectRefused(post("reception_entry_note_discounts", ofRate), 409, `value: ${refusal}`);
    await expectRefused(patch(`reception_entry_notes/${note.id}`, { company: 6 }), 409, `company: ${refusal}`);
    await expectRefused(
      patch(`reception_entry_notes/${note.id}`, { seriesDocument: 2 }),
      409,
      `seriesDocument: ${refusal}`,
    );
    await expectRefused(
      patch(linePath(first), { batchNumber: newBatch() }),
      409,
      "4 pieces went back to the supplier already",
    );
    await expectDone(patch(`reception_entry_notes/${note.id}`, { numberDocument: "008" }));
    await expectDone(patch(linePath(first), { quantity: { quantityReceived: 9 } }));
    await idOf(post("reception_entry_note_discounts", { ...percent, receptionEntryNoteItem: second }));
    await expectDone(patch(linePath(second), { pricePurchase: "3.10" }));
    await idOf(post("reception_entry_note_items", { receptionEntryNote: note.id, ...newLine() }));
  });

  it("says that it takes all where it does, also of a note with a line of nothing", async () => {
    const nothing = newLine({ quantity: { quantityInvoice: 5, quantityReceived: 0 } });
    const note = await created({ ReceptionEntryNoteItems: [newLine(), nothing] });
    const body = newReturn({ ren: note.id, isTotalReturned: true, items: [{ reni: lineOf(note).id, quantity: -10 }] });
    await expectRefused(
      post(path, { ...body, isTotalReturned: false }),
      400,
      "isTotalReturned: does not fit the lines",
    );
    expect(await readReturn(await idOf(post(path, body)))).toMatchObject({ isTotalReturned: true });
    const more = post("reception_entry_note_items", { receptionEntryNote: note.id, ...newLine() });
    await expectRefused(more, 409, `return ${body.numberDocument} was made of it already`);
  });

  it("takes the lines of one batch off its stock together", async () => {
    const batchNumber = newBatch();
    const note = await created({ ReceptionEntryNoteItems: [newLine({ batchNumber }), newLine({ batchNumber })] });
    expect(await left([batchNumber])).toEqual([20]);
    const items = note.items.map(({ id }) => ({ reni: id, quantity: -9 }));
    await idOf(post(path, newReturn({ ren: note.id, items })));
    expect(await left([batchNumber])).toEqual([2]);
  });

  it("is refused where its goods are sold: the line, the pieces and the storage are named", async () => {
    const { reception, at, pieces } = await soldLine();
    const { id, product, storage, quantity } = lineOf(reception, at);
    const asked = quantity.quantityReceived;
    const isTotalReturned = reception.items.every((each) => each.id === id || each.quantity.quantityReceived === 0);
    const body = newReturn({ ren: reception.id, isTotalReturned, items: [{ reni: id, quantity: -asked }] });
    const text = `quantity: line ${at + 1}, ${product.name}: ${asked} pieces would leave the stock of ${storage?.name}, ${pieces} are there`;
    await expectRefused(post(path, body), 409, text);
  });

  it.each([
    ["no line", { items: [] }, "items"],
    ["a piece that comes", { items: [{ reni: 1, quantity: 1 }] }, "items.0.quantity"],
    ["none of a line", { items: [{ reni: 1, quantity: 0 }] }, "items.0.quantity"],
    ["a part of a piece", { items: [{ reni: 1, quantity: -1.5 }] }, "items.0.quantity"],
    ["a line of another note", { items: [{ reni: 1, quantity: -1 }] }, "items.0.reni: unknown reception line 1"],
    ["no reception", { ren: 99_999 }, "ren: unknown reception 99999"],
    ["a blank number", { numberDocument: " " }, "numberDocument"],
    ["a number of 61 characters", { numberDocument: "7".repeat(61) }, "numberDocument"],
    ["no day", { documentDate: "2026-02-30" }, "documentDate"],
    ["what nobody named", { observations: "x" }, "observations"],
  ])("is refused with %s", async (_what, over, text) => {
    const note = await created();
    const items = [{ reni: lineOf(note).id, quantity: -1 }];
    await expectRefused(post(path, newReturn({ ren: note.id, items, ...over })), 400, text);
  });

  it("is refused with a line twice, and with a number that another return has", async () => {
    const note = await created();
    const item = { reni: lineOf(note).id, quantity: -1 };
    const body = newReturn({ ren: note.id, items: [item] });
    await expectRefused(
      post(path, { ...body, items: [item, item] }),
      400,
      `items.1.reni: line ${item.reni} is given twice`,
    );
    const id = await idOf(post(path, body));
    await expectRefused(post(path, body), 409, `numberDocument: return ${id} already has this number`);
  });
});
