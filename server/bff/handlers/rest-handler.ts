import "server-only";
import { parse, safeParse } from "zod/mini";
import type { AnyArgs } from "@/lib/calls/address";
import { decodeQuery, InvalidParameter } from "@/lib/calls/address-coding";
import type { RestCall } from "@/lib/calls/call";
import type { Success } from "@/lib/errors/codes";
import { ConsoleError } from "@/lib/errors/console-error";
import { restCalls } from "@/lib/resources/call-table";
import { passwordCalls } from "@/lib/resources/session/password.calls";
import { trackUntilDone } from "../../process-life";
import { callEnriched } from "../../upstream/call-enriched";
import { passedOn } from "../../upstream/outbound-headers";
import type { SessionInUse } from "../../upstream/with-session";
import { endSessionsAfterReset } from "../after-reset";
import { jsonAnswer } from "../answers";
import { type BodyBudget, bodyBudgets } from "../body-budget";
import { callFinder, type FoundCall } from "../find-call";
import { limitCall, limitMail } from "../limit-guesses";
import type { Incoming, Route } from "../route";
import type { FindRoute } from "../with-bff";
import { makeWrite, type WriteContext } from "../writes/make-write";

const { requestPasswordReset, resetPassword } = passwordCalls;
const findCall = callFinder(restCalls.filter((call) => call.caller === "browser"));

/** `/api/rest/[...path]`: every REST call of the table that a browser may make. */
export const findRestRoute: FindRoute = (method, segments, { url }) => {
  const found = findCall(method, segments, new URL(url).searchParams);
  const { call } = found;
  return {
    name: call.id,
    access: call.access,
    budget: budgetOf(call),
    isLimited: call.access === "public",
    countsAsUse: true,
    answer: (incoming, session) => answerRest(found, incoming, session),
  } satisfies Route;
};

function budgetOf({ access, body, carriesImages }: RestCall): BodyBudget | "none" {
  if (body === undefined) return "none";
  if (access === "public") return bodyBudgets.public;
  return carriesImages ? bodyBudgets.images : bodyBudgets.usual;
}

async function answerRest(
  { call, params }: FoundCall<RestCall>,
  incoming: Incoming,
  session: SessionInUse | undefined,
): Promise<Response> {
  const { request, requestId, body } = incoming;
  const query = readQuery(call, new URL(request.url).searchParams);
  // What the schema accepted is passed on as it came: its output has our names, not the wire's.
  const checked = call.body && safeParse(call.body, body);
  if (checked !== undefined && !checked.success) throw new ConsoleError("invalid-request", { cause: checked.error });
  if (session !== undefined && !call.allows(session.current.record.roles, body)) throw new ConsoleError("forbidden");
  if (call.access === "public") await limitCall(incoming);
  if (call.id === requestPasswordReset.id) await limitMail(parse(requestPasswordReset.body, body).email, incoming);
  const callContext = { requestId, passed: passedOn(request.headers) };
  const asked = { params, query, body };
  if (call.method === "GET")
    return jsonAnswer(await callEnriched(call, asked, session, { ...callContext, signal: request.signal }));
  const write = { ...callContext, incoming };
  if (call.id === resetPassword.id) return jsonAnswer(await trackUntilDone(answerReset(asked, write)));
  return jsonAnswer(await makeWrite(call, asked, session, write));
}

/** As every write it is seen through to its end: the platform may have set the password already (S17). */
async function answerReset(asked: AnyArgs, write: WriteContext): Promise<Success<unknown>> {
  const { data } = await makeWrite(resetPassword, asked, undefined, write);
  await endSessionsAfterReset(data, write.incoming);
  // Whose password it was stays here.
  return { data: { done: true } };
}

function readQuery(call: RestCall, search: URLSearchParams): object {
  try {
    return decodeQuery(call.query, search);
  } catch (error) {
    throw error instanceof InvalidParameter ? new ConsoleError("invalid-request", { cause: error }) : error;
  }
}
