import { openBff } from "@/lib/calls/ask-bff";
import { ConsoleError } from "@/lib/errors/console-error";
import { BrokenFrame, type Frame, FrameReader, framesType } from "./frames";

export interface ExportProgress {
  rows: number;
  totalCount: number;
}

/** A whole file, ready to be saved. */
export interface ExportedFile {
  fileName: string;
  content: Blob;
  rows: number;
  /** Rows came or went while the list was read: some may be missing. */
  isChanged: boolean;
}

/**
 * Receives a file as the console makes it.
 *
 * @throws ConsoleError of the console's own refusal or failure; `upstream-unreachable` where the file was cut on its
 * way. An abort passes through as it is.
 */
export async function receiveExport(
  address: string,
  signal: AbortSignal,
  onProgress: (progress: ExportProgress) => void,
): Promise<ExportedFile> {
  const response = await openBff({ method: "GET", address }, signal);
  if (response.body === null || response.headers.get("content-type") !== framesType)
    throw new ConsoleError("upstream-invalid-answer");
  const parts: BlobPart[] = [];
  let header: Extract<Frame, { type: "begin" }> | undefined;
  for await (const frame of framesOf(response.body, signal)) {
    if (frame.type === "failed") throw ConsoleError.fromFailure(frame.failure);
    if (frame.type === "data") parts.push(frame.bytes);
    if (frame.type === "begin") header = frame;
    if (header === undefined) throw new ConsoleError("upstream-invalid-answer");
    const { fileName, totalCount } = header;
    if (frame.type === "progress") onProgress({ rows: frame.rows, totalCount });
    if (frame.type === "end")
      return { fileName, content: new Blob(parts), rows: frame.rows, isChanged: frame.isChanged };
  }
  throw cut();
}

async function* framesOf(body: ReadableStream<Uint8Array>, signal: AbortSignal): AsyncGenerator<Frame> {
  const source = body.getReader();
  const frames = new FrameReader();
  try {
    for (let read = await source.read(); !read.done; read = await source.read()) yield* frames.push(read.value);
  } catch (cause) {
    if (signal.aborted) throw cause;
    throw cause instanceof BrokenFrame ? new ConsoleError("upstream-invalid-answer", { cause }) : cut(cause);
  } finally {
    // The reader has stopped. A stream that has failed already has nothing left to cancel.
    source.cancel().catch(() => undefined);
  }
}

function cut(cause?: unknown): ConsoleError {
  return new ConsoleError("upstream-unreachable", { cause });
}
