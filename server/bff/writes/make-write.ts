import "server-only";
import { type AnyArgs, idempotencyHeader, ifMatchHeader } from "@/lib/calls/address";
import type { RestCall } from "@/lib/calls/call";
import type { Success } from "@/lib/errors/codes";
import { seeThrough } from "../../process-life";
import { sessionContext } from "../../session/shared";
import { callCompleted } from "../../upstream/call-completed";
import type { Trip } from "../../upstream/call-platform";
import type { SessionInUse } from "../../upstream/with-session";
import { once } from "./once";
import { failureOfWrite } from "./open-outcome";
import { whileUnchanged } from "./while-unchanged";

/**
 * Makes a write that a browser asks for: once, where it names a key, and while its record is unchanged, where it names
 * a version. One with a key is seen through to its end where the browser leaves: its answer is there for who asks again.
 *
 * @throws ConsoleError, CallerLeft
 */
export async function makeWrite(
  call: RestCall,
  args: AnyArgs,
  session: SessionInUse | undefined,
  { headers, signal, ...rest }: Trip & { headers: Headers },
): Promise<Success<unknown>> {
  const key = headers.get(idempotencyHeader);
  const ifMatch = headers.get(ifMatchHeader);
  const trip: Trip = key === null ? { ...rest, signal } : rest;
  const write = async () => {
    try {
      return await callCompleted(call, args, session, trip);
    } catch (error) {
      throw failureOfWrite(error);
    }
  };
  if (session === undefined) return write();
  const context = sessionContext();
  const guarded =
    ifMatch === null ? write : () => whileUnchanged(context, session, { call, args, ifMatch, trip }, write);
  if (key === null) return guarded();
  const request = JSON.stringify([call.id, args, ifMatch]);
  return seeThrough(once(context, session.current, { key, request }, guarded));
}
