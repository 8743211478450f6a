import { ConsoleError } from "./console-error";

/** Whether a platform has no such call: it answered 404 or 405 where no record is named. */
export function lacksCall(error: unknown): boolean {
  return error instanceof ConsoleError && (error.code === "not-found" || error.code === "method-not-allowed");
}

/** Whether a platform cannot be asked so: it has no such call, or refuses a field of ours as one that it does not know. */
export function refusesToTell(error: unknown): boolean {
  return lacksCall(error) || (error instanceof ConsoleError && error.code === "upstream-rejected");
}
