import { type LeaveReason, parseLeaveReason } from "./leave-reason";

const channelName = "console-session";

/** Tells the other tabs of this browser that the session is over. */
export function tellOtherTabs(reason: LeaveReason): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(reason);
  channel.close();
}

/** @returns a function that stops listening. */
export function onOtherTabLeft(listener: (reason: LeaveReason) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const reason = parseLeaveReason(typeof data === "string" ? data : null);
    if (reason) listener(reason);
  };
  return () => channel.close();
}
