import "server-only";
import { randomUUID } from "node:crypto";
import { type Role, tabRoles } from "@/lib/roles/roles";
import type { SessionContext } from "./context";
import { holdLease, leaseLifeMs } from "./lease-hold";
import { type OpenSession, peekSession, writeRecord } from "./sessions";

const giveUpAfterMs = 10_000;

/**
 * Chooses one of the session's own tabs (S12). Under the refresh lease: a new generation written in
 * the middle of a refresh would make that one lose its new tokens.
 *
 * @throws SessionStoreUnavailable
 */
export async function chooseRole(
  context: SessionContext,
  session: OpenSession,
  role: Role,
): Promise<OpenSession | "unknown" | "not-allowed" | "unavailable"> {
  const giveUpAt = context.clock() + giveUpAfterMs;
  const owner = randomUUID();
  while (context.clock() < giveUpAt) {
    if ((await context.store.lease(session.key, owner, leaseLifeMs)) === "taken") {
      return holdLease(
        context.store,
        session.key,
        owner,
        () => writeChoice(context, session.id, role),
        () => 0,
      );
    }
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
