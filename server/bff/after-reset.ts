import "server-only";
import { z } from "zod";
import { faultOf, log } from "../log";
import { destroySessionsOfUser } from "../session/my-sessions";
import { sessionContext } from "../session/shared";
import { userIdOf } from "./sign-in";

const namedSchema = z.object({ email: z.string().min(1) });

/**
 * Ends all sessions of the user with a new password (S17), where the platform says who that is: the link's hash does not.
 * Where it does not say, they end as soon as it refuses their tokens.
 *
 * @param answer of the call, as its schema has it
 */
export async function endSessionsAfterReset(answer: unknown): Promise<void> {
  const named = namedSchema.safeParse(answer);
  if (!named.success) return;
  try {
    await destroySessionsOfUser(sessionContext(), userIdOf(named.data.email));
  } catch (fault) {
    // The password is new and the link is spent: calling that a failure would send the person round in circles.
    log("warn", "sessions were not ended after a reset", faultOf(fault));
  }
}
