import "server-only";
import { ConsoleError } from "@/lib/errors/console-error";
import { clientNetwork } from "../session/client-address";
import { isTrustedProxy, signInLimit } from "../session/shared";

/**
 * Counts an attempt at something that can be guessed or flooded (S14, S17).
 * @param subject what is tried: an account, or the name of a call
 * @returns the network that it was counted for
 * @throws ConsoleError rate-limited
 */
export async function limitGuesses(subject: string, headers: Headers): Promise<string> {
  const network = clientNetwork(headers.get("x-forwarded-for"), isTrustedProxy);
  const decision = await signInLimit().attempt(subject, network);
  if (decision !== "allowed") throw new ConsoleError("rate-limited", { retryAfter: decision.retryAfterSeconds });
  return network;
}
