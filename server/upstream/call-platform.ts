import "server-only";
import type { AnyArgs } from "@/lib/calls/address";
import type { AnswerableCall } from "@/lib/calls/call";
import { isOfAnother, recordAskedFor } from "@/lib/calls/record-asked-for";
import type { Success } from "@/lib/errors/codes";
import { ConsoleError } from "@/lib/errors/console-error";
import { callDocumentation } from "./call-documentation";
import { callQuery } from "./call-query";
import { type CallContext, callRest, type TokenCallContext } from "./call-rest";
import { invalidAnswer, TokenRefused } from "./upstream-fault";
import { type SessionInUse, withSession } from "./with-session";

/**
 * Makes any call of the table that answers JSON, with arguments that its declaration has accepted.
 * @param session undefined for public calls alone
 * @throws ConsoleError, upstream-invalid-answer also for one about another record than was asked for; ClientAborted
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
  const answered = await ask(call, args, callContext);
  const asked = recordAskedFor(call, args);
  if (asked === undefined || !isOfAnother(asked, answered.data)) return answered;
  throw invalidAnswer("other-record");
}

async function ask(call: AnswerableCall, args: AnyArgs, callContext: TokenCallContext): Promise<Success<unknown>> {
  if (call.kind === "query") return callQuery(call, args, callContext);
  if (call.kind === "documentation") return { data: await callDocumentation(call, args, callContext) };
  return { data: await callRest(call, args, callContext) };
}
