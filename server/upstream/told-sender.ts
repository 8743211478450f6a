import "server-only";
import type { AnyArgs } from "@/lib/calls/address";
import type { Call, CallAnswer, CallArgs } from "@/lib/calls/call";
import type { SendCall } from "@/lib/calls/send-call";
import type { Success } from "@/lib/errors/codes";
import { ConsoleError } from "@/lib/errors/console-error";
import type { CallContext } from "../upstream/call-rest";
import { callTold } from "../upstream/call-told";
import { invalidAnswer } from "../upstream/upstream-fault";
import type { SessionInUse } from "../upstream/with-session";

/**
 * Makes calls on the server as a page makes them: of an answer there is what the person of the session is told. It rejects where
 * an answer is not whole: paper would say less without a word.
 */
export function toldSender(session: SessionInUse, callContext: CallContext): SendCall {
  function send<C extends Call>(call: C, args: CallArgs<C>): Promise<Success<CallAnswer<C>>>;
  async function send(call: Call, args: AnyArgs): Promise<Success<unknown>> {
    if (call.kind === "download") throw new ConsoleError("internal");
    const answer = await callTold(call, args, session, callContext);
    if (answer.notice !== undefined) throw invalidAnswer("not-json");
    return answer;
  }
  return send;
}
