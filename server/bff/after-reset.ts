import "server-only";
import { z } from "zod";
import { log } from "../log/log";
import { faultOf } from "../log/logger.mjs";
import { destroySessionsOfUser } from "../session/my-sessions";
import { sessionContext } from "../session/shared";
import { userIdOf } from "./sign-in";
import { type TrailedRequest, trail } from "./trail";

const namedSchema = z.object({ email: z.string().min(1) });

/**
 * Ends all sessions of the user with a new password (S17), where the platform says who that is: the link's hash does not.
 * Where it does not say, they end as soon as it refuses their tokens.
 *
 * @param answer of the call, as its schema has it
 * @param asked by whom, for the trail
 */
export async function endSessionsAfterReset(answer: unknown, asked: TrailedRequest): Promise<void> {
  const named = namedSchema.safeParse(answer);
  if (!named.success) return;
  try {
    const { email } = named.data;
    const count = await destroySessionsOfUser(sessionContext(), userIdOf(email));
    trail("signed out", asked, { email }, { count });
  } catch (fault) {
    // The password is new and the link is spent: calling that a failure would send the person round in circles.
    log("warn", "sessions were not ended after a reset", faultOf(fault));
  }
}
