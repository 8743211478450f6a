import "server-only";
import { createHmac, hkdfSync } from "node:crypto";
import { env } from "../env";
import { processSingleton } from "../process-singleton";

/** What marks are for: those of one use say nothing about those of the other. */
type Use = "trail" | "browser";

const keys = () => processSingleton("mark-keys", () => new Map<Use, Buffer>());

/**
 * Stands for a text without saying which: the same on every replica and after every restart, and nothing to anybody
 * without SESSION_SECRET. Where that changes, all marks do.
 *
 * @returns 64 hexadecimal digits, of which the first few will do
 */
export function keyedMark(use: Use, text: string): string {
  return createHmac("sha256", keyFor(use)).update(text).digest("hex");
}

function keyFor(use: Use): Buffer {
  const known = keys().get(use);
  if (known !== undefined) return known;
  const made = Buffer.from(hkdfSync("sha256", env().SESSION_SECRET, "", `console ${use} v1`, 32));
  keys().set(use, made);
  return made;
}
