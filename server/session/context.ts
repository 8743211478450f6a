import "server-only";
import type { SessionLimits } from "./limits";
import type { SessionTime } from "./session-time";
import type { SessionStore } from "./store/session-store";

/** What every function of the session layer works with; `shared.ts` makes the one of the process. */
export interface SessionContext extends SessionTime {
  store: SessionStore;
  /** SESSION_SECRET. */
  secret: string;
  limits: SessionLimits;
}
