import "server-only";
import type { SessionTimes } from "../limits";
import type { IdempotentWrites } from "./idempotent-writes";

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
  sealed: string;
}

export interface NextGeneration {
  sealed: string;
  lastRefreshAt: number | null;
}

/** `cooldown`: the last holder failed and asked for a pause; nobody gets the lease until it is over. */
export type LeaseAnswer = "taken" | "busy" | "cooldown";

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
 * Where sessions lie, and what their people asked for. Every method rejects with `SessionStoreUnavailable` within a second if the store
 * does not answer. No method inserts a session but `create`. Leases go by the store's own clock.
 */
export interface SessionStore extends IdempotentWrites {
  create(session: StoredSession): Promise<void>;
  read(key: string): Promise<StoredSession | undefined>;
  /** Notes that the session was used, at most once a minute. */
  touch(key: string, seenAt: number): Promise<void>;
  /** Writes generation `gen + 1` if the stored one is `gen`. @returns whether it was */
  compareAndSet(key: string, gen: number, next: NextGeneration): Promise<boolean>;
  /** @param only destroys nothing unless the session has these values. @returns whether one was destroyed */
  destroy(key: string, only?: { userId?: string; gen?: number }): Promise<boolean>;
  /** @returns how many were destroyed */
  destroyByUser(userId: string): Promise<number>;
  /** Every session of the user, in no order; those past their limits may be among them. */
  listByUser(userId: string): Promise<StoredSession[]>;
  /** @param owner a value of its own for each attempt; the same owner cannot take a lease twice */
  lease(name: string, owner: string, lifeMs: number): Promise<LeaseAnswer>;
  /** @returns false where the lease is no longer the owner's */
  renew(name: string, owner: string, lifeMs: number): Promise<boolean>;
  /** Gives the lease back if it is still the owner's. @param cooldownMs lets nobody take it for so long */
  release(name: string, owner: string, cooldownMs?: number): Promise<void>;
  /** Drops sessions past their limits, and leases and idempotent writes past their end. @returns how many sessions were dropped */
  sweep(now: number): Promise<number>;
  ping(): Promise<void>;
  close(): Promise<void>;
}
