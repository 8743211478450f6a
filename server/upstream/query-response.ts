import "server-only";

/**
 * The rows of a jsonResponse. Never throws, whatever the text is (G5).
 * @returns undefined for what is no JSON object: malformed, empty, `null`, a bare value
 */
export function readJsonResponse(jsonResponse: unknown): object | undefined {
  if (typeof jsonResponse !== "string") return undefined;
  try {
    const rows: unknown = JSON.parse(jsonResponse);
    return typeof rows === "object" && rows !== null && !Array.isArray(rows) ? rows : undefined;
  } catch {
    return undefined;
  }
}
