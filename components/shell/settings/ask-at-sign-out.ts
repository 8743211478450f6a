import { keepers } from "@/components/kept/keepers";
import { listKept } from "@/lib/kept-forms/kept-client";
import type { KeptWhere } from "@/lib/kept-forms/kept-form";
import type { CountsAtSignOut, LoadCountsAtSignOut, UnsentCount } from "./counts-at-sign-out";
import { SignOutDialog } from "./sign-out-dialog";

export interface AskedAtSignOut {
  kept: readonly KeptWhere[];
  /** What is counted on this device and is not sent. */
  unsent: readonly UnsentCount[];
  counts: CountsAtSignOut;
  SignOutDialog: typeof SignOutDialog;
  /** The person has stayed after all. */
  resume(): void;
}

/** What a sign-out would drop, with what was just entered. Nothing more is kept from here on, until the person stays. */
export async function askAtSignOut(account: string, loadCounts: LoadCountsAtSignOut): Promise<AskedAtSignOut> {
  const open = [...keepers];
  const resume = (): void => {
    for (const keeper of open) keeper.resume();
  };
  await Promise.all(open.map((keeper) => keeper.flush()));
  for (const keeper of open) keeper.stop();
  try {
    const [kept, counts] = await Promise.all([listKept(), loadCounts()]);
    return { kept, unsent: await counts.unsent(account), counts, SignOutDialog, resume };
  } catch (error) {
    resume();
    throw error;
  }
}
