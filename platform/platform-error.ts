/**
 * A refusal that the caller is told of, over REST as `{error: {message}}` (1§8, 2§8).
 * `messages` holds one text, or one for each fault of a body.
 */
export class PlatformError extends Error {
  override readonly name = "PlatformError";
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409,
    readonly messages: string | readonly string[],
  ) {
    super(typeof messages === "string" ? messages : messages.join("; "));
  }
}

/** In lower case on the wire; the console shows it capitalised (reading 45). */
export const objectNotFound = "object not found";

/** @returns the value. @throws PlatformError 404 where there is none. */
export function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new PlatformError(404, objectNotFound);
  return value;
}
