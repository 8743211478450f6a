import "server-only";
import { isSessionOver } from "@/lib/errors/session-over";
import { ClientAborted } from "../upstream/upstream-fault";

/**
 * A part that a paper can be made without.
 *
 * @returns undefined where it cannot be read now: the paper says so
 * @throws where nobody waits for the paper any more, and where the session is over
 */
export async function orUnread<Read>(reading: Promise<Read>): Promise<Read | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ClientAborted || isSessionOver(error)) throw error;
    return undefined;
  }
}
