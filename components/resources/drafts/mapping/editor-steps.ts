import type { EditedDomain } from "@/lib/resources/drafts/cells/send-cell";

/** From 0 (MAPP-003, MAPP-024); live mapping is changed at once and never approved. */
export const mappingSteps = ["start", "set", "check", "approve"] as const;

export type MappingStep = (typeof mappingSteps)[number];

let reviewed: number | undefined;

/** The editor of this draft begins with its approval, if it is opened next. */
export function wishReview(draft: number): void {
  reviewed = draft;
}

/** Where the editor of a mapping begins. */
export function firstStep({ domain, id }: { domain: EditedDomain; id: number }): MappingStep {
  return domain === "mapping-draft" && id === reviewed ? "approve" : "start";
}

/** An editor has begun. */
export function forgetReview(): void {
  reviewed = undefined;
}
