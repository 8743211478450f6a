import type { Frame } from "@/lib/exports/frames";
import { exportStream } from "./export-stream";
import type { ListExport } from "./list-export";

const nothing = new Uint8Array();
const file = { begin: () => nothing, add: () => nothing, end: () => nothing };

/** A file of a row and then of another one that never comes, or once its reader has left and `settle` was called. */
function begun() {
  const leaving = new AbortController();
  const told: string[] = [];
  let settle = (): void => undefined;
  const isSettled = new Promise<void>((resolve) => {
    settle = resolve;
  });
  async function* rows(): ListExport["rows"] {
    try {
      yield [[]];
      told.push("asks for more");
      await isSettled;
      throw new Error("Nobody waits for it.");
    } finally {
      told.push("stopped");
    }
  }
  const made: ListExport = { fileName: "x.csv", totalCount: 2, file, rows: rows(), isChanged: () => false };
  const stream = exportStream(made, leaving.signal, {
    explain: () => undefined,
    onLeave: () => leaving.abort(),
    onEnd: (count, outcome) => told.push(`${count} ${outcome}`),
  });
  return { leaving, told, settle: () => settle(), reader: stream.getReader() };
}

const turn = () => new Promise(setImmediate);
/** As far as the first row. */
const framesOfARow: Frame["type"][] = ["begin", "data", "progress"];

it("P20 P21 a file whose reader leaves has ended once nothing is made of it any more, and not before", async () => {
  const { told, reader, settle } = begun();
  for (const _frame of framesOfARow) await reader.read();
  const further = reader.read();
  await turn();
  expect(told).toEqual(["asks for more"]);
  await reader.cancel();
  await turn();
  expect(told).toEqual(["asks for more"]);
  settle();
  expect((await further).done).toBe(true);
  await turn();
  expect(told).toEqual(["asks for more", "stopped", "1 partly"]);
});

it("P20 P21 a file that waits for its reader ends when they leave, and one that nobody has begun to read", async () => {
  const waiting = begun();
  for (const _frame of framesOfARow) await waiting.reader.read();
  const unread = begun();
  for (const { leaving } of [waiting, unread]) leaving.abort();
  await turn();
  expect(waiting.told).toEqual(["stopped", "1 partly"]);
  expect(unread.told).toEqual(["0 partly"]);
});
