import { listKept } from "@/lib/kept-forms/kept-client";
import type { KeptWhere } from "@/lib/kept-forms/kept-form";
import { keepers } from "./keepers";

export interface KeptAtSignOut {
  kept: readonly KeptWhere[];
  /** The person has stayed after all. */
  resume(): void;
}

/** What a sign-out would drop, with what was just entered. Nothing more is kept from here on, until the person stays. */
export async function keptAtSignOut(): Promise<KeptAtSignOut> {
  const open = [...keepers];
  const resume = (): void => {
    for (const keeper of open) keeper.resume();
  };
  await Promise.all(open.map((keeper) => keeper.flush()));
  for (const keeper of open) keeper.stop();
  try {
    return { kept: await listKept(), resume };
  } catch (error) {
    resume();
    throw error;
  }
}
