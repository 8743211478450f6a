import { ConsoleError } from "./console-error";

/** What was asked for is not there: it is gone, or never was. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ConsoleError && error.code === "not-found";
}
