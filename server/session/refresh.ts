import "server-only";
import { randomUUID } from "node:crypto";
import { mayEnterPanel, parseRoles } from "@/lib/roles/roles";
import type { SessionContext } from "./context";
import { holdLease, leaseLifeMs } from "./lease-hold";
import { keyOfSessionId } from "./session-id";
import { recordOfGrant, type UpstreamGrant } from "./session-record";
import { type OpenSession, peekSession, writeRecord } from "./sessions";
import { SessionStoreUnavailable } from "./store/session-store";

const giveUpAfterMs = 10_000;
const upstreamTimeoutMs = 4_000;
const failureCooldownMs = 2_000;
const storeRetryMs = 250;

/** What the refresh endpoint said. `refused` is a 4xx alone; everything unclear is `failed`. */
export type RefreshAnswer = { outcome: "ok"; grant: UpstreamGrant } | { outcome: "refused" } | { outcome: "failed" };

/** Must follow no redirect, keep its URL out of logs and end when the signal does. */
export type UpstreamRefresh = (refreshToken: string, signal: AbortSignal) => Promise<RefreshAnswer>;

/** `ended`: signed out. `unavailable`: the session lives, try again later (503). */
export type RefreshResult = OpenSession | "ended" | "unavailable";

/** What the session layer asks of the platform. */
export interface TokenCalls {
  callUpstream: UpstreamRefresh;
  /** Ends the platform's own session of an access token. May fail; nobody waits for it. */
  endUpstream: (accessToken: string) => Promise<void>;
}

export interface RefreshContext extends SessionContext, TokenCalls {
  /** Refreshes running in this process, by key and generation. */
  inFlight: Map<string, Promise<RefreshResult>>;
}

/**
 * Brings the session to a generation newer than the one that was seen, with at most one call to the
 * platform over all callers and processes. The numbers are the steps of the design.
 */
export function refreshSession(context: RefreshContext, id: string, seenGen: number): Promise<RefreshResult> {
  const flight = `${keyOfSessionId(id)}:${seenGen}`;
  const running = context.inFlight.get(flight); // 1
  if (running !== undefined) return running;
  const started = settle(context, id, seenGen)
    .catch(unavailableWithStore)
    .finally(() => context.inFlight.delete(flight));
  context.inFlight.set(flight, started);
  return started;
}

async function settle(context: RefreshContext, id: string, seenGen: number): Promise<RefreshResult> {
  const giveUpAt = context.clock() + giveUpAfterMs;
  const owner = randomUUID();
  while (context.clock() < giveUpAt) {
    const session = await peekSession(context, id); // 2
    if (session === "unknown") return "ended";
    if (session.gen > seenGen) return session;
    const lease = await context.store.lease(session.key, owner, leaseLifeMs); // 3
    if (lease === "cooldown") return "unavailable";
    if (lease === "taken") {
      const task = () => exchange(context, { id, seenGen, owner, giveUpAt });
      const result = await holdLease(context.store, session.key, owner, task, cooldownAfter); // 7
      if (result !== "overtaken") return result;
    }
    await context.pause(15 + Math.random() * 20);
  }
  return "unavailable";
}

interface Holder {
  id: string;
  seenGen: number;
  /** Of the lease. */
  owner: string;
  giveUpAt: number;
}

/** @returns overtaken where the lease ended while its holder stood still: somebody else may be at it, nothing was sent */
async function exchange(
  context: RefreshContext,
  { id, seenGen, owner, giveUpAt }: Holder,
): Promise<RefreshResult | "overtaken"> {
  const session = await peekSession(context, id); // 4
  if (session === "unknown") return "ended";
  if (session.gen > seenGen) return session;
  if (!(await context.store.renew(session.key, owner, leaseLifeMs))) return "overtaken";
  const answer = await askUpstream(context, session);
  if (answer.outcome === "failed") return "unavailable"; // 6
  if (answer.outcome === "ok") return keep(context, session, answer.grant, giveUpAt); // 5
  // Only the generation whose token was refused: a stalled holder must not end what another one renewed.
  const destroyed = await context.store.destroy(session.key, { gen: session.gen });
  return destroyed ? "ended" : asStored(context, session);
}

async function askUpstream({ callUpstream }: RefreshContext, session: OpenSession): Promise<RefreshAnswer> {
  try {
    const answer = await callUpstream(session.record.refreshToken, AbortSignal.timeout(upstreamTimeoutMs));
    // Whoever lost the last role that opens the panel is as good as refused (S13).
    if (answer.outcome === "ok" && !mayEnterPanel(parseRoles(answer.grant.grantedRoles))) return { outcome: "refused" };
    return answer;
  } catch {
    // The error may quote the URL and with it the token: it ends here.
    return { outcome: "failed" };
  }
}

/** The old token is spent, so a store that is briefly away is asked again: losing the new one signs out. */
async function keep(
  context: RefreshContext,
  session: OpenSession,
  grant: UpstreamGrant,
  giveUpAt: number,
): Promise<RefreshResult> {
  const receivedAt = context.clock();
  const record = recordOfGrant(grant, receivedAt, session.record.chosenRole);
  for (;;) {
    try {
      return (await writeRecord(context, session, record, receivedAt)) ?? (await lostRace(context, session, grant));
    } catch (error) {
      if (!(error instanceof SessionStoreUnavailable) || context.clock() >= giveUpAt) throw error;
    }
    await context.pause(storeRetryMs);
  }
}

/** Whoever signed out meanwhile could not end what did not exist yet: nobody holds these tokens, so they shall not live. */
async function lostRace(context: RefreshContext, session: OpenSession, grant: UpstreamGrant): Promise<RefreshResult> {
  const stored = await asStored(context, session);
  if (stored === "ended") void context.endUpstream(grant.accessToken).catch(() => undefined);
  return stored;
}

/** The race was lost or the session is gone: go by what is stored, never insert. */
async function asStored(context: RefreshContext, session: OpenSession): Promise<RefreshResult> {
  const stored = await peekSession(context, session.id);
  return stored === "unknown" ? "ended" : stored;
}

/** A failure is remembered by letting the lease rest, which holds in every process. */
function cooldownAfter(result: RefreshResult | "overtaken" | undefined): number {
  return result === "unavailable" ? failureCooldownMs : 0;
}

function unavailableWithStore(error: unknown): RefreshResult {
  if (error instanceof SessionStoreUnavailable) return "unavailable";
  throw error;
}
