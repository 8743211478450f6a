import type { CancelStep } from "./cancel-rules";

/** By which a step that is under way is known in this tab. */
export function cancelName(step: CancelStep, id: number): string {
  return `cancel ${step} ${id}`;
}
