/** From 0 (MAPP-003, MAPP-024); live mapping is changed at once and never approved. */
export const mappingSteps = ["start", "set", "check", "approve"] as const;

export type MappingStep = (typeof mappingSteps)[number];

let wished: MappingStep | undefined;

/** The editor that is opened next begins with this step. */
export function wishStep(step: MappingStep): void {
  wished = step;
}

export function wishedStep(): MappingStep | undefined {
  return wished;
}

/** It has begun. */
export function forgetWishedStep(): void {
  wished = undefined;
}
