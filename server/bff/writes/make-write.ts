import "server-only";
import { type AnyArgs, idempotencyHeader, ifMatchHeader } from "@/lib/calls/address";
import type { RestCall } from "@/lib/calls/call";
import type { Success } from "@/lib/errors/codes";
import { trackUntilDone } from "../../process-life";
import { sessionContext } from "../../session/shared";
import { callEnriched } from "../../upstream/call-enriched";
import type { CallContext } from "../../upstream/call-rest";
import type { SessionInUse } from "../../upstream/with-session";
import { idempotent } from "./idempotent";
import { ifMatch } from "./if-match";
import { failureOfWrite } from "./open-outcome";

/**
 * Makes a write of a browser: idempotent where it names a key, and only on an unchanged record where it names a version.
 * One with a key runs to its end even if the browser leaves, so that a repeated request finds its answer.
 *
 * @throws ConsoleError, ClientAborted
 */
export async function makeWrite(
  call: RestCall,
  args: AnyArgs,
  session: SessionInUse | undefined,
  { headers, signal, ...rest }: CallContext & { headers: Headers },
): Promise<Success<unknown>> {
  const key = headers.get(idempotencyHeader);
  const etag = headers.get(ifMatchHeader);
  const callContext: CallContext = key === null ? { ...rest, signal } : rest;
  const write = async () => {
    try {
      return await callEnriched(call, args, session, callContext);
    } catch (error) {
      throw failureOfWrite(error);
    }
  };
  if (session === undefined) return write();
  const context = sessionContext();
  const guarded = etag === null ? write : () => ifMatch(context, session, { call, args, etag, callContext }, write);
  if (key === null) return guarded();
  const request = JSON.stringify([call.id, args, etag]);
  return trackUntilDone(idempotent(context, session.current, { key, request }, guarded));
}
