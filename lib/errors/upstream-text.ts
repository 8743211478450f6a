/** Longest upstream text that is shown; what is longer is no message for people. */
const longestText = 300;

/**
 * The text that a failed platform answer has for people (1§8, 2§8): a string `error`, or
 * `error.message`; of several messages the first; 'object not found' capitalised.
 *
 * @param body the parsed JSON of the answer, of any shape.
 * @returns the text, or undefined where the body has none.
 */
export function upstreamText(body: unknown): string | undefined {
  if (!isRecord(body)) return undefined;
  const { error } = body;
  const text = firstText(error) ?? (isRecord(error) ? firstText(error.message) : undefined);
  if (text === undefined) return undefined;
  const shown = text.trim().slice(0, longestText);
  if (shown === "") return undefined;
  return shown.toLowerCase() === "object not found" ? "Object not found" : shown;
}

function firstText(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.find((each): each is string => typeof each === "string");
  return undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
