import { ConsoleError } from "@/lib/errors/console-error";
import type { OtherStep } from "@/lib/grid/editing/steps";
import { workLine } from "@/tests/support/reception-lines";
import { NoteRateDiscounts } from "./note-rate-discounts";
import type { Reception } from "./receptions.calls";

type Saved = Reception["vatDiscounts"][number];
type Type = "PERCENT" | "AMOUNT";

const of19 = { receptionEntryNote: 5, forRateVAT: 19 };
const ten: Saved = { id: 77, forRateVAT: 19, isFixedValue: false, value: "10", valueVAT: "0.86" };

/** A saved note with its discounts behind their calls, and a journal of what was sent of them. */
function opened(...saved: Saved[]) {
  const there = new Map(saved.map((each) => [each.id ?? 0, each]));
  const sent: unknown[][] = [];
  const steps: OtherStep[] = [];
  const failures: { error: ConsoleError; isMade: boolean }[] = [];
  let lines = [workLine];
  let lastId = 900;
  async function call(sending: unknown[], make: () => void): Promise<void> {
    sent.push(sending);
    const failure = failures.shift();
    await Promise.resolve();
    if (failure === undefined || failure.isMade) make();
    if (failure !== undefined) throw failure.error;
  }
  type Body = { forRateVAT?: number; isFixedValue: boolean; value?: string | null; valueVAT?: string | null };
  const put = (id: number, { forRateVAT = 0, isFixedValue, value, valueVAT }: Body): void =>
    void there.set(id, { id, forRateVAT, isFixedValue, value: value ?? "0", valueVAT: valueVAT ?? undefined });
  const discounts = new NoteRateDiscounts(
    5,
    saved,
    {
      async add(body) {
        lastId += 1;
        const id = lastId;
        await call(["POST", body], () => put(id, body));
        return id;
      },
      edit: (id, body) => call(["PATCH", id, body], () => put(id, body)),
      remove: (id) => call(["DELETE", id], () => void there.delete(id)),
      readAll: async () => [...there.values()],
    },
    { lines: () => lines, onStep: (step) => steps.push(step) },
  );
  return {
    sent,
    steps,
    there,
    discounts,
    entered: () => discounts.state.entered.find(({ rate }) => rate === 19),
    fail: (error: ConsoleError, isMade = false) => failures.push({ error, isMade }),
    async enter(value: string, type: Type = "PERCENT") {
      discounts.put({ rate: 19, type, value });
      await discounts.leave(19);
    },
    async lineIsAdded() {
      lines = [...lines, workLine];
      await discounts.follow();
    },
  };
}

it("RECP-010 a text that is no amount is not sent, and not left without a question", async () => {
  const { sent, enter, discounts } = opened();
  await enter("-3");
  expect([sent, discounts.isUnsent]).toEqual([[], true]);
  await enter("");
  expect([sent, discounts.isUnsent]).toEqual([[], false]);
});

it("RECP-010 RECP-032 makes a discount, changes that one, and sends null where it is emptied (RECP-016)", async () => {
  const { sent, enter } = opened();
  await enter("");
  await enter("0");
  await enter("10");
  await enter("10.00");
  await enter("5", "AMOUNT");
  await enter("");
  expect(sent).toEqual([
    ["POST", { ...of19, isFixedValue: false, value: "10", valueVAT: "0.86" }],
    ["PATCH", 901, { ...of19, isFixedValue: true, value: "5", valueVAT: "0.95" }],
    ["PATCH", 901, { ...of19, isFixedValue: false, value: null, valueVAT: null }],
  ]);
});

it("RECP-011 sends none over 100 percent, or over what it is taken off", async () => {
  const { sent, enter } = opened();
  await enter("100.01");
  await enter("45.01", "AMOUNT");
  expect(sent).toEqual([]);
});

it("RECP-032 deletes one by its button alone; undo makes it again, and redo deletes that one", async () => {
  const { sent, steps, discounts, entered } = opened(ten);
  await discounts.remove(19);
  await steps[0]?.undo();
  expect(entered()).toMatchObject({ value: "10" });
  await steps[0]?.redo();
  expect(sent).toEqual([
    ["DELETE", 77],
    ["POST", { ...of19, isFixedValue: false, value: "10", valueVAT: "0.86" }],
    ["DELETE", 901],
  ]);
  expect(discounts.isRemovable(19)).toBe(false);
});

it("undo that comes before the answer means the removal, and nothing where that failed", async () => {
  const { sent, steps, discounts, entered, fail } = opened(ten);
  void discounts.remove(19);
  await Promise.resolve();
  await steps[0]?.undo();
  expect(entered()).toMatchObject({ value: "10" });
  expect(sent.map(([verb]) => verb)).toEqual(["DELETE", "POST"]);
  fail(new ConsoleError("upstream-rejected"));
  void discounts.remove(19);
  await Promise.resolve();
  await steps[1]?.undo();
  expect(sent.map(([verb]) => verb)).toEqual(["DELETE", "POST", "DELETE"]);
});

it("one that is removed while its change is under way comes back by undo as it was changed", async () => {
  const { sent, steps, discounts, entered, enter } = opened(ten);
  void enter("20");
  await discounts.remove(19);
  await steps.at(-1)?.undo();
  expect(entered()).toMatchObject({ value: "20" });
  expect(sent.map(([verb]) => verb)).toEqual(["PATCH", "DELETE", "POST"]);
});

it("the VAT of what it takes off follows the lines alone, where it really moved", async () => {
  // An older system wrote another VAT: that is not this person's change.
  const { sent, enter, lineIsAdded, discounts } = opened({ ...ten, valueVAT: "0.80" });
  await enter("10");
  await discounts.follow();
  expect(sent).toEqual([]);
  await lineIsAdded();
  expect(sent).toEqual([["PATCH", 77, { ...of19, isFixedValue: false, value: "10", valueVAT: "1.71" }]]);
});

it("a VAT that could not follow is told, and can be tried again", async () => {
  const { sent, fail, lineIsAdded, discounts } = opened(ten);
  fail(new ConsoleError("upstream-unreachable"));
  await lineIsAdded();
  expect(discounts.state.unsent).toMatchObject([{ discount: { rate: 19, value: "10" } }]);
  await discounts.sendUnsent();
  expect([sent.length, discounts.state.unsent]).toEqual([2, []]);
  expect(sent[1]).toEqual(sent[0]);
});

it("asks where somebody else has changed the same rate's discount meanwhile", async () => {
  const { sent, there, enter, discounts, entered } = opened(ten);
  there.set(77, { ...ten, value: "15" });
  await enter("20");
  expect([sent, entered()]).toEqual([[], expect.objectContaining({ value: "15" })]);
  const { clashes } = discounts.state;
  expect(clashes).toMatchObject([{ key: 19, theirs: { value: "15" }, mine: { value: "20" } }]);
  await discounts.sendMine(clashes);
  expect(sent).toEqual([["PATCH", 77, { ...of19, isFixedValue: false, value: "20", valueVAT: "1.71" }]]);
  expect(discounts.state.clashes).toEqual([]);
});

it("what was not touched follows what somebody else made of it", async () => {
  const nine: Saved = { ...ten, id: 78, forRateVAT: 9 };
  const { there, enter, discounts } = opened(ten, nine);
  there.set(78, { ...nine, value: "12" });
  await enter("20");
  expect(discounts.state.entered.find(({ rate }) => rate === 9)).toMatchObject({ value: "12" });
  expect(discounts.state.clashes).toEqual([]);
});

it("a discount that was refused stands in no sum, and one without an answer is looked for before it is sent again", async () => {
  const { sent, fail, enter, entered, discounts } = opened();
  fail(new ConsoleError("upstream-rejected", { shownText: "no" }));
  await enter("10");
  expect(entered()).toMatchObject({ value: "" });
  expect(discounts.state.unsent).toMatchObject([{ discount: { value: "10" } }]);
  discounts.forgetUnsent();
  fail(new ConsoleError("upstream-timeout", { mayBeDone: true }), true);
  await enter("20");
  expect([entered()?.value, discounts.state.unsent, discounts.isUnsent]).toEqual(["20", [], false]);
  expect(sent).toHaveLength(2);
});
