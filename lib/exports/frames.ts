import type { Failure } from "@/lib/errors/codes";

/**
 * How a file travels while it is still being made: as frames, each one byte of type, four of length (big-endian) and
 * the payload. An answer that began cannot change its status any more, so its end says how it went; without an end it
 * was cut, whatever the connection made of that.
 */
export type Frame =
  | { type: "begin"; fileName: string; totalCount: number }
  /** The next bytes of the file. */
  | { type: "data"; bytes: Uint8Array<ArrayBuffer> }
  /** Rows in the file so far. */
  | { type: "progress"; rows: number }
  | { type: "end"; rows: number; isChanged: boolean }
  | { type: "failed"; failure: Failure };

export const framesType = "application/vnd.console.frames";

const codes = { begin: 1, data: 2, progress: 3, end: 4, failed: 5 } as const satisfies Record<Frame["type"], number>;
const headBytes = 5;
/** Far more than a page of rows: what is longer is no frame of ours. */
const longestPayload = 16 * 1024 * 1024;

export function encodeFrame(frame: Frame): Uint8Array<ArrayBuffer> {
  const payload = frame.type === "data" ? frame.bytes : new TextEncoder().encode(JSON.stringify(frame));
  const bytes = new Uint8Array(headBytes + payload.length);
  const view = new DataView(bytes.buffer);
  view.setUint8(0, codes[frame.type]);
  view.setUint32(1, payload.length);
  bytes.set(payload, headBytes);
  return bytes;
}

/** What arrived is no stream of frames. */
export class BrokenFrame extends Error {
  override readonly name = "BrokenFrame";
}

/** Puts frames together again, however the network has cut them. */
export class FrameReader {
  private rest = new Uint8Array(0);

  /** @returns the frames that are whole by now. @throws BrokenFrame */
  push(chunk: Uint8Array): Frame[] {
    const bytes = joined(this.rest, chunk);
    const frames: Frame[] = [];
    let at = 0;
    for (let end = endOfFrame(bytes, at); end !== undefined; end = endOfFrame(bytes, at)) {
      frames.push(decode(bytes[at], bytes.slice(at + headBytes, end)));
      at = end;
    }
    this.rest = bytes.slice(at);
    return frames;
  }
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

/** @returns where the frame that begins at `at` ends, undefined while that has not arrived. */
function endOfFrame(bytes: Uint8Array, at: number): number | undefined {
  if (bytes.length < at + headBytes) return undefined;
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(at + 1);
  if (length > longestPayload) throw new BrokenFrame("A frame is too long.");
  const end = at + headBytes + length;
  return bytes.length < end ? undefined : end;
}

function decode(code: number | undefined, payload: Uint8Array<ArrayBuffer>): Frame {
  if (code === codes.data) return { type: "data", bytes: payload };
  const frame = parseFrame(payload);
  if (!frame || codes[frame.type] !== code) throw new BrokenFrame("A frame is not what it says.");
  return frame;
}

function parseFrame(payload: Uint8Array): Exclude<Frame, { type: "data" }> | null | undefined {
  try {
    return JSON.parse(new TextDecoder().decode(payload));
  } catch {
    return undefined;
  }
}
