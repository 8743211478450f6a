import "server-only";
import type { AnyArgs } from "@/lib/calls/address";
import type { AnswerableCall } from "@/lib/calls/call";
import type { Success } from "@/lib/errors/codes";
import { toldTable } from "@/lib/resources/told-table";
import { usersCalls } from "@/lib/resources/users/users.calls";
import { log } from "../log/log";
import { faultOf } from "../log/logger.mjs";
import { processSingleton } from "../process-singleton";
import { callChecked } from "./call-platform";
import type { CallContext } from "./call-rest";
import { firstOf } from "./calls-of-a-signal";
import { versionOfAnswer } from "./record-version";
import type { SessionInUse } from "./with-session";

/** An answer waits for it no longer, in ms. */
const timeoutMs = 1000;
/** Of so many sessions this process remembers the ids of their people. */
const mostKnown = 5_000;
const knownIds = () => processSingleton("user-ids", () => new Map<string, number>());

/**
 * `callChecked`, with the version of a record that staff may change, and of its answer what the person of the session is told:
 * whatever leaves the server, rows, records, pages and files, is read by this. An answer of a call without a session is nobody's
 * secret.
 */
export async function callTold(
  call: AnswerableCall,
  args: AnyArgs,
  session: SessionInUse | undefined,
  callContext: CallContext,
): Promise<Success<unknown>> {
  const checked = await callChecked(call, args, session, callContext);
  // Of the record, whoever reads it: a change is checked against it.
  const answer = { ...checked, version: versionOfAnswer(call, args, checked.data) };
  const told = toldTable.get(call);
  if (told === undefined || session === undefined) return answer;
  const { roles, email } = session.current.record;
  const userId = told.needsUserId(answer.data, { roles, email }) ? await userIdOf(session, callContext) : undefined;
  return { ...answer, data: told.tell(answer.data, { roles, email, userId }) };
}

/** A sign-in does not answer it. Undefined where it cannot be found out: then less is told. */
async function userIdOf(session: SessionInUse, callContext: CallContext): Promise<number | undefined> {
  const { key } = session.current;
  const known = knownIds().get(key);
  if (known !== undefined) return known;
  const { email } = session.current.record;
  const caller = callContext.signal;
  const signal = firstOf(AbortSignal.timeout(timeoutMs), caller);
  try {
    const asked = { query: { fullTextSearch: email } };
    const { data } = await callChecked(usersCalls.own, asked, session, { ...callContext, signal });
    const found: { items: readonly { id: number; email: string }[] } = Object(data);
    const id = found.items.find((user) => user.email.toLowerCase() === email.toLowerCase())?.id;
    if (id !== undefined) remember(key, id);
    return id;
  } catch (error) {
    if (caller?.aborted) throw error;
    const { requestId } = callContext;
    log("warn", "user id not found", { route: usersCalls.own.id, requestId, ...faultOf(error) });
    return undefined;
  }
}

function remember(key: string, id: number): void {
  const known = knownIds();
  const [oldest] = known.keys();
  if (known.size >= mostKnown && oldest !== undefined) known.delete(oldest);
  known.set(key, id);
}
