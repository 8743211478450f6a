import { isReviewer } from "@/lib/roles/reviewers";
import type { Role } from "@/lib/roles/roles";
import type { Mapping } from "./drafts.calls";

/** How far a saved draft is (MAPP-014, reading 40). */
export type DraftState = "open" | "approved" | "applied";

type Standing = Pick<Mapping, "approvedBy" | "isApplied" | "startDate">;

/** Whether its cells can still be changed. */
export function isOpenDraft({ approvedBy }: Pick<Mapping, "approvedBy">): boolean {
  return approvedBy === undefined;
}

/**
 * A platform may not say whether a draft is applied: then it is what reading 40 says.
 * @param draft of the domain `mapping-draft`
 * @param today YYYY-MM-DD where the operator works
 */
export function draftState(draft: Standing, today: string): DraftState {
  if (isOpenDraft(draft)) return "open";
  return (draft.isApplied ?? isDayCome(draft, today)) ? "applied" : "approved";
}

function isDayCome({ startDate }: Standing, today: string): boolean {
  return startDate !== undefined && startDate <= today;
}

/** What somebody does with a saved draft; whoever opens /drafts clones any. */
export type DraftStep = "edit" | "approve" | "delete";

/** Why a step cannot be taken: the platform refuses it for the same reason. */
export type DraftRefusal = "approved" | "applied" | "no-start" | "no-reviewer";

/**
 * @param roles of the person, expanded by inheritance
 * @param today YYYY-MM-DD where the operator works
 * @returns undefined where the step can be taken
 */
export function refusalOfStep(
  step: DraftStep,
  draft: Standing,
  { roles, today }: { roles: readonly Role[]; today: string },
): DraftRefusal | undefined {
  const state = draftState(draft, today);
  if (state === "applied") return "applied";
  if (state === "approved") {
    if (step !== "delete") return "approved";
    // It is kept from then on, also where machines are still to be given it.
    if (isDayCome(draft, today)) return "applied";
    return isReviewer(roles) ? undefined : "no-reviewer";
  }
  if (step !== "approve") return undefined;
  if (draft.startDate === undefined) return "no-start";
  return isReviewer(roles) ? undefined : "no-reviewer";
}
