import { mayBeMade } from "@/lib/calls/may-be-made";
import { ConsoleError } from "@/lib/errors/console-error";
import { isNotFound } from "@/lib/errors/is-not-found";

/**
 * What the failure of a call leaves open of what the platform has. `unanswered`: it may have been done all the same.
 * `gone`: somebody else has removed what it was about. `refused`: somebody else may have made it what it cannot be done to.
 */
export type Doubt = "unanswered" | "gone" | "refused";

/** @returns undefined of a failure that says nothing about the platform's rows */
export function doubtOf(error: unknown): Doubt | undefined {
  if (!(error instanceof ConsoleError)) return undefined;
  if (mayBeMade(error)) return "unanswered";
  if (isNotFound(error)) return "gone";
  return error.code === "upstream-rejected" ? "refused" : undefined;
}
