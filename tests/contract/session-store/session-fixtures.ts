import type { SessionContext } from "@/server/session/context";
import { defaultLimits } from "@/server/session/limits";
import type { RefreshContext, TokenCalls } from "@/server/session/refresh-context";
import type { UpstreamGrant } from "@/server/session/session-record";
import { realTime } from "@/server/session/session-time";
import type { NewSession } from "@/server/session/sessions";
import { type SessionStore, SessionStoreUnavailable } from "@/server/session/store/session-store";

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

/** What a test asks of a store for itself, again where the machine is busy: a person would be told 503 and ask again. */
export async function untilAnswered<T>(ask: () => Promise<T>, tries = 20): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof SessionStoreUnavailable) || tries === 1) throw error;
    return untilAnswered(ask, tries - 1);
  }
}

/** The same store, asked by somebody who asks again. */
export function askedAgain(store: SessionStore): SessionStore {
  return new Proxy(store, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      return typeof method === "function"
        ? (...args: unknown[]) => untilAnswered(async () => Reflect.apply(method, target, args))
        : method;
    },
  });
}

/** On a busy machine the first connection may take longer than a command may. */
export const untilReachable = (store: SessionStore): Promise<void> => untilAnswered(() => store.ping());
