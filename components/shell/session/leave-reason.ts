/**
 * Why a person stands on the sign-in page; in its URL as `reason`, told there in a toast. `kept-left`: they signed out, and
 * what was kept of their forms was not deleted as it was said, since the session had ended before.
 */
const toldReasons = ["signed-out", "kept-left", "session-ended"] as const;

export type ToldReason = (typeof toldReasons)[number];

/** Why a tab leaves. `other-account`: somebody else has signed in in this browser, who needs not be told. */
export type LeaveReason = ToldReason | "other-account";

export function parseLeaveReason(text: string | null | undefined): ToldReason | undefined {
  return toldReasons.find((reason) => reason === text);
}

export function isSignOut(reason: LeaveReason): boolean {
  return reason === "signed-out" || reason === "kept-left";
}
