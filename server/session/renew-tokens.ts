import "server-only";
import { mayEnterPanel, parseRoles } from "@/lib/roles/roles";
import type { HeldLease } from "./lease-hold";
import { openForMs, type RefreshAnswer, type RefreshContext, type RefreshResult } from "./refresh-context";
import { recordOfGrant, type UpstreamGrant } from "./session-record";
import { type OpenSession, peekSession, writeRecord } from "./sessions";
import { type RefreshDoubt, SessionStoreUnavailable } from "./store/session-store";

const failureCooldownMs = 2_000;
const storeRetryMs = 250;
/** Each withheld because its holder stood still between the renewal of the lease and the socket. */
const mostTries = 5;

interface Holder {
  id: string;
  seenGen: number;
  lease: HeldLease;
}

/**
 * The part of a refresh that one holder of the lease does. The numbers are the steps of docs/security.md.
 * @returns overtaken where the lease ended while its holder stood still: somebody else may be refreshing, nothing was sent
 */
export async function renewTokens(
  context: RefreshContext,
  { id, seenGen, lease }: Holder,
): Promise<RefreshResult | "overtaken"> {
  const session = await peekSession(context, id); // 4
  if (session === "unknown") return "ended";
  if (session.gen > seenGen) return session;
  // The token was refused, and the other holder that had sent it brought nothing in time.
  if (session.doubt === "refused") return end(context, session);

  const sent = await send(context, session, lease); // 5
  if (sent === "overtaken") return sent;
  const { answer, othersOpenUntil } = sent;
  if (answer.outcome === "ok") {
    const kept = await keep(context, session, answer.grant, othersOpenUntil > context.ticks() ? "sent-twice" : "none"); // 6
    return typeof kept === "object" ? withDoubt(context, kept, lease) : kept;
  }
  const openMs = othersOpenUntil - context.ticks();
  if (answer.outcome !== "refused") {
    // Giving the lease back forgets that another holder is sending: a refusal of the next try must not come before theirs.
    lease.coolDown(Math.max(failureCooldownMs, Math.ceil(openMs))); // 8
    return "unavailable";
  }
  if (openMs <= 0) return end(context, session); // 7
  // Another holder spent the token and may yet bring what it got for it.
  await context.store.markDoubt(session.key, session.gen, "refused");
  lease.coolDown(Math.ceil(openMs));
  return "unavailable";
}

interface Sent {
  answer: RefreshAnswer;
  /** Until when another holder's request may be under way, by `ticks`. */
  othersOpenUntil: number;
}

/** The request leaves only while the lease lasts long enough for its answer; else the lease is renewed and it tries again. */
async function send(context: RefreshContext, session: OpenSession, lease: HeldLease): Promise<Sent | "overtaken"> {
  let othersOpenUntil = Number.NEGATIVE_INFINITY;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const sending = await lease.beginSend(openForMs);
    if (sending.state === "lost") return "overtaken";
    if (sending.state === "again") {
      othersOpenUntil = context.ticks() + sending.openForMs;
      // The other holder may have come back: then its tokens are there, and the old one is not sent again.
      if (!(await context.store.markDoubt(session.key, session.gen, "sent-twice"))) return "overtaken";
    }
    const answer = await askUpstream(context, session, lease);
    if (answer.outcome !== "withheld") return { answer, othersOpenUntil };
  }
  return { answer: { outcome: "failed" }, othersOpenUntil };
}

async function askUpstream(
  { callUpstream }: RefreshContext,
  session: OpenSession,
  lease: HeldLease,
): Promise<RefreshAnswer> {
  try {
    const answer = await callUpstream(session.record.refreshToken, lease.isFresh);
    // Without a role that opens the panel the refresh counts as refused (S13).
    if (answer.outcome === "ok" && !mayEnterPanel(parseRoles(answer.grant.grantedRoles))) return { outcome: "refused" };
    return answer;
  } catch {
    // The error may quote the URL and with it the token: it ends here.
    return { outcome: "failed" };
  }
}

/** Only the generation whose token was refused: a holder that stood still must not end what another one renewed. */
async function end(context: RefreshContext, session: OpenSession): Promise<RefreshResult> {
  if (await context.store.destroy(session.key, { gen: session.gen })) return "ended";
  const stored = await peekSession(context, session.id);
  return stored === "unknown" ? "ended" : stored;
}

/** The old token is spent, so the new ones are written as soon as the store can: without them the session is lost. */
async function keep(
  context: RefreshContext,
  spent: OpenSession,
  grant: UpstreamGrant,
  doubt: RefreshDoubt,
): Promise<OpenSession | "ended"> {
  const receivedAt = context.clock();
  const endsAt = context.ticks() + Math.min(spent.left.idleMs, spent.left.absoluteMs);
  for (let latest = spent; ; ) {
    try {
      const record = recordOfGrant(grant, receivedAt, latest.record.chosenRole);
      const written = await writeRecord(context, latest, record, { lastRefreshAt: receivedAt, doubt });
      if (written !== undefined) return written;
      const stored = await peekSession(context, spent.id);
      if (stored === "unknown") return signedOutMeanwhile(context, grant);
      // Another holder's tokens; a role that was chosen meanwhile leaves them as they are.
      if (stored.record.refreshToken !== spent.record.refreshToken) return stored;
      latest = stored;
    } catch (error) {
      if (!(error instanceof SessionStoreUnavailable) || context.ticks() >= endsAt) throw error;
      await context.pause(storeRetryMs);
    }
  }
}

/** A lease that is lost once the tokens are written was somebody else's before: they may have sent the old token too. */
async function withDoubt(context: RefreshContext, session: OpenSession, lease: HeldLease): Promise<OpenSession> {
  if (await lease.confirm().catch(() => false)) return session;
  await context.store.markDoubt(session.key, session.gen, "sent-twice").catch(() => false);
  return { ...session, doubt: "sent-twice" };
}

/** A sign-out meanwhile could not end what did not exist yet: nobody holds these tokens. */
function signedOutMeanwhile(context: RefreshContext, grant: UpstreamGrant): "ended" {
  void context.endUpstream(grant.accessToken).catch(() => undefined);
  return "ended";
}
