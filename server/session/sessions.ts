import "server-only";
import type { SessionContext } from "./context";
import { isOver, limitFor, type SessionLimit, timeLeft } from "./limits";
import { noteGone, noteLiving } from "./living-sessions";
import { isSessionId, keyOfSessionId, newSessionId } from "./session-id";
import { recordOfGrant, type SessionRecord, sealRecord, type UpstreamGrant, unsealRecord } from "./session-record";
import { type NextGeneration, type RefreshDoubt, type StoredSession, touchEveryMs } from "./store/session-store";

/** A session whose id was shown. Holds the tokens: never hand it to a component or a log. */
export interface OpenSession {
  id: string;
  key: string;
  userId: string;
  gen: number;
  lastRefreshAt: number | null;
  doubt: RefreshDoubt;
  /** As it was read, before this use. */
  lastSeenAt: number;
  record: SessionRecord;
  /** Milliseconds, both above zero. The absolute one never outlives the refresh token. */
  left: SessionLimit;
}

export interface NewSession {
  grant: UpstreamGrant;
  userId: string;
  remember: boolean;
  /** From `deviceLabel`. */
  device: string;
}

/** Starts a session under a new id, whatever id the browser may have shown. */
export async function createSession(context: SessionContext, session: NewSession): Promise<OpenSession> {
  const id = newSessionId();
  const now = context.clock();
  const limit = limitFor(context.limits, session.remember);
  const record = { ...recordOfGrant(session.grant, now), life: { createdAt: now, ...limit } };
  const stored: StoredSession = {
    ...limit,
    key: keyOfSessionId(id),
    userId: session.userId,
    device: session.device,
    createdAt: now,
    lastSeenAt: now,
    remember: session.remember,
    gen: 1,
    lastRefreshAt: null,
    doubt: "none",
    sealed: sealRecord(record, { id, secret: context.secret, gen: 1 }),
  };
  await context.store.create(stored);
  noteLiving(stored.key, stored.userId);
  return openedSession(id, stored, record, now);
}

/**
 * Opens the session of an id from a cookie and notes that it was used.
 *
 * Expired and unknown ids take the same way, one read and no write, so that their timing tells
 * nothing (S3); the sweep removes what expired.
 */
export async function openSession(context: SessionContext, id: unknown): Promise<OpenSession | "unknown"> {
  const session = await peekSession(context, id);
  if (session === "unknown") return session;
  const now = context.clock();
  // The store looks at this again; asking it in vain would cost every request a write lock or a round callContext.
  if (session.lastSeenAt <= now - touchEveryMs) await context.store.touch(session.key, now);
  return session;
}

/** As `openSession`, without counting as use. */
export async function peekSession(context: SessionContext, id: unknown): Promise<OpenSession | "unknown"> {
  if (!isSessionId(id)) return "unknown";
  const key = keyOfSessionId(id);
  const session = await readSession(context, id, key);
  if (session === "unknown") noteGone(key);
  else noteLiving(key, session.userId);
  return session;
}

async function readSession(context: SessionContext, id: string, key: string): Promise<OpenSession | "unknown"> {
  const now = context.clock();
  const stored = await context.store.read(key);
  if (stored === undefined || isOver(timeLeft(stored, now))) return "unknown";
  const record = unsealRecord(stored.sealed, { id, secret: context.secret, gen: stored.gen });
  if (record === undefined) return "unknown";
  const session = openedSession(id, stored, record, now);
  return isOver(session.left) ? "unknown" : session;
}

/** Ends the session of an id; ending it twice is fine. @throws SessionStoreUnavailable: it may still live */
export async function destroySession(context: SessionContext, id: unknown): Promise<void> {
  if (!isSessionId(id)) return;
  const key = keyOfSessionId(id);
  await context.store.destroy(key);
  noteGone(key);
}

/**
 * Writes a new record over the generation that was opened.
 *
 * @param refreshed where the record came from a refresh
 * @returns undefined if another writer was first or the session is gone
 */
export async function writeRecord(
  context: SessionContext,
  session: OpenSession,
  record: SessionRecord,
  refreshed: Partial<Omit<NextGeneration, "sealed">> = {},
): Promise<OpenSession | undefined> {
  const gen = session.gen + 1;
  const lasting = { ...record, life: session.record.life };
  const sealed = sealRecord(lasting, { id: session.id, secret: context.secret, gen });
  const { lastRefreshAt = session.lastRefreshAt, doubt = session.doubt } = refreshed;
  const next = { sealed, lastRefreshAt, doubt: refreshed.doubt };
  const isWritten = await context.store.compareAndSet(session.key, session.gen, next);
  return isWritten ? { ...session, gen, record: lasting, lastRefreshAt, doubt } : undefined;
}

function openedSession(id: string, stored: StoredSession, record: SessionRecord, now: number): OpenSession {
  const { key, userId, gen, lastRefreshAt, doubt, lastSeenAt } = stored;
  const { idleMs, absoluteMs } = timeLeft({ ...stored, ...record.life }, now);
  const refreshTokenMs = (record.refreshLife?.expiresAt ?? Number.POSITIVE_INFINITY) - now;
  const left = { idleMs, absoluteMs: Math.min(absoluteMs, refreshTokenMs) };
  return { id, key, userId, gen, lastRefreshAt, doubt, lastSeenAt, record, left };
}

/** @returns seconds until the session ends, by whichever limit comes first. */
export function secondsLeft({ left }: OpenSession): number {
  return Math.floor(Math.min(left.idleMs, left.absoluteMs) / 1000);
}
