import "server-only";
import { ConsoleError } from "@/lib/errors/console-error";

const longestText = 300;
/** host:port and addresses with a scheme: nothing for a person to read. */
const addresses =
  /\b[a-z][a-z+.-]*:\/\/\S+|\b(?:\d{1,3}\.){3}\d{1,3}(?::\d+)?|\b[\w.-]+:\d{2,5}\b|\[[0-9a-f:]+\](?::\d+)?/gi;

/**
 * A failed query command as the person reads it: 'GRPC error - …' (2§8), one line, without addresses.
 * What the platform says of an id that it does not have is no failure of the command.
 */
export function queryFailed(details: string, cause?: unknown): ConsoleError {
  if (/^\W*object not found\W*$/i.test(details.slice(0, longestText)))
    return new ConsoleError("not-found", { shownText: "Object not found", cause });
  const firstLine = details.trim().split(/[\r\n]/, 1)[0] ?? "";
  // Cut first: the platform's text may weigh megabytes, and the search takes the square of its length.
  const text = firstLine
    .slice(0, 2 * longestText)
    .replace(addresses, "…")
    .slice(0, longestText);
  return new ConsoleError("query-failed", { shownText: `GRPC error - ${text || "unknown"}`, cause });
}

/** Some services say in the answer's text what others say by status 16 (G7). */
export function isTokenText(details: string): boolean {
  return /\b(token|jwt)\b.{0,20}\b(expired|invalid)\b|\b(expired|invalid)\b.{0,20}\b(token|jwt)\b|\bunauthenticated\b/i.test(
    details,
  );
}
