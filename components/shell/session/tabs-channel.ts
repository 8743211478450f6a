import { pageAccount } from "@/lib/calls/page-account";
import type { LeaveReason } from "./leave-reason";

/** What tabs of one browser tell each other: an account's session is over, or an account has signed in. */
interface Told {
  account?: string | undefined;
  /** Why it is over; none where the account has signed in. */
  over?: LeaveReason;
}

/** One for the tab: a channel hears all others of its name, but not itself. */
let opened: BroadcastChannel | undefined;

function channel(): BroadcastChannel {
  opened ??= new BroadcastChannel("console-session");
  return opened;
}

/** Tells the other tabs of this browser that the session of this one's account is over. */
export function tellOtherTabs(over: LeaveReason): void {
  channel().postMessage({ account: pageAccount.mark, over } satisfies Told);
}

/** Tells the other tabs of this browser who has signed in. */
export function tellSignedIn(account: string): void {
  channel().postMessage({ account } satisfies Told);
}

/**
 * @param account whose this tab is: it leaves with its session, and where another account has signed in
 * @returns a function that stops listening.
 */
export function onLeaveTold(account: string, leave: (reason: LeaveReason) => void): () => void {
  const hear = ({ data }: MessageEvent<Told>) => {
    const isOurs = data.account === account;
    if (isOurs && data.over !== undefined) leave(data.over);
    if (!isOurs && data.over === undefined) leave("other-account");
  };
  channel().addEventListener("message", hear);
  return () => channel().removeEventListener("message", hear);
}
