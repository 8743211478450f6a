import type { SessionContext } from "@/server/session/context";
import { defaultLimits } from "@/server/session/limits";
import type { RefreshContext, TokenCalls } from "@/server/session/refresh-context";
import type { UpstreamGrant } from "@/server/session/session-record";
import { realTime } from "@/server/session/session-time";
import type { NewSession } from "@/server/session/sessions";
import type { SessionStore } from "@/server/session/store/session-store";

/** @returns a JWT of the given life; the platform's clock may be off by `skewSeconds` */
export function jwt(lifeSeconds: number, nowMs: number, skewSeconds = 0): string {
  const iat = Math.floor(nowMs / 1000) + skewSeconds;
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString("base64url");
  return `${part({ alg: "none" })}.${part({ iat, exp: iat + lifeSeconds })}.signature`;
}

export function grant(changes: Partial<UpstreamGrant> = {}): UpstreamGrant {
  return {
    accessToken: jwt(900, Date.now()),
    refreshToken: "refresh-1",
    user: { firstName: "Ana", lastName: "Pop", email: "ana@demo.test" },
    grantedRoles: ["ROLE_ACQUIRER"],
    ...changes,
  };
}

export function newSession(changes: Partial<NewSession> = {}): NewSession {
  return { grant: grant(), userId: "user-1", remember: false, device: "Chrome on Linux", ...changes };
}

export function contextOn(store: SessionStore, changes: Partial<SessionContext> = {}): SessionContext {
  return {
    store,
    secret: "a secret of thirty-two characters",
    limits: defaultLimits,
    ...realTime,
    ...changes,
  };
}

/** A process of its own: it shares the store with others and nothing else. */
export function refreshContextOn(context: SessionContext, calls: Partial<TokenCalls>): RefreshContext {
  return {
    ...context,
    callUpstream: async () => ({ outcome: "failed" }),
    endUpstream: async () => undefined,
    ...calls,
    inFlight: new Map(),
    trackUntilDone: (work) => work,
  };
}

/** On a busy machine the first connection may take longer than a command may. */
export async function untilReachable(store: SessionStore, tries = 20): Promise<void> {
  await store.ping().catch((error: unknown) => {
    if (tries === 1) throw error;
    return untilReachable(store, tries - 1);
  });
}
