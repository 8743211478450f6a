import type { FormKeeper } from "@/lib/kept-forms/form-keeper";

/** Of the forms that are open in this tab. */
export const keepers = new Set<FormKeeper>();

/** Whether what is entered in this tab's forms is there again after they are left: each is kept, or about to be. */
export function isKeptOnLeaving(): boolean {
  return keepers.size > 0 && [...keepers].every(({ state }) => !state.question && !state.failing);
}
