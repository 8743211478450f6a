import "server-only";
import { underLease } from "./lease-hold";
import type { RefreshContext, RefreshResult } from "./refresh-context";
import { renewTokens } from "./renew-tokens";
import { keyOfSessionId, leaseOfRefresh } from "./session-id";
import { peekSession } from "./sessions";
import { SessionStoreUnavailable } from "./store/session-store";

const giveUpAfterMs = 10_000;

/**
 * Brings the session to a generation newer than the one that was seen, with at most one call to the platform over all
 * callers and processes. The numbers are the steps of docs/security.md. A caller waits for 10 s at most; a call that is
 * under way goes on without them, and its tokens are kept.
 */
export function refreshSession(context: RefreshContext, id: string, seenGen: number): Promise<RefreshResult> {
  return withinTime(context, flightOf(context, id, seenGen));
}

function flightOf(context: RefreshContext, id: string, seenGen: number): Promise<RefreshResult> {
  const flight = `${keyOfSessionId(id)}:${seenGen}`;
  const running = context.inFlight.get(flight); // 1
  if (running !== undefined) return running;
  const work = settle(context, id, seenGen)
    .catch(unavailableWithStore)
    .finally(() => context.inFlight.delete(flight));
  const started = context.trackUntilDone(work);
  context.inFlight.set(flight, started);
  return started;
}

function withinTime({ timer }: RefreshContext, work: Promise<RefreshResult>): Promise<RefreshResult> {
  return new Promise((resolve, reject) => {
    const stop = timer(giveUpAfterMs, () => resolve("unavailable"));
    work.then(resolve, reject).finally(stop);
  });
}

async function settle(context: RefreshContext, id: string, seenGen: number): Promise<RefreshResult> {
  const giveUpAt = context.ticks() + giveUpAfterMs;
  while (context.ticks() < giveUpAt) {
    const session = await peekSession(context, id); // 2
    if (session === "unknown") return "ended";
    if (session.gen > seenGen) return session;
    const name = leaseOfRefresh(id, session.record.refreshToken);
    const held = await underLease(context, name, (lease) => renewTokens(context, { id, seenGen, lease })); // 3
    if (held.answer === "cooldown") return "unavailable";
    if (held.answer === "taken" && held.result !== "overtaken") return held.result;
    await context.pause(15 + Math.random() * 20);
  }
  return "unavailable";
}

function unavailableWithStore(error: unknown): RefreshResult {
  if (error instanceof SessionStoreUnavailable) return "unavailable";
  throw error;
}
