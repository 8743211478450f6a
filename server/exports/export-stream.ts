import "server-only";
import type { Failure } from "@/lib/errors/codes";
import { encodeFrame, type Frame } from "@/lib/exports/frames";
import type { ListExport } from "./list-export";

interface Ears {
  /** The failure to report for an error; undefined where nobody reads any more. */
  explain(error: unknown): Failure | undefined;
  /** The browser left; it aborts the signal. */
  onLeave(): void;
  /** Nothing is made any more: all of it was handed over, or some of it where it broke off. Called once. */
  onEnd(rows: number, outcome: "done" | "partly"): void;
}

/**
 * A file as the frames that carry it, each made when the connection has room for it.
 * @param signal aborts when the browser leaves, also before it has read anything
 */
export function exportStream(made: ListExport, signal: AbortSignal, ears: Ears): ReadableStream<Uint8Array> {
  const sent = new SentRows(ears);
  const frames = framesOf(made, sent, ears);
  // What is being made is seen to its end first: until then it takes its slot.
  const stop = (): void => void frames.return(undefined).then(() => sent.tell("partly"));
  signal.addEventListener("abort", stop, { once: true });
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await frames.next();
        if (done) controller.close();
        else controller.enqueue(encodeFrame(value));
      },
      cancel: ears.onLeave,
    },
    { highWaterMark: 0 },
  );
}

/** How many rows were handed over; told once, however the file ends. */
class SentRows {
  rows = 0;
  private isTold = false;

  constructor(private readonly ears: Pick<Ears, "onEnd">) {}

  tell(outcome: "done" | "partly"): void {
    if (!this.isTold) this.ears.onEnd(this.rows, outcome);
    this.isTold = true;
  }
}

async function* framesOf(made: ListExport, sent: SentRows, { explain }: Ears): AsyncGenerator<Frame> {
  try {
    yield* wholeFile(made, sent);
    sent.tell("done");
  } catch (error) {
    sent.tell("partly");
    const failure = explain(error);
    if (failure !== undefined) yield { type: "failed", failure };
  }
}

async function* wholeFile(made: ListExport, sent: SentRows): AsyncGenerator<Frame> {
  const { fileName, totalCount, file, rows, isChanged } = made;
  yield { type: "begin", fileName, totalCount };
  yield { type: "data", bytes: file.begin() };
  for await (const some of rows) {
    const bytes = file.add(some);
    sent.rows += some.length;
    // Packing keeps bytes back until there are enough of them.
    if (bytes.length > 0) yield { type: "data", bytes };
    yield { type: "progress", rows: sent.rows };
  }
  yield { type: "data", bytes: file.end() };
  yield { type: "end", rows: sent.rows, isChanged: isChanged() };
}
