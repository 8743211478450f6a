import type { FormKeeper } from "@/lib/kept-forms/form-keeper";
import type { KeptPage } from "@/lib/kept-forms/kept-form";

/** Of the forms that are open in this tab. */
export const keepers = new Set<FormKeeper>();

/** What forms that were left have still to write, by their pages. */
export const lastWrites = new Map<KeptPage, Promise<void>>();

/** Whether what is entered in this tab's forms is there again after they are left: each is kept, or about to be. */
export function isKeptOnLeaving(): boolean {
  return keepers.size > 0 && [...keepers].every(({ state }) => !state.question && !state.failing);
}
