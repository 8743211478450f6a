import "server-only";
import { ConsoleError } from "@/lib/errors/console-error";
import { clientNetwork } from "../session/client-address";
import { isTrustedProxy, signInLimit } from "../session/shared";
import type { SignInDecision } from "../session/sign-in-limit";

/**
 * Counts an attempt at something that can be guessed or flooded against its network (S14, S17).
 * @throws ConsoleError rate-limited
 */
export async function limitNetwork(headers: Headers): Promise<void> {
  throwRefused(await signInLimit().arrive(networkOf(headers)));
}

/**
 * Counts it against what is tried, where `limitNetwork` has counted it before.
 * @param subject an account, or the name of a call
 * @returns the network that it came from
 * @throws ConsoleError rate-limited
 */
export async function limitGuesses(subject: string, headers: Headers): Promise<string> {
  const network = networkOf(headers);
  throwRefused(await signInLimit().attempt(subject, network));
  return network;
}

/**
 * Counts a mail to somebody, from whatever network it is asked for (S17).
 * @throws ConsoleError rate-limited
 */
export async function limitMail(address: string): Promise<void> {
  throwRefused(await signInLimit().mail(address));
}

function networkOf(headers: Headers): string {
  return clientNetwork(headers.get("x-forwarded-for"), isTrustedProxy);
}

function throwRefused(decision: SignInDecision): void {
  if (decision !== "allowed") throw new ConsoleError("rate-limited", { retryAfter: decision.retryAfterSeconds });
}
