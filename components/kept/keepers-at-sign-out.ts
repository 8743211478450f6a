import { listKept } from "@/lib/kept-forms/kept-client";
import type { KeptWhere } from "@/lib/kept-forms/kept-form";
import { keepers } from "./keepers";

/** What a sign-out would drop: what was just entered is written first, and is told too. */
export async function keptBySignOut(): Promise<readonly KeptWhere[]> {
  await Promise.all([...keepers].map((keeper) => keeper.flush()));
  return listKept();
}

/** Nothing is kept from here on, and what is on its way has arrived. */
export async function stopKeepers(): Promise<void> {
  for (const keeper of keepers) keeper.stop();
  await Promise.all([...keepers].map((keeper) => keeper.settled()));
}

/** The person has stayed after all. */
export function resumeKeepers(): void {
  for (const keeper of keepers) keeper.resume();
}
