import "server-only";
import { ConsoleError } from "@/lib/errors/console-error";

/** Bytes (P11). */
export const longestUsualBody = 1024 * 1024;
/** Of a call that carries pictures; less than what Next reads whole. */
export const longestImageBody = 8 * longestUsualBody;

/**
 * What can be said of a body before it is read: its length is known and fits, its type is JSON.
 * @throws ConsoleError length-required, too-large, unsupported-media-type, invalid-request
 */
export function checkBodyHeaders(headers: Headers, longest: number | "none", mediaType = "application/json"): void {
  const length = headers.get("content-length");
  // Next hands over a cut body as a whole one, so its length must have been said (P11).
  if (headers.has("transfer-encoding")) throw new ConsoleError("length-required");
  if (longest === "none") {
    if (Number(length ?? 0) !== 0) throw new ConsoleError("invalid-request");
    return;
  }
  if (length === null || !/^\d{1,15}$/.test(length)) throw new ConsoleError("length-required");
  if (Number(length) > longest) throw new ConsoleError("too-large");
  const given = (headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (given !== mediaType) throw new ConsoleError("unsupported-media-type");
}

/**
 * The JSON of a request's body, of which `checkBodyHeaders` approved.
 * @throws ConsoleError invalid-request where it is shorter or longer than was said, or no JSON
 */
export async function readJsonBody(request: Request): Promise<unknown> {
  const bytes = Buffer.from(await request.arrayBuffer());
  if (bytes.length !== Number(request.headers.get("content-length"))) throw new ConsoleError("invalid-request");
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch (cause) {
    throw new ConsoleError("invalid-request", { cause });
  }
}
