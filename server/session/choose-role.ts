import "server-only";
import { type Role, tabRoles } from "@/lib/roles/roles";
import type { SessionContext } from "./context";
import { underLease } from "./lease-hold";
import { leaseOfRefresh } from "./session-id";
import { type OpenSession, peekSession, writeRecord } from "./sessions";

const giveUpAfterMs = 10_000;

/**
 * Chooses one of the session's own tabs (S12). Under the refresh lease: callers that wait for a refresh would take a new
 * generation with the old tokens for the refreshed one.
 *
 * @throws SessionStoreUnavailable
 */
export async function chooseRole(
  context: SessionContext,
  session: OpenSession,
  role: Role,
): Promise<OpenSession | "unknown" | "not-allowed" | "unavailable"> {
  const { id } = session;
  const giveUpAt = context.ticks() + giveUpAfterMs;
  while (context.ticks() < giveUpAt) {
    const current = await peekSession(context, id);
    if (current === "unknown") return "unknown";
    const held = await underLease(context, leaseOfRefresh(id, current.record.refreshToken), () =>
      writeChoice(context, id, role),
    );
    if (held.answer === "taken") return held.result;
    await context.pause(25);
  }
  return "unavailable";
}

async function writeChoice(context: SessionContext, id: string, role: Role) {
  const session = await peekSession(context, id);
  if (session === "unknown") return "unknown";
  if (!tabRoles(session.record.roles).includes(role)) return "not-allowed";
  if (session.record.chosenRole === role) return session;
  const written = await writeRecord(context, session, { ...session.record, chosenRole: role });
  if (written !== undefined) return written;
  // Signed out meanwhile; or a refresh that lost its lease was written after all, and trying again makes sense.
  return (await peekSession(context, id)) === "unknown" ? "unknown" : "unavailable";
}
