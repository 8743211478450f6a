import "server-only";
import { ConsoleError } from "@/lib/errors/console-error";
import { networkOf } from "../security/callers";
import type { LimitDecision } from "../session/rate-limiter";
import { keptLimits, signInLimit } from "../session/shared";
import type { SessionInUse } from "../upstream/with-session";
import { type TrailedRequest, trail } from "./trail";

/**
 * Counts an attempt at something that can be guessed or flooded against its network (S14, S17).
 * @throws ConsoleError rate-limited
 */
export async function limitNetwork(asked: TrailedRequest): Promise<void> {
  throwRefused(await signInLimit().arrive(networkOf(asked.request.headers)), asked);
}

/**
 * Counts an attempt at signing in against its account, where `limitNetwork` has counted it before.
 * @returns the network that it came from
 * @throws ConsoleError rate-limited
 */
export async function limitGuesses(email: string, asked: TrailedRequest): Promise<string> {
  const network = networkOf(asked.request.headers);
  throwRefused(await signInLimit().attempt(email, network), asked, email);
  return network;
}

/**
 * Counts a call without a session, as `limitGuesses` does.
 * @throws ConsoleError rate-limited
 */
export async function limitCall(asked: TrailedRequest): Promise<void> {
  throwRefused(await signInLimit().attempt(asked.route, networkOf(asked.request.headers)), asked);
}

/**
 * Counts a mail to somebody, from whatever network it is asked for (S17).
 * @throws ConsoleError rate-limited
 */
export async function limitMail(email: string, asked: TrailedRequest): Promise<void> {
  throwRefused(await signInLimit().mail(email), asked, email);
}

/**
 * Counts what an account has kept, from all its sessions: each write is sealed and stored whole.
 * @throws ConsoleError rate-limited
 */
export async function limitKept(asked: TrailedRequest, { current }: SessionInUse): Promise<void> {
  throwRefused(await keptLimits().writes(current.userId), asked, current.record.email);
}

/**
 * Counts what an account looks up of what it has kept: each is opened whole.
 * @throws ConsoleError rate-limited
 */
export async function limitKeptReads(asked: TrailedRequest, { current }: SessionInUse): Promise<void> {
  throwRefused(await keptLimits().reads(current.userId), asked, current.record.email);
}

function throwRefused(decision: LimitDecision, asked: TrailedRequest, email?: string): void {
  if (decision === "allowed") return;
  trail("limited", asked, { email });
  throw new ConsoleError("rate-limited", { retryAfter: decision.retryAfterSeconds });
}
