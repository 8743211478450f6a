import "server-only";
import type { AnyArgs } from "@/lib/calls/address";
import type { AnswerableCall } from "@/lib/calls/call";
import type { Success } from "@/lib/errors/codes";
import { ConsoleError } from "@/lib/errors/console-error";
import { callDocumentation } from "./call-documentation";
import { callQuery } from "./call-query";
import { type CallContext, callRest, type TokenCallContext } from "./call-rest";
import { TokenRefused } from "./upstream-fault";
import { type SessionInUse, withSession } from "./with-session";

/**
 * Makes any call of the table that answers JSON, with arguments that its declaration has accepted.
 * @param session undefined for public calls alone
 * @throws ConsoleError, ClientAborted
 */
export async function callChecked(
  call: AnswerableCall,
  args: AnyArgs,
  session: SessionInUse | undefined,
  callContext: CallContext,
): Promise<Success<unknown>> {
  if (session !== undefined)
    return withSession(session, (token) => answer(call, args, { ...callContext, token }), callContext.signal);
  try {
    return await answer(call, args, callContext);
  } catch (error) {
    throw error instanceof TokenRefused
      ? new ConsoleError("forbidden", { shownText: error.shownText, cause: error })
      : error;
  }
}

async function answer(call: AnswerableCall, args: AnyArgs, callContext: TokenCallContext): Promise<Success<unknown>> {
  if (call.kind === "query") return callQuery(call, args, callContext);
  if (call.kind === "documentation") return { data: await callDocumentation(call, args, callContext) };
  return { data: await callRest(call, args, callContext) };
}
