import "server-only";
import type { SessionTimes } from "../limits";
import type { IdempotentWrites } from "./idempotent-writes";
import type { KeptForms } from "./kept-forms";
import type { Leases } from "./leases";

/** A session as it lies in a store: plain columns and one sealed text. Times are milliseconds since the epoch. */
export interface StoredSession extends SessionTimes {
  /** SHA-256 of the session id. */
  key: string;
  userId: string;
  /** Short text for "my sessions", e.g. `Chrome on Linux`. */
  device: string;
  remember: boolean;
  /** Grows by one with each new sealed text; the first is 1. */
  gen: number;
  /** Null until the first refresh. Lies here, for the 30 s rule (R7) must hold across processes. */
  lastRefreshAt: number | null;
  /** Lies here, for every process goes by it. */
  doubt: RefreshDoubt;
  sealed: string;
}

/**
 * Whether the session's refresh token may have been sent twice, so that the platform may have ended its tokens.
 * `refused`: one of the two was refused, and the other one's answer may be on its way.
 */
export const refreshDoubts = ["none", "sent-twice", "refused"] as const;
export type RefreshDoubt = (typeof refreshDoubts)[number];

export interface NextGeneration {
  sealed: string;
  lastRefreshAt: number | null;
  /** Left out: the tokens stay, and so does the doubt. */
  doubt?: RefreshDoubt;
}

/** A session seen again within this time is not written again, in milliseconds. */
export const touchEveryMs = 60_000;

/** The store did not answer in time or cannot do its work: 503 with Retry-After, never a sign-out (S9, S10). */
export class SessionStoreUnavailable extends Error {
  override readonly name = "SessionStoreUnavailable";

  /** By name: the process's one store was made by one of Next's bundles, and each has a copy of this class. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === "SessionStoreUnavailable";
  }
}

/**
 * Where sessions lie, what their people asked for, and what they have not sent yet. Every method rejects with `SessionStoreUnavailable` within a second if the store
 * does not answer. No method inserts a session but `create`.
 */
export interface SessionStore extends IdempotentWrites, KeptForms, Leases {
  create(session: StoredSession): Promise<void>;
  read(key: string): Promise<StoredSession | undefined>;
  /** Notes that the session was used, at most once a minute. */
  touch(key: string, seenAt: number): Promise<void>;
  /** Writes generation `gen + 1` if the stored one is `gen`. @returns whether it was */
  compareAndSet(key: string, gen: number, next: NextGeneration): Promise<boolean>;
  /** Notes a doubt about the tokens of this generation. @returns false where the stored one is another, or gone */
  markDoubt(key: string, gen: number, doubt: RefreshDoubt): Promise<boolean>;
  /** @param only destroys nothing unless the session has these values. @returns whether one was destroyed */
  destroy(key: string, only?: { userId?: string; gen?: number }): Promise<boolean>;
  /** @returns how many were destroyed */
  destroyByUser(userId: string): Promise<number>;
  /** Every session of the user, in no order; those past their limits may be among them. */
  listByUser(userId: string): Promise<StoredSession[]>;
  /** Drops sessions past their limits, and leases, idempotent writes and kept forms past their end. @returns how many sessions were dropped */
  sweep(now: number): Promise<number>;
  /** Proves that the store is where it was and takes a write: reads may go on where nobody can sign in any more. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
