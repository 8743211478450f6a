import "server-only";
import type { SessionContext } from "./context";
import type { UpstreamGrant } from "./session-record";
import type { OpenSession } from "./sessions";

/** How long the platform is waited for once a refresh has left; its callers wait for less. */
export const openForMs = 20_000;

/**
 * What the refresh endpoint said. `refused` is a 4xx alone; everything unclear is `failed`. `withheld`: `mayLeave` said
 * no, and nothing was sent.
 */
export type RefreshAnswer =
  | { outcome: "ok"; grant: UpstreamGrant }
  | { outcome: "refused" }
  | { outcome: "failed" }
  | { outcome: "withheld" };

/**
 * Must follow no redirect, keep its URL out of logs, give up within `openForMs`, and ask `mayLeave` in the moment in
 * which the request is written to its socket.
 */
export type UpstreamRefresh = (refreshToken: string, mayLeave: () => boolean) => Promise<RefreshAnswer>;

/** `ended`: signed out. `unavailable`: the session lives, try again later (503). */
export type RefreshResult = OpenSession | "ended" | "unavailable";

/** What the session layer asks of the platform. */
export interface TokenCalls {
  callUpstream: UpstreamRefresh;
  /** Ends the platform's own session of an access token. May fail; nobody waits for it. */
  endUpstream: (accessToken: string) => Promise<void>;
}

export interface RefreshContext extends SessionContext, TokenCalls {
  /** Refreshes running in this process, by key and generation. */
  inFlight: Map<string, Promise<RefreshResult>>;
  /** The process does not end before the work does, though nobody may wait for it any more. @returns it */
  trackUntilDone: <T>(work: Promise<T>) => Promise<T>;
}
