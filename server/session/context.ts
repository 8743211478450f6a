import "server-only";
import type { SessionLimits } from "./limits";
import type { SessionStore } from "./store/session-store";

/** What every function of the session layer works with; `shared.ts` makes the one of the process. */
export interface SessionContext {
  store: SessionStore;
  /** SESSION_SECRET. */
  secret: string;
  limits: SessionLimits;
  /** Milliseconds since the epoch. */
  clock: () => number;
  /** Waits for so many milliseconds. */
  pause: (ms: number) => Promise<unknown>;
}
