import { z } from "zod";

const mark = /^[0-9a-f]{12}$/;
const word = /^[a-z][a-z-]{0,40}$/;
const count = z.int().min(0);

/** What each field of a log line may look like (O5): no text that somebody else wrote fits any of them. */
const lineSchema = z.strictObject({
  level: z.enum(["debug", "info", "warn", "error"]),
  time: z.iso.datetime(),
  msg: z.string().regex(/^[a-zA-Z][a-zA-Z -]{0,80}$/),
  requestId: z.string().regex(mark).optional(),
  method: z.enum(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]).optional(),
  route: z
    .string()
    .regex(/^[\w./[\]-]{1,60}$/)
    .optional(),
  status: z.int().min(100).max(599).optional(),
  code: z.string().regex(word).optional(),
  milliseconds: z.number().min(0).optional(),
  session: z.string().regex(mark).optional(),
  account: z.string().regex(mark).optional(),
  network: z.string().regex(mark).optional(),
  record: count.optional(),
  outcome: z.enum(["done", "partly", "unknown"]).optional(),
  upstreamReason: z.string().regex(word).optional(),
  upstreamStatus: count.optional(),
  issues: z.array(z.string().regex(/^[\w.]* [a-z_]+$/)).optional(),
  storeReason: z.string().regex(word).optional(),
  fault: z
    .string()
    .regex(/^[\w.: -]{1,400}$/)
    .optional(),
  frames: z.array(z.string().regex(/^at .*(\d+:\d+|0x[\da-f]+|native|<anonymous>)\)?$/)).optional(),
  digest: z
    .string()
    .regex(/^\d+(@E\d+)?$/)
    .optional(),
  count: count.optional(),
  directive: z.string().regex(word).optional(),
  blocked: z.string().regex(word).optional(),
  /** Of Node's own warnings, which hold nothing of a caller's, those that suites bring about: a platform over TLS, by its address or unchecked. */
  text: z
    .enum([
      "Setting the TLS ServerName to an IP address is not permitted by RFC 6066. This will be ignored in a future version.",
      "Setting the NODE_TLS_REJECT_UNAUTHORIZED environment variable to '0' makes TLS connections and HTTPS requests insecure by disabling certificate verification.",
    ])
    .optional(),
});

/** Lines of a log that are not of the closed form. @param logs what a console has written, in whole lines */
export function strayLines(logs: string): string[] {
  return logs.split("\n").filter((line) => line.trim() !== "" && !fits(line));
}

function fits(line: string): boolean {
  try {
    return lineSchema.safeParse(JSON.parse(line)).success;
  } catch {
    return false;
  }
}
