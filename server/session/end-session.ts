import "server-only";
import { underLease } from "./lease-hold";
import type { RefreshContext } from "./refresh-context";
import { openForMs } from "./refresh-context";
import { leaseOfRefresh } from "./session-id";
import { destroySession, type OpenSession, peekSession } from "./sessions";

/** Each lost to a refresh that was just written. */
const mostTries = 3;

/** What is left to do at the platform. May fail; the person who signs out does not wait for it. */
type PlatformSignOut = () => Promise<void>;

interface EndedSession {
  /** Undefined where there was none. */
  ended: OpenSession | undefined;
  signOutAtPlatform: PlatformSignOut;
}

/**
 * Ends the session of an id here, for good. Ending it twice is fine.
 *
 * An access token past its end cannot end anything at the platform, so the sign-out there renews it first: under the lease of
 * refreshes, for a refresh token works once. Where somebody else is renewing it, they find the session gone and end it;
 * right after a renewal that failed, nobody tries.
 *
 * @throws SessionStoreUnavailable: it may still live
 */
export async function endSession(context: RefreshContext, id: unknown): Promise<EndedSession> {
  let ended: OpenSession | undefined;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const session = await peekSession(context, id);
    ended = session === "unknown" ? undefined : session;
    if (session === "unknown") break;
    const signOutAtPlatform = await takeOut(context, session);
    if (signOutAtPlatform !== undefined) return { ended: session, signOutAtPlatform };
  }
  await destroySession(context, id);
  return { ended, signOutAtPlatform: async () => undefined };
}

/** @returns undefined where the session is no longer of that generation */
async function takeOut(context: RefreshContext, session: OpenSession): Promise<PlatformSignOut | undefined> {
  const { store } = context;
  const { id, key, gen, record } = session;
  if ((record.accessLife?.expiresAt ?? Number.POSITIVE_INFINITY) > context.clock()) {
    return (await store.destroy(key, { gen })) ? () => context.endUpstream(record.accessToken) : undefined;
  }
  const held = await underLease(context, leaseOfRefresh(id, record.refreshToken), async (lease) => {
    const send = await lease.beginSend(openForMs);
    return { isEnded: await store.destroy(key, { gen }), isAlone: send.state === "alone" };
  });
  const { isEnded, isAlone } =
    held.answer === "taken" ? held.result : { isEnded: await store.destroy(key, { gen }), isAlone: false };
  if (!isEnded) return undefined;
  return isAlone ? () => renewAndEnd(context, record.refreshToken) : async () => undefined;
}

async function renewAndEnd({ callUpstream, endUpstream }: RefreshContext, refreshToken: string): Promise<void> {
  const answer = await callUpstream(refreshToken, () => true);
  if (answer.outcome === "ok") await endUpstream(answer.grant.accessToken);
}
