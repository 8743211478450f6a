/** Why a person stands on the sign-in page; in its URL as `reason`, told there in a toast. */
const leaveReasons = ["signed-out", "session-ended"] as const;

export type LeaveReason = (typeof leaveReasons)[number];

export function parseLeaveReason(text: string | null | undefined): LeaveReason | undefined {
  return leaveReasons.find((reason) => reason === text);
}
