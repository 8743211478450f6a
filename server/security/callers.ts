import "server-only";
import { processSingleton } from "../process-singleton";
import { clientNetwork, isProxyAmong } from "../session/client-address";
import { knownAccount } from "../session/living-sessions";
import { presentedSessionId } from "../session/session-cookie";
import { keyOfSessionId } from "../session/session-id";
import { peekSession } from "../session/sessions";
import { isTrustedProxy, sessionContext } from "../session/shared";
import { keyedMark } from "./keyed-mark";

/** What the listener (`server/http/callers.mjs`) asks of a request's headers; it is no part of the build. */
export interface Callers {
  /** The network of the last address that is no proxy's: of an X-Forwarded-For header, or of a socket's address alone. */
  networkFrom(addresses: string | undefined): string;
  markOf(kind: "network" | "session", text: string): string;
  /** Whether a connection comes from one of the operator's proxies, which stands for everybody behind it. */
  isProxy(peer: string | undefined): boolean;
  /** The key of the session that a Cookie header shows, whether or not there is one. */
  sessionShown(cookieHeader: string | undefined): string | undefined;
  /** Whose it is, where it was lately found living in this process. */
  knownAccount(key: string): string | undefined;
  /** Asks the store. @throws SessionStoreUnavailable */
  isLiving(cookieHeader: string | undefined): Promise<boolean>;
}

/** Before the first request is taken. */
export function introduceCallers(): void {
  processSingleton(
    "callers",
    (): Callers => ({
      networkFrom: (addresses) => clientNetwork(addresses, isTrustedProxy),
      markOf,
      isProxy: (peer) => isProxyAmong(peer, isTrustedProxy),
      sessionShown: (cookieHeader) => sessionShown(cookieHeader ?? null),
      knownAccount,
      isLiving: async (cookieHeader) =>
        (await peekSession(sessionContext(), presentedSessionId(cookieHeader ?? null))) !== "unknown",
    }),
  );
}

/** The network that a request comes from, for counting and for the log. */
export function networkOf(headers: Pick<Headers, "get">): string {
  return clientNetwork(headers.get("x-forwarded-for"), isTrustedProxy);
}

export function networkMark(headers: Pick<Headers, "get">): string {
  return markOf("network", networkOf(headers));
}

/** @param key the key of a session's record */
export function sessionMark(key: string): string {
  return markOf("session", key);
}

/** Who asks, as far as a request's headers say it; the session is the one that they show, which may be none. */
export function marksOf(headers: Pick<Headers, "get">): { network: string; session: string | undefined } {
  const session = sessionShown(headers.get("cookie"));
  return { network: networkMark(headers), session: session && sessionMark(session) };
}

function sessionShown(cookieHeader: string | null): string | undefined {
  const id = presentedSessionId(cookieHeader);
  return id && keyOfSessionId(id);
}

/**
 * What stands in the log for an account, a network or a session: the same on every replica and after every restart;
 * without SESSION_SECRET nobody can tell from it who or which it was, not even with the session store in hand.
 */
export function markOf(kind: "account" | "network" | "session", text: string): string {
  return keyedMark("trail", `${kind} ${text}`).slice(0, 12);
}
