import { type LeaveReason, parseLeaveReason } from "./leave-reason";

/** One for the tab: a channel hears all others of its name, but not itself. */
let opened: BroadcastChannel | undefined;

function channel(): BroadcastChannel {
  opened ??= new BroadcastChannel("console-session");
  return opened;
}

/** Tells the other tabs of this browser that the session is over. */
export function tellOtherTabs(reason: LeaveReason): void {
  channel().postMessage(reason);
}

/** @returns a function that stops listening. */
export function onOtherTabLeft(listener: (reason: LeaveReason) => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    const reason = parseLeaveReason(typeof data === "string" ? data : null);
    if (reason) listener(reason);
  };
  channel().addEventListener("message", hear);
  return () => channel().removeEventListener("message", hear);
}
