import "server-only";
import { isUtf8 } from "node:buffer";
import { ConsoleError } from "@/lib/errors/console-error";
import { type BodyBudget, isWithinBudget } from "./body-budget";

/**
 * What can be said of a body before it is read: its length is known and fits, its type is JSON.
 * @throws ConsoleError length-required, too-large, unsupported-media-type, invalid-request
 */
export function checkBodyHeaders(headers: Headers, budget: BodyBudget | "none", mediaType = "application/json"): void {
  const length = headers.get("content-length");
  // Next hands over a cut body as a whole one, so its length must have been said (P11).
  if (headers.has("transfer-encoding")) throw new ConsoleError("length-required");
  if (budget === "none") {
    if (Number(length ?? 0) !== 0) throw new ConsoleError("invalid-request");
    return;
  }
  if (length === null || !/^\d{1,15}$/.test(length)) throw new ConsoleError("length-required");
  if (Number(length) > budget.bytes) throw new ConsoleError("too-large");
  const given = (headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (given !== mediaType) throw new ConsoleError("unsupported-media-type");
}

/**
 * The JSON of a request's body, of which `checkBodyHeaders` approved.
 * @throws ConsoleError invalid-request where it is shorter or longer than was said, not UTF-8 or no JSON; too-large
 */
export async function readJsonBody(request: Request, budget: BodyBudget): Promise<unknown> {
  const bytes = Buffer.from(await request.arrayBuffer());
  if (bytes.length !== Number(request.headers.get("content-length"))) throw new ConsoleError("invalid-request");
  if (!isUtf8(bytes)) throw new ConsoleError("invalid-request");
  if (!isWithinBudget(bytes, budget)) throw new ConsoleError("too-large");
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch (cause) {
    throw new ConsoleError("invalid-request", { cause });
  }
}
