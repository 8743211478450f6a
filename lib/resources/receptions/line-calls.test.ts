import { GridEditor } from "@/lib/grid/editing/grid-editor";
import { GridStore } from "@/lib/grid/rows/grid-store";
import { savedLine, workLine } from "@/tests/support/reception-lines";
import { type LineCalls, remoteLines, toWorkLine } from "./line-calls";
import type { ReceptionLine } from "./receptions.calls";
import { lineRules, type WorkLine, withoutDiscount } from "./work-line";

/** A saved note of one line behind its calls, with a journal of what was sent. */
function opened(
  line: ReceptionLine = savedLine,
  refuses: (sent: string) => boolean = () => false,
  idOfNew?: number | null,
) {
  const sent: unknown[][] = [];
  let lastId = 900;
  const answer = async (...call: unknown[]): Promise<number> => {
    sent.push(call);
    await Promise.resolve();
    if (refuses(String(call[0]))) throw new Error("refused");
    lastId += 1;
    return lastId;
  };
  const calls: LineCalls = {
    canAdd: () => idOfNew !== null,
    add: async (body) => {
      const id = await answer("POST line", body);
      return idOfNew ?? id;
    },
    edit: (id, body) => answer("PATCH line", id, body),
    remove: (id) => answer("DELETE line", id),
    addDiscount: (body) => answer("POST discount", body),
    editDiscount: (id, body) => answer("PATCH discount", id, body),
    removeDiscount: (id) => answer("DELETE discount", id),
    readAll: async () => [line],
  };
  const store = new GridStore(lineRules, [toWorkLine(line)]);
  const { readAll, bringAbout } = remoteLines(5, [line], calls);
  const editor = new GridEditor(store, {
    readAll,
    bringAbout,
    ids: [line.id],
    readAt: Date.now(),
    reasonOf: () => "refused",
    doubtOf: () => undefined,
  });
  const [key = 0] = store.keys;
  return {
    sent,
    store,
    key,
    undo: () => editor.undo(),
    redo: () => editor.redo(),
    edit: (to: Partial<WorkLine>) => editor.change([{ kind: "edit", key, from: store.content(key) ?? workLine, to }]),
    add: (content: WorkLine) => editor.change([{ kind: "add", key: store.newKey(), at: 1, content }]),
  };
}

const discounted: ReceptionLine = {
  ...savedLine,
  discount: { id: 77, isFixedValue: false, value: "10", valueVAT: "0.86" },
};
const ofLine = { receptionEntryNote: 5, receptionEntryNoteItem: 31 };

it("RECP-019 one changed field is one call with that field alone", async () => {
  const { sent, edit } = opened();
  await edit({ received: "9" });
  await edit({ price: "5.00" });
  await edit({ batchNumber: "" });
  await edit({ expirationDate: "2027-02-28" });
  await edit({ rateVat: { id: 3, rate: 9 } });
  expect(sent).toEqual([
    ["PATCH line", 31, { quantity: { quantityReceived: 9 } }],
    ["PATCH line", 31, { pricePurchase: "5.00" }],
    ["PATCH line", 31, { batchNumber: null }],
    ["PATCH line", 31, { expirationDate: "2027-02-28" }],
    ["PATCH line", 31, { rateVAT: 3 }],
  ]);
});

it("RECP-020 RECP-021 sends nothing where nothing changed, a day as YYYY-MM-DD", async () => {
  const { sent, edit } = opened();
  await edit({ expirationDate: "2027-01-31", price: "4.5", received: "10", batchNumber: "007" });
  expect(sent).toEqual([]);
});

it("RECP-015 RECP-017 a first discount is a call of its own; a zero is none", async () => {
  const { sent, edit } = opened();
  await edit({ discount: "0", discountType: "PERCENT" });
  expect(sent).toEqual([]);
  await edit({ discount: "5", discountType: "AMOUNT" });
  expect(sent).toEqual([["POST discount", { ...ofLine, isFixedValue: true, value: "5", valueVAT: "0.95" }]]);
});

it("RECP-016 a discount that is emptied, or set to 0, goes as null; one that is entered again is the same one", async () => {
  const { sent, edit } = opened(discounted);
  await edit({ discount: "", discountType: "PERCENT" });
  await edit({ discount: "20", discountType: "PERCENT" });
  await edit({ discount: "0", discountType: "PERCENT" });
  const none = ["PATCH discount", 77, { ...ofLine, isFixedValue: false, value: null, valueVAT: null }];
  expect(sent).toEqual([
    none,
    ["PATCH discount", 77, { ...ofLine, isFixedValue: false, value: "20", valueVAT: "1.71" }],
    none,
  ]);
});

it("RECP-032 a discount is deleted by its own button alone, and undo makes it again", async () => {
  const { sent, edit, undo, redo, store, key } = opened(discounted);
  await edit(withoutDiscount);
  await undo();
  expect(store.content(key)).toMatchObject({ discount: "10", discountType: "PERCENT" });
  await redo();
  await edit({ discount: "5", discountType: "AMOUNT", isDiscountRemoved: false });
  await edit({ discount: "", discountType: "AMOUNT" });
  expect(sent).toEqual([
    ["DELETE discount", 77],
    ["POST discount", { ...ofLine, isFixedValue: false, value: "10", valueVAT: "0.86" }],
    ["DELETE discount", 902],
    ["POST discount", { ...ofLine, isFixedValue: true, value: "5", valueVAT: "0.95" }],
    ["PATCH discount", 904, { ...ofLine, isFixedValue: true, value: null, valueVAT: null }],
  ]);
});

it("the VAT of what a discount takes off follows what the line has become", async () => {
  const { sent, edit } = opened(discounted);
  await edit({ received: "20" });
  expect(sent).toEqual([
    ["PATCH line", 31, { quantity: { quantityReceived: 20 } }],
    ["PATCH discount", 77, { ...ofLine, isFixedValue: false, value: "10", valueVAT: "1.71" }],
  ]);
});

it("a line changes its storage by being removed and added, with its discount", async () => {
  const { sent, edit } = opened(discounted);
  await edit({ storage: { id: 3, name: "Depozit Iași" } });
  expect(sent.map(([call]) => call)).toEqual(["DELETE line", "POST line", "POST discount"]);
  expect(sent[1]?.[1]).toEqual({
    receptionEntryNote: 5,
    product: 14,
    storage: 3,
    rateVAT: 4,
    quantity: { quantityInvoice: 10, quantityReceived: 10 },
    pricePurchase: "4.50",
    batchNumber: "007",
    expirationDate: "2027-01-31",
  });
});

it("a line whose storage is another stays where it is on a platform that adds none", async () => {
  const { sent, edit, store, key } = opened(savedLine, () => false, null);
  await edit({ storage: { id: 3, name: "Depozit Iași" } });
  expect([sent, store.content(key)?.storage?.id]).toEqual([[], 2]);
});

it("a new line that has the id of a removed one has a discount of its own", async () => {
  const { sent, edit } = opened(discounted, () => false, savedLine.id);
  await edit({ storage: { id: 3, name: "Depozit Iași" } });
  expect(sent.at(-1)?.slice(0, 2)).toEqual([
    "POST discount",
    { ...ofLine, isFixedValue: false, value: "10", valueVAT: "0.86" },
  ]);
});

it("an added line goes once it is whole", async () => {
  const { sent, add, store } = opened();
  await add({ ...workLine, received: "" });
  expect(sent).toEqual([]);
  expect(store.unfinished).toBe(1);
});

it("keeps of a line and its discount what was made, where the second call failed", async () => {
  const { sent, edit, store, key } = opened(savedLine, (call) => call === "POST discount");
  await edit({ received: "8", discount: "10", discountType: "PERCENT" });
  expect(sent.map(([call]) => call)).toEqual(["PATCH line", "POST discount"]);
  expect(store.row(key)).toMatchObject({ content: { received: "8", discount: "" }, send: { kind: "failed" } });
});
