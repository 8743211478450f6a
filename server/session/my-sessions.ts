import "server-only";
import type { MySession } from "@/lib/session/session-client";
import type { SessionContext } from "./context";
import { readDeviceLabel } from "./device-label";
import { isOver, timeLeft } from "./limits";
import type { OpenSession } from "./sessions";

/** The living sessions of the session's user, this one first, then the one used last. */
export async function listMySessions(context: SessionContext, session: OpenSession): Promise<MySession[]> {
  const now = context.clock();
  const stored = await context.store.listByUser(session.userId);
  return stored
    .filter((each) => !isOver(timeLeft(each, now)))
    .map(({ key, device, createdAt, lastSeenAt }) => {
      return { ref: key, ...readDeviceLabel(device), createdAt, lastSeenAt, isCurrent: key === session.key };
    })
    .sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent) || other.lastSeenAt - one.lastSeenAt);
}

/** Ends another session of the same user; one of somebody else is as good as none. @returns whether it ended */
export async function destroyOtherSession(
  context: SessionContext,
  session: OpenSession,
  ref: string,
): Promise<boolean> {
  return ref !== session.key && context.store.destroy(ref, { userId: session.userId });
}

/** Ends all sessions of the user but the one that asks. @returns how many ended */
export async function destroyOtherSessions(context: SessionContext, session: OpenSession): Promise<number> {
  const others = (await context.store.listByUser(session.userId)).filter(({ key }) => key !== session.key);
  const ended = await Promise.all(others.map(({ key }) => context.store.destroy(key, { userId: session.userId })));
  return ended.filter(Boolean).length;
}

/** After a password reset (S17). @returns how many ended */
export async function destroySessionsOfUser(context: SessionContext, userId: string): Promise<number> {
  return context.store.destroyByUser(userId);
}
