import type { CountsAtSignOut, UnsentCount } from "@/components/shell/settings/counts-at-sign-out";
import { type SendCall, sendCall } from "@/lib/calls/send-call";
import { totalsOf } from "@/lib/counting/count-book";
import { CountWork } from "@/lib/counting/count-work";
import type { KeptHead } from "@/lib/counting/kept-count";
import { countPlatform } from "@/lib/resources/inventory/count-platform";
import { dropKept, keptHeads, readKept, writeKept } from "./count-database";
import { sendingState } from "./count-words";
import { holdCount } from "./hold-count";

/** In milliseconds: who signs out waits for it. */
const longestSending = 20_000;

export const counts: CountsAtSignOut = {
  async unsent(account) {
    const all = await Promise.all((await heads(account)).map(unsentOf));
    return all.filter(({ unsent }) => unsent > 0);
  },
  send: (account) => sendUnsent(account, true),
  async drop(account) {
    for (const head of await heads(account)) await dropKept(head);
  },
};

/** A browser that keeps nothing has nothing to send. */
function heads(account: string): Promise<KeptHead[]> {
  return keptHeads(account).catch(() => []);
}

async function unsentOf({ account, inventory, storage }: KeptHead): Promise<UnsentCount> {
  const kept = await readKept(account, inventory);
  const { unsent } = totalsOf({ entries: kept?.entries ?? new Map(), steps: [] });
  return { inventory, storage, unsent: unsent + (kept?.head.codes.length ?? 0) };
}

/** @param isForced also what another tab counts */
export async function sendUnsent(account: string, isForced: boolean): Promise<readonly UnsentCount[]> {
  for (const head of await heads(account)) if ((await unsentOf(head)).unsent > 0) await sendOne(head, isForced);
  return counts.unsent(account);
}

const send: SendCall = (call, args, watch) => sendCall(call, args, watch?.signal, watch);

/** Until all of it is sent, or no more can be. */
function sendOne(head: KeptHead, isForced: boolean): Promise<void> {
  const { account, inventory, hasOurFields } = head;
  const platform = countPlatform({ inventory, hasOurFields, send, errorText: String });
  return new Promise((resolve) => {
    const giveUp = holdCount(head, isForced, {
      async onHeld() {
        const kept = await readKept(account, inventory);
        if (kept === undefined) return end;
        const work = new CountWork(kept, platform, writeKept);
        const look = (): void => {
          const { key } = sendingState(work.state());
          if (key === "sending" || work.state().isReached === undefined) return;
          void work.kept().then(end);
        };
        work.subscribe(look);
        return work.start();
      },
      onTaken: () => resolve(),
    });
    const timer = setTimeout(end, longestSending);
    function end(): void {
      clearTimeout(timer);
      giveUp();
      resolve();
    }
  });
}
