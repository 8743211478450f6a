import "server-only";

/** `cooldown`: the last holder asked for a pause; nobody gets the lease until it is over. */
export type LeaseAnswer = "taken" | "busy" | "cooldown";

/**
 * `lost`: the lease is no longer the owner's, nothing may be sent. `again`: an earlier holder began to send, did not come
 * to tell what became of it, and may do so for so many milliseconds yet. `alone`: nobody else is sending.
 */
export type SendAnswer = { state: "lost" | "alone" } | { state: "again"; openForMs: number };

/** How long the lease of a holder that begins to send lives, and how long what it sends may be under way, in ms. */
export interface SendLimits {
  lifeMs: number;
  openMs: number;
}

/**
 * Locks that end by themselves, so that a killed holder blocks nobody for long. SQLite's go by the machine's monotonic
 * clock, which no change of the time of day moves; Redis's by the Redis server's own.
 */
export interface Leases {
  /** @param owner a value of its own for each attempt; the same owner cannot take a lease twice */
  lease(name: string, owner: string, lifeMs: number): Promise<LeaseAnswer>;
  /** @returns false where the lease is no longer the owner's */
  renew(name: string, owner: string, lifeMs: number): Promise<boolean>;
  /** Renews, and notes until the release that the owner is sending what must not be sent twice. */
  beginSend(name: string, owner: string, limits: SendLimits): Promise<SendAnswer>;
  /** Gives the lease back if it is still the owner's, with its own note of sending and no other's. @param cooldownMs lets nobody take it for so long */
  release(name: string, owner: string, cooldownMs?: number): Promise<void>;
}
