import { ConsoleError } from "@/lib/errors/console-error";

/**
 * What the failure of a call leaves open of what the platform has. `unanswered`: it may have been done all the same.
 * `gone`: somebody else has removed what it was about. `refused`: somebody else may have made it what it cannot be done to.
 */
export type Doubt = "unanswered" | "gone" | "refused";

/** @returns undefined of a failure that says nothing about the platform's rows */
export function doubtOf(error: unknown): Doubt | undefined {
  if (!(error instanceof ConsoleError)) return undefined;
  if (error.mayBeDone || error.code === "outcome-unknown") return "unanswered";
  if (error.code === "not-found") return "gone";
  return error.code === "upstream-rejected" ? "refused" : undefined;
}
