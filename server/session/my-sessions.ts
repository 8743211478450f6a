import "server-only";
import type { SessionContext } from "./context";
import { isOver, timeLeft } from "./limits";
import type { OpenSession } from "./sessions";

/** A session as its user sees it in the profile. Times are milliseconds since the epoch. */
export interface MySession {
  /** Names the session for `destroyOtherSession`; it opens nothing. */
  ref: string;
  device: string;
  createdAt: number;
  lastSeenAt: number;
  isCurrent: boolean;
}

/** The living sessions of the session's user, the one used last first. */
export async function listMySessions(context: SessionContext, session: OpenSession): Promise<MySession[]> {
  const now = context.clock();
  const stored = await context.store.listByUser(session.userId);
  return stored
    .filter((each) => !isOver(timeLeft(each, now)))
    .map(({ key, device, createdAt, lastSeenAt }) => {
      return { ref: key, device, createdAt, lastSeenAt, isCurrent: key === session.key };
    })
    .sort((one, other) => other.lastSeenAt - one.lastSeenAt);
}

/** Ends another session of the same user; one of somebody else is as good as none. @returns whether it ended */
export async function destroyOtherSession(
  context: SessionContext,
  session: OpenSession,
  ref: string,
): Promise<boolean> {
  return ref !== session.key && context.store.destroy(ref, { userId: session.userId });
}

/** After a password reset (S17). @returns how many ended */
export async function destroySessionsOfUser(context: SessionContext, userId: string): Promise<number> {
  return context.store.destroyByUser(userId);
}
