import "server-only";
import { processSingleton } from "../process-singleton";

/** A browser that shows a page asks more often. */
const knownForMs = 15 * 60_000;
/** Many more than 200 people's; where there are more, those that were seen last are known. */
const mostKnown = 10_000;

interface Seen {
  at: number;
  account: string;
}

/** Keys of sessions that this process found living: the one that was seen last comes last. */
const known = () => processSingleton("living-sessions", () => new Map<string, Seen>());

/** @param account whose session it is, as the store has it */
export function noteLiving(key: string, account: string): void {
  const seen = known();
  seen.delete(key);
  seen.set(key, { at: performance.now(), account });
  const [first] = seen.keys();
  if (seen.size > mostKnown && first !== undefined) seen.delete(first);
}

export function noteGone(key: string): void {
  known().delete(key);
}

/**
 * Whose a session is that was lately found living here, at no cost: for who is served first and with how much alone. It
 * opens nothing, and another replica may have ended it since.
 */
export function knownAccount(key: string): string | undefined {
  const seen = known().get(key);
  return seen !== undefined && performance.now() - seen.at < knownForMs ? seen.account : undefined;
}
