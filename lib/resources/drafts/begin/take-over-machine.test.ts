import type { Call, CallAnswer, CallArgs } from "@/lib/calls/call";
import type { SendCall } from "@/lib/calls/send-call";
import type { ErrorCode, Success } from "@/lib/errors/codes";
import { ConsoleError } from "@/lib/errors/console-error";
import { machine, type Structure } from "@/tests/support/any-mapping";
import { draftsCalls, type MachineCells } from "../drafts.calls";
import type { UnsentCell } from "../editing/unsent-cell";
import { takeOverMachine } from "./take-over-machine";

const structure: Structure = { zones: [[3]], blocks: [2] };
const empty = () => ({ product: undefined, isFlagged: false });
const filled = (index: number) => ({ product: index === 1 ? undefined : index + 1, isFlagged: index === 2 });

interface SentCell {
  id: string;
  cell: number;
  body: unknown;
}

/** A platform with a draft and a machine. @param failure of a cell, by its id */
function platform(
  draft: MachineCells,
  live: MachineCells,
  failure: (cell: number) => ErrorCode | undefined = () => undefined,
) {
  const sent: SentCell[] = [];
  function send<C extends Call>(call: C, args: CallArgs<C>): Promise<Success<CallAnswer<C>>>;
  async function send(call: Call, args: unknown): Promise<Success<unknown>> {
    const { params, query, body } = Object(args);
    if (call === draftsCalls.one) return { data: query.domain === "live-mapping" ? live : draft };
    const code = failure(params.cellId);
    if (code !== undefined) throw new ConsoleError(code);
    sent.push({ id: call.id, cell: params.cellId, body });
    return { data: undefined };
  }
  return { send, sent };
}

const tools = (send: SendCall, progress: number[] = [], lacking: string[][] = []) => ({
  send,
  onProgress: ({ done }: { done: number }) => void progress.push(done),
  onLacking: (cells: readonly UnsentCell[]) => void lacking.push(cells.map(({ place }) => place)),
  isStopped: () => false,
});

it("MAPP-016 a draft is given what its machine holds, by place, and says how far it is", async () => {
  const { send, sent } = platform(machine(structure, empty, 100), machine(structure, filled));
  const progress: number[] = [];
  const taken = await takeOverMachine(63, 4, tools(send, progress));
  expect(taken).toEqual({ done: 4, all: 4, failed: [], placeless: [], isStopped: false });
  expect(progress).toEqual([0, 1, 2, 3, 4]);
  expect(sent.map(({ id, cell }) => [id, cell]).sort()).toEqual([
    ["MAP-07", 104],
    ["MAP-07", 105],
    ["MAP-08", 101],
    ["MAP-08", 103],
  ]);
  expect(sent.find(({ cell }) => cell === 103)?.body).toEqual({ product: 3, renewProduct: true });
});

it("MAPP-016 each cell that is not taken is named, the others are; begun again it sends what is lacking alone", async () => {
  const [draft, live] = [machine(structure, empty, 100), machine(structure, filled)];
  const first = platform(draft, live, (cell) => (cell === 103 ? "upstream-failed" : undefined));
  const lacking: string[][] = [];
  const taken = await takeOverMachine(63, 4, tools(first.send, [], lacking));
  expect(lacking.map(({ length }) => length)).toEqual([4, 1]);
  expect(lacking[1]).toEqual(taken.failed.map(({ difference }) => difference.cell.place));
  expect([taken.done, taken.all, taken.failed.map(({ difference }) => difference.cell.alias)]).toEqual([
    3,
    4,
    ["F1.1.3"],
  ]);
  const half = machine(structure, (index) => (index === 2 ? empty() : filled(index)), 100);
  const again = platform(half, live);
  expect((await takeOverMachine(63, 4, tools(again.send))).all).toBe(1);
  expect(again.sent.map(({ cell }) => cell)).toEqual([103]);
});

it("MAPP-016 mapped cells of a machine that is built otherwise are named as left out", async () => {
  const { send } = platform(machine({ zones: [[2]], blocks: [2] }, empty, 100), machine(structure, filled));
  expect((await takeOverMachine(63, 4, tools(send))).placeless).toEqual(["F1.1.3"]);
});

it("MAPP-016 what is stopped says so, and the end of the session is no cell's failure", async () => {
  const { send, sent } = platform(machine(structure, empty, 100), machine(structure, filled));
  const stopped = await takeOverMachine(63, 4, { ...tools(send), isStopped: () => true });
  expect([stopped.isStopped, sent]).toEqual([true, []]);
  const ended = platform(machine(structure, empty, 100), machine(structure, filled), () => "session-ended");
  await expect(takeOverMachine(63, 4, tools(ended.send))).rejects.toMatchObject({ code: "session-ended" });
});

it("MAPP-016 a cell whose answer was lost is looked up: what is there is done, what is not is told as such", async () => {
  const live = machine(structure, filled);
  // The third cell is there all the same, and its answer did not come; the fourth is not.
  const lost = platform(machine(structure, empty, 100), live, (cell) => (cell > 102 ? "outcome-unknown" : undefined));
  const after = machine(structure, (index) => (index === 3 || index === 4 ? empty() : filled(index)), 100);
  let readings = 0;
  function send<C extends Call>(call: C, args: CallArgs<C>): Promise<Success<CallAnswer<C>>>;
  async function send(call: Call, args: CallArgs<Call>): Promise<Success<unknown>> {
    const isDraft = call === draftsCalls.one && Object(args).query.domain === "mapping-draft";
    if (isDraft) readings += 1;
    return isDraft && readings > 1 ? { data: after } : lost.send(call, args);
  }
  const taken = await takeOverMachine(63, 4, tools(send));
  expect([taken.done, taken.all]).toEqual([2, 4]);
  expect(taken.failed.map(({ difference, isUnmade }) => [difference.cell.alias, isUnmade])).toEqual([
    ["L1.1", true],
    ["L1.2", true],
  ]);
});
