import type { Call, CallArgs } from "@/lib/calls/call";
import { receptionsCalls } from "@/lib/resources/receptions/receptions.calls";
import { receptionsInternCalls } from "@/lib/resources/receptions_intern/receptions-intern.calls";
import type { Visitor } from "@/tests/support/console/visitor";
import { failing, raw } from "@/tests/support/fault-upstream/rest-faults";
import { consoleSuite } from "./console-suite";

const suite = consoleSuite();
const { create, edit, oneOfStock, addLine, editLine, removeLine, addDiscount, editDiscount, removeDiscount } =
  receptionsCalls;
let visitor: Visitor;

beforeAll(async () => {
  visitor = await suite.signedIn("ACQUIRER");
});

/** All that reached the platform: method, target and body of each request. */
const arrived = () =>
  suite.upstream.journal.entries.map(({ method, target, body }) => `${method} ${target} ${body}`.trim());

async function expectSent<C extends Call>(call: C, args: CallArgs<C>, requests: readonly string[]): Promise<void> {
  suite.upstream.journal.clear();
  expect((await visitor.call(call, args)).status).toBe(200);
  expect(arrived()).toEqual(requests);
}

/** What a page of ours would never send: refused by the console's own API, before anything reaches the platform. */
async function expectRefused(method: string, path: string, body: unknown): Promise<void> {
  suite.upstream.journal.clear();
  expect((await visitor.ask(`/api/rest/${path}`, { method, body })).status).toBe(400);
  expect(arrived()).toEqual([]);
}

const params = { id: 31 };
const line = {
  product: 14,
  storage: 1,
  rateVAT: 4,
  quantity: { quantityInvoice: 12, quantityReceived: 10 },
  pricePurchase: "2.50",
  batchNumber: "L260314A7",
  expirationDate: "2027-05-09",
};
const header = {
  company: 5,
  typeDocument: 1,
  seriesDocument: 2,
  currency: 1,
  numberDocument: "007",
  documentDate: "2026-03-14",
};
const discount = { isFixedValue: false, value: "12.50", valueVAT: "0.59" };
const note = { ...header, ReceptionEntryNoteItems: [line] };

it("RECP-033 a new note is one POST with its header, lines and discounts", async () => {
  const body = {
    ...header,
    dateInStock: "2026-03-15",
    auto: "CJ 12 ABC",
    delegate: "Pop Ana",
    observationCommitteeReception: "Două cutii\nlovite.",
    internalObservations: "Fără.",
    ReceptionEntryNoteItems: [
      { ...line, discount },
      { product: 15, storage: 2, rateVAT: 3, quantity: { quantityInvoice: 1_000_000, quantityReceived: 0 } },
    ],
    ReceptionEntryNoteVatDiscounts: [{ forRateVAT: 19, isFixedValue: true, value: "5.00", valueVAT: "0.95" }],
  };
  await expectSent(create, { body }, [`POST /reception_entry_notes ${JSON.stringify(body)}`]);
});

it("a new note of 2,000 full lines is within what a body may cost", async () => {
  const body = { ...header, ReceptionEntryNoteItems: Array.from({ length: 2000 }, () => ({ ...line, discount })) };
  await expectSent(create, { body }, [`POST /reception_entry_notes ${JSON.stringify(body)}`]);
  const longer = [...body.ReceptionEntryNoteItems, line];
  await expectRefused("POST", "reception_entry_notes", { ...header, ReceptionEntryNoteItems: longer });
});

it.each([
  { company: 6 },
  { typeDocument: 2 },
  { seriesDocument: 3 },
  { currency: 2 },
  { numberDocument: "7" },
  { documentDate: "2026-03-16" },
  { dateInStock: "2026-03-17" },
  { dateInStock: null },
  { auto: "CJ 13 ABC" },
  { auto: null, delegate: "Pop Ion" },
  { observationCommitteeReception: "Una lovită.", internalObservations: null },
  { observationCommitteeReception: "", internalObservations: "Sunat." },
])("RECP-018 an edit of a header is one PATCH of the fields that it names, each as it is given: %j", async (body) => {
  await expectSent(edit, { params, body }, [`PATCH /reception_entry_notes/31 ${JSON.stringify(body)}`]);
});

it.each(Object.keys(header))("RECP-034 %s of a header is never emptied", async (field) => {
  await expectRefused("PATCH", "reception_entry_notes/31", { [field]: null });
});

it("an edit of a header is made over the note that was seen, and not over another", async () => {
  const { version } = JSON.parse((await visitor.call(oneOfStock, { params })).text);
  const body = { numberDocument: "8" };
  await expectSent(edit, { params, body, version }, [
    "GET /reception_entry_notes/31",
    `PATCH /reception_entry_notes/31 ${JSON.stringify(body)}`,
  ]);
  suite.upstream.journal.clear();
  expect((await visitor.call(edit, { params, body, version: `31.${"x".repeat(22)}` })).status).toBe(412);
  expect(arrived()).toEqual(["GET /reception_entry_notes/31"]);
});

it.each([
  { product: 15 },
  { rateVAT: 3 },
  { quantity: { quantityReceived: 9 } },
  { quantity: { quantityInvoice: 9 } },
  { quantity: { quantityInvoice: 0, quantityReceived: 1_000_000 } },
  { batchNumber: "008" },
  { batchNumber: null },
  { expirationDate: "2027-06-01" },
  { expirationDate: null },
  { pricePurchase: null },
  { pricePurchase: "3" },
])("RECP-031 an edit of a line is one PATCH of the fields that it names, each as it is given: %j", async (body) => {
  await expectSent(editLine, { params, body }, [`PATCH /reception_entry_note_items/31 ${JSON.stringify(body)}`]);
});

it("RECP-031 RECP-033 a line is added by a POST and removed by a DELETE", async () => {
  const body = { receptionEntryNote: 7, ...line };
  await expectSent(addLine, { body }, [`POST /reception_entry_note_items ${JSON.stringify(body)}`]);
  await expectSent(removeLine, { params }, ["DELETE /reception_entry_note_items/31"]);
});

describe.each([
  ["RECP-009 of a line", { receptionEntryNote: 7, receptionEntryNoteItem: 31 }],
  ["RECP-010 of a VAT rate", { receptionEntryNote: 7, forRateVAT: 19 }],
])("RECP-032 a discount %s", (_of, owner) => {
  const path = "reception_entry_note_discounts";
  const cleared = { ...owner, isFixedValue: false, value: null, valueVAT: null };

  it("is a POST, a PATCH and a DELETE", async () => {
    const body = { ...owner, ...discount };
    const json = JSON.stringify(body);
    await expectSent(addDiscount, { body }, [`POST /${path} ${json}`]);
    await expectSent(editDiscount, { params, body }, [`PATCH /${path}/31 ${json}`]);
    await expectSent(removeDiscount, { params }, [`DELETE /${path}/31`]);
  });

  it("RECP-016 is cleared by null, and is not made without a value", async () => {
    await expectSent(editDiscount, { params, body: cleared }, [`PATCH /${path}/31 ${JSON.stringify(cleared)}`]);
    await expectRefused("POST", path, cleared);
  });

  it.each(["0", "0.00", "", "-1", "12,5", "1.005", 5])("RECP-015 RECP-016 the value %j never leaves", async (value) => {
    for (const wrong of [{ value }, { valueVAT: value }]) {
      await expectRefused("POST", path, { ...owner, ...discount, ...wrong });
      await expectRefused("PATCH", `${path}/31`, { ...owner, ...discount, ...wrong });
    }
  });
});

const moved = { product: 14, batch: 31, quantity: 12 };
const internal = { sourceStorage: 1, destinationStorage: 2, renDetails: [moved] };

it("RINT-005 a new internal reception is one POST with its storages and lines", async () => {
  const whole = {
    ...internal,
    documentDate: "2026-03-14",
    auto: "CJ 12 ABC",
    delegate: "Pop Ana",
    observations: "Da.",
  };
  for (const body of [internal, whole])
    await expectSent(receptionsInternCalls.create, { body }, [`POST /receptions_intern ${JSON.stringify(body)}`]);
});

it.each([
  [404, "not-found"],
  [405, "method-not-allowed"],
])(
  "RINT-005 RECP-033 a platform without a call is told from one that refuses, and nothing is in doubt then: %d",
  async (status, code) => {
    const { restFaults } = suite.upstream;
    const page = raw(status, "text/html", "<h1>Not here</h1>");
    const made = () => visitor.call(receptionsInternCalls.create, { body: internal });
    const added = () => visitor.call(addLine, { body: { receptionEntryNote: 7, ...line } });
    const told = async (answer: ReturnType<typeof made>) => {
      const { status: given, text } = await answer;
      const { error } = JSON.parse(text);
      return [given, error.code, error.mayBeDone];
    };
    // As often as not a page stands for it.
    for (const answer of [failing(status, {}), page]) {
      restFaults.on(receptionsInternCalls.create, answer);
      restFaults.on(addLine, answer);
      expect([await told(made()), await told(added())]).toEqual(Array(2).fill([status, code, undefined]));
    }
    restFaults.on(receptionsInternCalls.create, failing(409, {}));
    expect(await told(made())).toEqual([422, "upstream-rejected", undefined]);
    // Of a call that every platform has, a page is no answer: whose it is, and after what, nobody knows (0024).
    restFaults.on(editLine, page);
    const edited = visitor.call(editLine, { params, body: { rateVAT: 3 } });
    expect(await told(edited)).toEqual([502, "upstream-invalid-answer", true]);
  },
);

it.each([
  ["POST", "receptions_intern", { ...internal, renDetails: [] }],
  ["POST", "receptions_intern", { ...internal, renDetails: [{ ...moved, batch: undefined }] }],
  ["POST", "receptions_intern", { ...internal, renDetails: [{ ...moved, quantity: 0 }] }],
  ["POST", "receptions_intern", { ...internal, renDetails: [{ ...moved, batchNumber: "L7" }] }],
  ["POST", "receptions_intern", { ...internal, destinationStorage: undefined }],
  ["POST", "receptions_intern", { ...internal, number: "RIN 1" }],
  ["POST", "reception_entry_notes", { ...note, numberDocument: "" }],
  ["POST", "reception_entry_notes", { ...note, numberDocument: "1".repeat(61) }],
  ["POST", "reception_entry_notes", { ...note, documentDate: "2026-02-30" }],
  ["POST", "reception_entry_notes", { ...note, Number: "REN 1" }],
  ["POST", "reception_entry_notes", { ...note, ReceptionEntryNoteItems: [] }],
  ["POST", "reception_entry_notes", { ...note, ReceptionEntryNoteItems: [{ ...line, discount: { value: "5" } }] }],
  ["POST", "reception_entry_notes", { ...note, ReceptionEntryNoteItems: [{ ...line, storage: undefined }] }],
  ["PATCH", "reception_entry_notes/31", {}],
  ["POST", "reception_entry_note_items", line],
  ["POST", "reception_entry_note_items", { receptionEntryNote: 7, ...line, discount }],
  ["POST", "reception_entry_note_items", { receptionEntryNote: 7, ...line, pricePurchase: "2.505" }],
  ["PATCH", "reception_entry_note_items/31", {}],
  ["PATCH", "reception_entry_note_items/31", { storage: 2 }],
  ["PATCH", "reception_entry_note_items/31", { quantity: {} }],
  ["PATCH", "reception_entry_note_items/31", { quantity: { quantityReceived: 1_000_001 } }],
  ["PATCH", "reception_entry_note_items/31", { quantity: { quantityReceived: 1.5 } }],
  ["PATCH", "reception_entry_note_items/31", { expirationDate: "2027-05-09T00:00:00Z" }],
  [
    "POST",
    "reception_entry_note_discounts",
    { receptionEntryNote: 7, receptionEntryNoteItem: 31, forRateVAT: 19, ...discount },
  ],
])("nothing but what the documents name leaves: %s %s %j", expectRefused);

it("what the platform refuses is told with its line and pieces, and is not sent again", async () => {
  const message = "quantityReceived: line 2, Cola: 12 pieces would leave the stock of Depozit, 5 are there";
  suite.upstream.restFaults.on(removeLine, failing(409, { message }));
  suite.upstream.journal.clear();
  const { status, text } = await visitor.call(removeLine, { params });
  expect([status, text]).toEqual([422, expect.stringContaining(message)]);
  expect(arrived()).toEqual(["DELETE /reception_entry_note_items/31"]);
});

it("is a matter of who may open receptions", async () => {
  const stranger = await suite.signedIn("PICKER");
  suite.upstream.journal.clear();
  expect((await stranger.call(create, { body: note })).status).toBe(403);
  expect((await stranger.call(removeLine, { params })).status).toBe(403);
  expect(arrived()).toEqual([]);
});
