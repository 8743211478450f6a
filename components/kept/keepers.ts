import type { FormKeeper } from "@/lib/kept-forms/form-keeper";

/** Of the forms that are open in this tab. */
const keepers = new Set<FormKeeper>();

/** @returns what ends it */
export function noteKeeper(keeper: FormKeeper): () => void {
  keepers.add(keeper);
  return () => void keepers.delete(keeper);
}

/** Nothing is kept from here on, and what is on its way has arrived: for whoever drops what is kept. */
export async function stopKeepers(): Promise<void> {
  for (const keeper of keepers) keeper.stop();
  await Promise.all([...keepers].map((keeper) => keeper.settled()));
}

/** The person has stayed after all. */
export function resumeKeepers(): void {
  for (const keeper of keepers) keeper.resume();
}
