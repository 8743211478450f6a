import "server-only";

/**
 * What is known of a write that is asked for under a key. `new`: nobody asked before, it is the caller's to make.
 * `running`: it is being made. `lost`: it was begun, and its outcome never came. `done`: its sealed
 * answer. `other`: the key stands for another request.
 */
export type IdempotentWrite = { state: "new" | "running" | "lost" | "other" } | { state: "done"; sealed: string };

/** How long a write may run, and how long it is known by its key, in milliseconds. */
export interface IdempotentWriteLimits {
  timeoutMs: number;
  ttlMs: number;
}

/** Writes that were asked for under a key, so that each is made once (C1). Times go by the store's own clock. */
export interface IdempotentWrites {
  /**
   * @param key of the write; the caller that gets `new` has to complete or release it
   * @param request a hash of what is asked for
   */
  claimWrite(key: string, request: string, life: IdempotentWriteLimits): Promise<IdempotentWrite>;
  /** @param sealed the answer; null where nobody knows what became of it */
  completeWrite(key: string, sealed: string | null): Promise<void>;
  /** It was not made: the key may ask again. */
  releaseWrite(key: string): Promise<void>;
}
