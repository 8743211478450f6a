import { ConsoleError } from "./console-error";
import { isNotFound } from "./is-not-found";

/** Whether a platform has no such call: it answered 404 or 405 where no record is named. */
export function lacksCall(error: unknown): boolean {
  return isNotFound(error) || (error instanceof ConsoleError && error.code === "method-not-allowed");
}

interface PlainAnswer {
  data: unknown;
  error: unknown;
}

/**
 * Whether a query command fails for a field of ours alone. Services say by the same text that they do not know a field and
 * that they have failed, so the command is asked without it, too.
 * @param plain what has come of the same command without the field
 * @returns undefined until that is known
 */
export function refusesField(error: unknown, plain: PlainAnswer): boolean | undefined {
  if (refusesToTell(error)) return true;
  if (!(error instanceof ConsoleError) || error.code !== "query-failed") return false;
  if (plain.data !== undefined) return true;
  if (plain.error === null) return undefined;
  return isNotFound(plain.error);
}

/** Whether a platform cannot be asked so: it has no such call, or refuses a field of ours as one that it does not know. */
export function refusesToTell(error: unknown): boolean {
  return lacksCall(error) || (error instanceof ConsoleError && error.code === "upstream-rejected");
}
