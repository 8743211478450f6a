import "server-only";
import { type AnyArgs, idempotencyHeader, ifMatchHeader } from "@/lib/calls/address";
import type { RestCall } from "@/lib/calls/call";
import type { Success } from "@/lib/errors/codes";
import { ConsoleError } from "@/lib/errors/console-error";
import { trackUntilDone } from "../../process-life";
import { sessionContext } from "../../session/shared";
import { callEnriched } from "../../upstream/call-enriched";
import type { CallContext } from "../../upstream/call-rest";
import type { SessionInUse } from "../../upstream/with-session";
import { recordOf, type TrailedRequest, trail, whoIs } from "../trail";
import { idempotent } from "./idempotent";
import { ifMatch } from "./if-match";
import { failureOfWrite, isKnownToFail } from "./open-outcome";

/** What accompanies a write: no signal, for nothing gives it up. */
export interface WriteContext extends Omit<CallContext, "signal"> {
  incoming: TrailedRequest;
}

/**
 * Makes a write of a browser: idempotent where it names a key, and only on an unchanged record where it names a version.
 * It runs to its end even if the browser leaves: a repeated request finds its answer, the next change of the record
 * waits for what it does, and the trail tells that it began and what became of it.
 *
 * Of somebody signed in it names one of them at least, and the version where the call needs it.
 *
 * @throws ConsoleError (precondition-required where it does not)
 */
export async function makeWrite(
  call: RestCall,
  args: AnyArgs,
  session: SessionInUse | undefined,
  { incoming, ...callContext }: WriteContext,
): Promise<Success<unknown>> {
  const { headers } = incoming.request;
  const key = headers.get(idempotencyHeader);
  const etag = headers.get(ifMatchHeader);
  const lacksVersion = etag === null && (key === null || call.needsVersion === true);
  if (session !== undefined && lacksVersion) throw new ConsoleError("precondition-required");
  const write = async () => {
    const who = session === undefined ? {} : whoIs(session.current);
    const record = recordOf(args);
    // Before it is sent: where the process is killed meanwhile, nothing else tells of a write that may have been made.
    trail("writing", incoming, who, record);
    try {
      const answer = await callEnriched(call, args, session, callContext);
      trail("written", incoming, who, { outcome: "done", ...record });
      return answer;
    } catch (error) {
      const failure = failureOfWrite(error);
      if (isKnownToFail(failure)) trail("not written", incoming, who, record);
      else trail("written", incoming, who, { outcome: "unknown", ...record });
      throw failure;
    }
  };
  if (session === undefined) return trackUntilDone(write());
  const context = sessionContext();
  const guarded = etag === null ? write : () => ifMatch(context, session, { call, args, etag, callContext }, write);
  if (key === null) return trackUntilDone(guarded());
  const request = JSON.stringify([call.id, args, etag]);
  return trackUntilDone(idempotent(context, session.current, { key, request }, guarded));
}
