import { z } from "zod";
import { currentStocksCalls } from "@/lib/resources/current_stocks/current-stocks.calls";
import { type Reception, receptionsCalls } from "@/lib/resources/receptions/receptions.calls";
import { returnToSupplierCalls } from "@/lib/resources/return_to_supplier/return-to-supplier.calls";
import type { Answer } from "./platform-client";
import { suiteClient } from "./suite-client";

/** Ids of VAT rates of 19 and 9 percent. */
export const [rate19, rate9] = [4, 3];

/** Batch numbers differ, so that a test's stock is told from all other. */
let made = 0;
export const newBatch = () => `PROBA ${++made}`;

/** Ten pieces received of twelve, at 2.50 and 19 percent. */
export const newLine = (over: object = {}) => ({
  product: 14,
  storage: 1,
  rateVAT: rate19,
  quantity: { quantityInvoice: 12, quantityReceived: 10 },
  pricePurchase: "2.50",
  batchNumber: newBatch(),
  expirationDate: "2031-05-09",
  ...over,
});

/** A platform for the tests of a file, and an acquirer who writes receptions there. */
export function receptionSuite() {
  const acquirer = suiteClient("acquirer@demo.test");
  const post = (path: string, body: object) => acquirer.request("POST", path, body);
  const one = (id: number) => acquirer.read(receptionsCalls.oneOfStock, `reception_entry_notes/${id}`);
  const create = (over: object = {}) =>
    post("reception_entry_notes", {
      company: 5,
      typeDocument: 1,
      seriesDocument: 1,
      currency: 1,
      numberDocument: "007",
      documentDate: "2026-03-14",
      ReceptionEntryNoteItems: [newLine()],
      ...over,
    });
  /** Pieces of a product's batch of this number in a storage, with its day; no row where nothing ever lay. */
  async function lying(
    batchNumber: string,
    { storage = 1, product = 14 } = {},
  ): Promise<[string | undefined, number][]> {
    const path = `tracking_stocks?storageId=${storage}&limit=250`;
    const { items } = await acquirer.read(currentStocksCalls.tracking, path);
    return items
      .filter((each) => each.batch.number === batchNumber && each.product.id === product)
      .map(({ expirationDate, stock }) => [expirationDate, stock]);
  }
  return {
    acquirer,
    post,
    patch: (path: string, body: object) => acquirer.request("PATCH", path, body),
    remove: (path: string) => acquirer.request("DELETE", path),
    one,
    create,
    created: async (over?: object) => one(await idOf(create(over))),
    lying,
    /** A line of which part lies where it was received, and nothing went back. */
    async soldLine() {
      const { items: returns } = await acquirer.read(returnToSupplierCalls.list, "return_to_suppliers?limit=50");
      const returned = new Set(returns.map(({ ren }) => ren.id));
      for (let noteId = 1; noteId <= 36; noteId += 1) {
        if (returned.has(noteId)) continue;
        const reception = await one(noteId);
        for (const [at, { batchNumber = "", product, storage, quantity }] of reception.items.entries()) {
          const rows = await lying(batchNumber, { storage: storage?.id, product: product.id });
          const pieces = rows[0]?.[1] ?? 0;
          if (pieces > 0 && pieces < quantity.quantityReceived) return { at, reception, pieces };
        }
      }
      throw new Error("No line's goods are partly gone.");
    },
  };
}

export const linePath = (id: number | undefined) => `reception_entry_note_items/${id}`;

export function lineOf(reception: Reception, at = 0) {
  const found = reception.items[at];
  if (found === undefined) throw new Error(`The note has no line ${at}.`);
  return found;
}

export async function idOf(asked: Promise<Answer>): Promise<number> {
  const { status, body } = await asked;
  expect([status, body]).toEqual([200, { id: expect.any(Number) }]);
  return z.parse(receptionsCalls.create.answer, body).id;
}

export async function expectDone(asked: Promise<Answer>): Promise<void> {
  expect(await asked).toEqual({ status: 200, body: { done: true } });
}

export async function expectRefused(asked: Promise<Answer>, expected: number, text: string): Promise<void> {
  const { status, body } = await asked;
  expect([status, JSON.stringify(body)]).toEqual([expected, expect.stringContaining(text)]);
}
