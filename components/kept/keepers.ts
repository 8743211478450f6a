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

/** Whether what is entered in this tab's forms is there again after they are left: each is kept, or about to be. */
export function isKeptOnLeaving(): boolean {
  return (
    keepers.size > 0 && [...keepers].every(({ state }) => state.question === undefined && state.failing === undefined)
  );
}

/** Has what was just entered written now: whoever asks what is kept is told of it. */
export async function flushKeepers(): Promise<void> {
  await Promise.all([...keepers].map((keeper) => keeper.flush()));
}
