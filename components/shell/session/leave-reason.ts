/**
 * Why a person stands on the sign-in page; in its URL as `reason`, told there in a toast. `kept-left`: they signed out, and
 * what was kept of their forms was not deleted as it was said, since the session had ended before.
 */
const leaveReasons = ["signed-out", "kept-left", "session-ended"] as const;

export type LeaveReason = (typeof leaveReasons)[number];

export function parseLeaveReason(text: string | null | undefined): LeaveReason | undefined {
  return leaveReasons.find((reason) => reason === text);
}

export function isSignOut(reason: LeaveReason): boolean {
  return reason !== "session-ended";
}
