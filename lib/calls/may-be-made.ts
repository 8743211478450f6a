import { ConsoleError } from "@/lib/errors/console-error";

/** Whether a write that failed may have been made all the same. A failure of `sendWrite` says so wherever it is so. */
export function mayBeMade(error: unknown): boolean {
  return error instanceof ConsoleError && (error.mayBeDone === true || error.code === "outcome-unknown");
}
