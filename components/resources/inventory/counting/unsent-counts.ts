import type { CountsAtSignOut, UnsentCount } from "@/components/shell/settings/counts-at-sign-out";
import { type SendCall, sendCall } from "@/lib/calls/send-call";
import { totalsOf } from "@/lib/counting/count-book";
import { isAtRest } from "@/lib/counting/count-matters";
import { CountWork } from "@/lib/counting/count-work";
import type { KeptHead } from "@/lib/counting/kept-count";
import { countPlatform } from "@/lib/resources/inventory/count-platform";
import { dropKept, keptHeads, readKept, writeKept } from "./count-database";
import { tellCountLeft } from "./count-left";
import { holdCount } from "./hold-count";

/** In milliseconds: who signs out waits for it. */
const longestSending = 20_000;

export const unsentCounts: CountsAtSignOut = {
  async unsent(account) {
    const all = await Promise.all((await heads(account)).map(unsentOf));
    return all.filter(({ unsent }) => unsent > 0);
  },
  send: (account, errorText) => sendUnsent(account, { isForced: true, errorText }),
  async drop(account) {
    for (const head of await heads(account)) await dropKept(head);
  },
  tellStayed: tellCountLeft,
};

/** A browser that keeps nothing has nothing to send. */
function heads(account: string): Promise<KeptHead[]> {
  return keptHeads(account).catch(() => []);
}

async function unsentOf({ account, inventory, storage }: KeptHead): Promise<UnsentCount> {
  const kept = await readKept(account, inventory);
  const { unsent } = totalsOf({ entries: kept?.entries ?? new Map() });
  return { inventory, storage, unsent: unsent + (kept?.head.codes.length ?? 0) };
}

interface Sending {
  /** Also what another tab counts, which sends it itself else. */
  isForced: boolean;
  /** Says a refusal to a person: it stands with its figure until that is another. */
  errorText(error: unknown): string;
}

/** @returns what could not be sent */
export async function sendUnsent(account: string, sending: Sending): Promise<readonly UnsentCount[]> {
  const elsewhere = new Set<number>();
  for (const head of await heads(account)) {
    const isSent = (await unsentOf(head)).unsent === 0 || (await sendOne(head, sending));
    if (!isSent) elsewhere.add(head.inventory);
  }
  return (await unsentCounts.unsent(account)).filter(({ inventory }) => !elsewhere.has(inventory));
}

const send: SendCall = (call, args, watch) => sendCall(call, args, watch?.signal, watch);

/** Until all of it is sent, or no more can be. @returns false where another tab has it */
function sendOne(head: KeptHead, { isForced, errorText }: Sending): Promise<boolean> {
  const { account, inventory, hasOurFields } = head;
  const platform = countPlatform({ inventory, hasOurFields, send, errorText });
  return new Promise((resolve) => {
    const giveUp = holdCount(head, isForced ? "take" : "if-free", {
      async onHeld() {
        const kept = await readKept(account, inventory);
        if (kept === undefined) return end;
        const work = new CountWork(kept, platform, writeKept);
        const look = (): void => {
          if (isAtRest(work.state())) void work.kept().then(end);
        };
        work.subscribe(look);
        return work.start();
      },
      onTaken: () => resolve(false),
    });
    const timer = setTimeout(end, longestSending);
    function end(): void {
      clearTimeout(timer);
      giveUp();
      resolve(true);
    }
  });
}
