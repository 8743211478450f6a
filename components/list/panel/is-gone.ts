import { ConsoleError } from "@/lib/errors/console-error";

/**
 * Whether the platform has answered a question for one row, and has none: by a 404, or by an answer without it.
 * It stands in every list's script, which has no room for `isNotFound`.
 */
export function isGone({ data, error }: { data: unknown; error: unknown }): boolean {
  return error === null ? data !== undefined : error instanceof ConsoleError && error.code === "not-found";
}
