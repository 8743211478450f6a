import "server-only";
import { createHash } from "node:crypto";
import type { Redis } from "ioredis";
import { accountOf } from "./account-of";
import { decided, type LimitDecision, rateLimiter } from "./rate-limiter";

const windowSeconds = 15 * 60;
const attemptsOfAccount = 10;
/** A whole office may share one address; a successful sign-in gives its attempt back. */
const attemptsOfNetwork = 100;
/** Nobody's mailbox is filled by others who ask for a new password in its name. */
const mailsOfMailbox = 3;
const attemptsWithoutDelay = 3;
const longestDelaySeconds = 60;

/** Counts attempts to sign in per account and network, and per network (S14). */
export interface SignInLimit {
  /** Call before anything of the attempt is read: it counts against the network. */
  arrive(network: string): Promise<LimitDecision>;
  /** Call before asking the platform; an allowed attempt is counted, a refused one is given back to the network. */
  attempt(account: string, network: string): Promise<LimitDecision>;
  /** Call before a mail is asked for: it counts against the mailbox, from all networks. */
  mail(address: string): Promise<LimitDecision>;
  /** Call after a successful sign-in: the account's count starts again for this network. */
  succeeded(account: string, network: string): Promise<void>;
}

/** @returns seconds to wait after so many attempts: none for the first three, then 1, 2, 4 … 60 */
export function delayAfter(attempts: number): number {
  return attempts < attemptsWithoutDelay ? 0 : Math.min(2 ** (attempts - attemptsWithoutDelay), longestDelaySeconds);
}

/**
 * An account is limited in one network at a time, so guessing from elsewhere locks nobody out.
 *
 * @param redis counts for all replicas; while it is away, and without it, this process counts alone (S15)
 */
export function createSignInLimit(redis: Redis | undefined): SignInLimit {
  const byAccount = rateLimiter(redis, "sign-in:account", attemptsOfAccount, windowSeconds);
  const byNetwork = rateLimiter(redis, "sign-in:network", attemptsOfNetwork, windowSeconds);
  const byMailbox = rateLimiter(redis, "sign-in:mailbox", mailsOfMailbox, windowSeconds);
  const delays = rateLimiter(redis, "sign-in:delay", 1, longestDelaySeconds);

  async function count(account: string, network: string): Promise<void> {
    const pair = pairOf(account, network);
    const attempts = (await byAccount.get(pair))?.consumedPoints ?? 0;
    const customDuration = delayAfter(attempts);
    // The account's own limit is asked before its delay, for its wait is the longer one.
    if (attempts < attemptsOfAccount && customDuration > 0) await delays.consume(pair, 1, { customDuration });
    await byAccount.consume(pair);
  }

  return {
    arrive: (network) => decided(byNetwork.consume(network)),
    attempt: async (account, network) => {
      const decision = await decided(count(account, network));
      if (decision !== "allowed") await byNetwork.reward(network);
      return decision;
    },
    mail: (address) => decided(byMailbox.consume(pairOf(address, ""))),
    succeeded: async (account, network) => {
      const pair = pairOf(account, network);
      await Promise.all([byAccount.delete(pair), delays.delete(pair), byNetwork.reward(network)]);
    },
  };
}

/** Hashed: an e-mail address has no business in a counter's name. */
function pairOf(account: string, network: string): string {
  return createHash("sha256")
    .update(JSON.stringify([accountOf(account), network]))
    .digest("hex");
}
