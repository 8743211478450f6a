import { lookupsCalls } from "@/lib/resources/lookups/lookups.calls";
import { receptionsCalls } from "@/lib/resources/receptions/receptions.calls";
import { operatorsToday } from "@/tests/support/operators-day";
import { expectDone, expectRefused, newBatch, newLine, rate9, receptionSuite } from "./reception-suite";

const { acquirer, post, patch, one, create, created, lying } = receptionSuite();

describe("a new note", () => {
  it("RECP-033 RECP-002 is made whole by one call, is read back, and brings its goods into stock", async () => {
    const [first, second] = [newBatch(), newBatch()];
    const reception = await created({
      dateInStock: operatorsToday(),
      auto: "CJ 12 ABC",
      delegate: "Pop Ana",
      observationCommitteeReception: "Două cutii\nlovite.",
      internalObservations: null,
      ReceptionEntryNoteItems: [
        newLine({ batchNumber: first, discount: { isFixedValue: false, value: "12.5", valueVAT: "0.59" } }),
        newLine({ product: 15, storage: 2, rateVAT: rate9, batchNumber: second, pricePurchase: "30" }),
      ],
      ReceptionEntryNoteVatDiscounts: [{ forRateVAT: 9, isFixedValue: true, value: "300", valueVAT: "27" }],
    });
    const quantity = { quantityInvoice: 12, quantityReceived: 10 };
    const noDiscount = undefined;
    expect(reception).toMatchObject({
      company: { id: 5 },
      typeDocument: { id: 1 },
      seriesDocument: { id: 1 },
      currency: { code: "RON" },
      numberDocument: "007",
      documentDate: "2026-03-14",
      dateInStock: operatorsToday(),
      auto: "CJ 12 ABC",
      delegate: "Pop Ana",
      observationCommitteeReception: "Două cutii\nlovite.",
      internalObservations: undefined,
      items: [
        {
          product: { id: 14 },
          storage: { id: 1 },
          rateVAT: { rate: 19 },
          quantity,
          pricePurchase: "2.50",
          batchNumber: first,
          expirationDate: "2031-05-09",
          discount: { isFixedValue: false, value: "12.50", valueVAT: "0.59" },
        },
        { product: { id: 15 }, storage: { id: 2 }, rateVAT: { rate: 9 }, pricePurchase: "30.00", discount: noDiscount },
      ],
      vatDiscounts: [{ forRateVAT: 9, isFixedValue: true, value: "300.00", valueVAT: "27.00" }],
    });
    const { items: newest } = await acquirer.read(receptionsCalls.listOfStock, "reception_entry_notes?limit=1");
    expect(newest).toMatchObject([{ id: reception.id, number: reception.number }]);
    expect(Math.abs(Date.now() - Date.parse(reception.created))).toBeLessThan(60_000);
    expect(await lying(first)).toEqual([["2031-05-09", 10]]);
    expect(await lying(second, { storage: 2, product: 15 })).toEqual([["2031-05-09", 10]]);
  });

  it("takes the next number of its series", async () => {
    const numbers: string[] = [];
    for (const seriesDocument of [2, 2, 3]) numbers.push((await created({ seriesDocument })).number);
    const [first = "", second = "", other = ""] = numbers;
    expect(second).toBe(`AMB ${Number(first.split(" ")[1]) + 1}`);
    expect(other).toMatch(/^CNS \d+$/);
  });

  it("adds goods of a batch that there is to it; a batch is a product's, of one number and day", async () => {
    const batchNumber = newBatch();
    const other = { batchNumber, expirationDate: "2031-06-01" };
    await created({
      ReceptionEntryNoteItems: [newLine({ batchNumber }), newLine({ batchNumber: ` ${batchNumber}` }), newLine(other)],
    });
    await created({ ReceptionEntryNoteItems: [newLine({ batchNumber }), newLine({ batchNumber, product: 15 })] });
    expect((await lying(batchNumber)).sort()).toEqual([
      ["2031-05-09", 30],
      ["2031-06-01", 10],
    ]);
    expect(await lying(batchNumber, { product: 15 })).toEqual([["2031-05-09", 10]]);
    const options = await acquirer.read(lookupsCalls.batches, `batches?dropdown=true&search=${encodeURI(batchNumber)}`);
    expect(options.filter(({ name }) => name === batchNumber)).toHaveLength(3);
  });

  it("has a batch of its goods that come without number and day, and no price where there is none", async () => {
    const bare = { product: 21, batchNumber: undefined, expirationDate: undefined, pricePurchase: undefined };
    const reception = await created({
      ReceptionEntryNoteItems: [newLine(bare), newLine({ ...bare, batchNumber: null })],
    });
    for (const each of reception.items)
      expect([each.batchNumber, each.expirationDate, each.pricePurchase]).toEqual([undefined, undefined, undefined]);
    expect(await lying("", { product: 21 })).toEqual([[undefined, 20]]);
    const options = await acquirer.read(lookupsCalls.batches, "batches?dropdown=true");
    expect(options.map(({ name }) => name)).not.toContain("");
  });

  it("brings nothing into stock of which nothing was received", async () => {
    const batchNumber = newBatch();
    const quantity = { quantityInvoice: 1_000_000, quantityReceived: 0 };
    await created({ ReceptionEntryNoteItems: [newLine({ batchNumber, quantity })] });
    expect(await lying(batchNumber)).toEqual([]);
  });

  it("takes 2,000 lines and no more", async () => {
    const lines = Array.from({ length: 2000 }, (_, at) => newLine({ product: 1 + (at % 60), storage: 3 }));
    const { id: receptionEntryNote, items } = await created({ ReceptionEntryNoteItems: lines });
    expect(items.map(({ batchNumber }) => batchNumber)).toEqual(lines.map(({ batchNumber }) => batchNumber));
    await expectRefused(create({ ReceptionEntryNoteItems: [...lines, newLine()] }), 400, "ReceptionEntryNoteItems");
    const another = post("reception_entry_note_items", { receptionEntryNote, ...newLine() });
    await expectRefused(another, 409, "receptionEntryNote: has 2000 lines already");
  });

  const items = (over: object) => ({ ReceptionEntryNoteItems: [newLine(), newLine(over)] });
  const discount = (over: object) =>
    items({ discount: { isFixedValue: true, value: "25", valueVAT: "4.75", ...over } });
  const ofRate = (over: object) => ({
    ReceptionEntryNoteVatDiscounts: [{ forRateVAT: 19, isFixedValue: true, value: "25", valueVAT: "4.75", ...over }],
  });
  it.each([
    ["without a supplier", { company: undefined }, "company"],
    ["of an unknown supplier", { company: 99_999 }, "company: unknown company 99999"],
    ["of an unknown document type", { typeDocument: 99 }, "typeDocument: unknown document type 99"],
    ["of an unknown series", { seriesDocument: 99 }, "seriesDocument: unknown reception type 99"],
    ["in an unknown currency", { currency: 99 }, "currency: unknown currency 99"],
    ["without a document number", { numberDocument: " " }, "numberDocument"],
    ["with a document number of 61 characters", { numberDocument: "1".repeat(61) }, "numberDocument"],
    ["without a document date", { documentDate: "2026-02-30" }, "documentDate"],
    ["without lines", { ReceptionEntryNoteItems: [] }, "ReceptionEntryNoteItems"],
    ["of an unknown product", items({ product: 99_999 }), "ReceptionEntryNoteItems.1.product: unknown product 99999"],
    ["in an unknown storage", items({ storage: 99_999 }), "ReceptionEntryNoteItems.1.storage: unknown storage 99999"],
    ["with an unknown rate", items({ rateVAT: 99 }), "ReceptionEntryNoteItems.1.rateVAT: unknown VAT rate 99"],
    ["without quantities", items({ quantity: undefined }), "ReceptionEntryNoteItems.1.quantity"],
    ["with half a piece", items({ quantity: { quantityInvoice: 1, quantityReceived: 0.5 } }), "quantityReceived"],
    ["with a million and one", items({ quantity: { quantityInvoice: 1_000_001, quantityReceived: 1 } }), "Invoice"],
    ["with a price of three places", items({ pricePurchase: "2.505" }), "ReceptionEntryNoteItems.1.pricePurchase"],
    ["with a day that is none", items({ expirationDate: "2031-05" }), "ReceptionEntryNoteItems.1.expirationDate"],
    ["RECP-015 with a discount of 0", discount({ value: "0.00" }), "ReceptionEntryNoteItems.1.discount.value"],
    ["with a discount over the line's value", discount({ value: "25.01" }), "must be at most 25.00"],
    [
      "with a discount over 100 percent",
      discount({ isFixedValue: false, value: "100.01" }),
      "ReceptionEntryNoteItems.1.discount.value: must be at most 100 percent",
    ],
    ["with a rate's discount of 0", ofRate({ value: "0" }), "ReceptionEntryNoteVatDiscounts.0.value"],
    ["with a rate's discount over its base", ofRate({ value: "25.01" }), "ReceptionEntryNoteVatDiscounts.0.value"],
    ["with a discount of a rate that there is not", ofRate({ forRateVAT: 18 }), "unknown VAT rate 18"],
    ["with a field that there is not", { Number: "REN 1" }, "Number"],
    ["with a field of a line that there is not", items({ id: 5 }), "id"],
  ])("is refused %s", async (_what, over, text) => {
    await expectRefused(create(over), 400, text);
  });

  it("has one discount of each rate", async () => {
    const twice = { forRateVAT: 19, isFixedValue: false, value: "5", valueVAT: "0.24" };
    const text = "ReceptionEntryNoteVatDiscounts.1.forRateVAT: VAT rate 19 is given twice";
    await expectRefused(create({ ReceptionEntryNoteVatDiscounts: [twice, twice] }), 400, text);
  });

  it("leaves nothing behind when it is refused", async () => {
    const batchNumber = newBatch();
    const { number } = await created();
    await create({ ReceptionEntryNoteItems: [newLine({ batchNumber }), newLine({ product: 99_999 })] });
    expect(await lying(batchNumber)).toEqual([]);
    expect((await created()).number).toBe(`REN ${Number(number.split(" ")[1]) + 1}`);
  });
});

describe("an edit of a header", () => {
  it("changes what it names, and clears what is null", async () => {
    const reception = await created({ auto: "CJ 12 ABC", delegate: "Pop Ana" });
    await expectDone(patch(`reception_entry_notes/${reception.id}`, { numberDocument: "7", auto: null }));
    expect(await one(reception.id)).toEqual({ ...reception, numberDocument: "7", auto: undefined });
    const edit = { company: 6, typeDocument: 2, currency: 2, documentDate: "2026-03-15", internalObservations: "Da." };
    await expectDone(patch(`reception_entry_notes/${reception.id}`, edit));
    expect(await one(reception.id)).toMatchObject({
      company: { id: 6 },
      typeDocument: { id: 2 },
      currency: { code: "EUR" },
      documentDate: "2026-03-15",
      internalObservations: "Da.",
      delegate: "Pop Ana",
      number: reception.number,
    });
  });

  it("gives it the next number of another series", async () => {
    const [{ number: last }, { id }] = [await created({ seriesDocument: 2 }), await created()];
    await expectDone(patch(`reception_entry_notes/${id}`, { seriesDocument: 2 }));
    expect((await one(id)).number).toBe(`AMB ${Number(last.split(" ")[1]) + 1}`);
  });

  it.each([
    ["no field", {}, "must change something"],
    ["an unknown supplier", { company: 99_999 }, "company: unknown company 99999"],
    ["no document number", { numberDocument: null }, "numberDocument"],
    ["a field that it has not", { storage: 1 }, "storage"],
  ])("is refused with %s", async (_what, edit, text) => {
    await expectRefused(patch("reception_entry_notes/3", edit), 400, text);
  });

  it("is not found where there is no note", async () => {
    expect((await patch("reception_entry_notes/99999", { auto: null })).status).toBe(404);
  });
});
