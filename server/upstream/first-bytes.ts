import "server-only";
import type { DownloadCall } from "@/lib/calls/call";

interface FileKind {
  /** What the platform may call it. Some servers say nothing better than octet-stream. */
  accepted: ReadonlySet<string>;
  /** What we call it. */
  type: string;
  /** How such a file begins. */
  begins: string;
}

export const fileKinds: Readonly<Record<DownloadCall["file"], FileKind>> = {
  pdf: {
    accepted: new Set(["application/pdf", "application/octet-stream"]),
    type: "application/pdf",
    begins: "%PDF-",
  },
  xlsx: {
    accepted: new Set([
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      "application/octet-stream",
    ]),
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    begins: "PK\u0003\u0004",
  },
};

/**
 * Reads as far as a file's kind shows (D2).
 * @returns the bytes read; `empty` where there are none, `other` where the file begins otherwise or is shorter
 */
export async function readFirstBytes(
  chunks: AsyncIterator<unknown>,
  begins: string,
): Promise<Buffer | "empty" | "other"> {
  const wanted = Buffer.from(begins, "latin1");
  let read = Buffer.alloc(0);
  while (read.length < wanted.length) {
    const next = await chunks.next();
    if (next.done) return read.length === 0 ? "empty" : "other";
    if (!(next.value instanceof Uint8Array)) return "other";
    read = Buffer.concat([read, next.value]);
  }
  return read.subarray(0, wanted.length).equals(wanted) ? read : "other";
}
