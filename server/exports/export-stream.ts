import "server-only";
import type { Failure } from "@/lib/errors/codes";
import { encodeFrame, type Frame } from "@/lib/exports/frames";
import type { ListExport } from "./list-export";

interface Ears {
  /** The failure to report for an error; undefined where nobody reads any more. */
  explain(error: unknown): Failure | undefined;
  /** The browser left. */
  onLeave(): void;
  /** All of it was handed over. */
  onEnd(rows: number): void;
}

/** A file as the frames that carry it, each made when the connection has room for it. */
export function exportStream(made: ListExport, ears: Ears): ReadableStream<Uint8Array> {
  const frames = framesOf(made, ears);
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

async function* framesOf(made: ListExport, { explain, onEnd }: Ears): AsyncGenerator<Frame> {
  try {
    yield* wholeFile(made, onEnd);
  } catch (error) {
    const failure = explain(error);
    if (failure !== undefined) yield { type: "failed", failure };
  }
}

async function* wholeFile(made: ListExport, onEnd: Ears["onEnd"]): AsyncGenerator<Frame> {
  const { fileName, totalCount, file, rows, isChanged } = made;
  yield { type: "begin", fileName, totalCount };
  yield { type: "data", bytes: file.begin() };
  let written = 0;
  for await (const some of rows) {
    const bytes = file.add(some);
    written += some.length;
    // Packing keeps bytes back until there are enough of them.
    if (bytes.length > 0) yield { type: "data", bytes };
    yield { type: "progress", rows: written };
  }
  yield { type: "data", bytes: file.end() };
  yield { type: "end", rows: written, isChanged: isChanged() };
  onEnd(written);
}
