/** To look at one file, and give its pages back; to join such files, in their order. */
export type JoinQuestion = { take: ArrayBuffer } | { join: readonly ArrayBuffer[] };

/** `protected`: it opens by a password alone. */
export type JoinFault = "unreadable" | "protected";

export type JoinAnswer = { isReady: true } | { written: ArrayBuffer; pages: number } | { fault: JoinFault };
