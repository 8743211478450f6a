import { keepers } from "@/components/kept/keepers";
import { listKept } from "@/lib/kept-forms/kept-client";
import type { KeptWhere } from "@/lib/kept-forms/kept-form";
import { SignOutDialog } from "./sign-out-dialog";

export interface AskedAtSignOut {
  kept: readonly KeptWhere[];
  SignOutDialog: typeof SignOutDialog;
  /** The person has stayed after all. */
  resume(): void;
}

/** What a sign-out would drop, with what was just entered. Nothing more is kept from here on, until the person stays. */
export async function askAtSignOut(): Promise<AskedAtSignOut> {
  const open = [...keepers];
  const resume = (): void => {
    for (const keeper of open) keeper.resume();
  };
  await Promise.all(open.map((keeper) => keeper.flush()));
  for (const keeper of open) keeper.stop();
  try {
    return { kept: await listKept(), SignOutDialog, resume };
  } catch (error) {
    resume();
    throw error;
  }
}
