import "server-only";
import type { AnyArgs } from "@/lib/calls/address";
import type { AnswerableCall } from "@/lib/calls/call";
import type { Success } from "@/lib/errors/codes";
import { enrichmentTable } from "@/lib/resources/enrichment-table";
import { log } from "../log/log";
import { faultOf } from "../log/logger.mjs";
import { callChecked } from "./call-platform";
import type { CallContext } from "./call-rest";
import { callTold } from "./call-told";
import { firstOf } from "./calls-of-a-signal";
import type { SessionInUse } from "./with-session";

/** How long rows wait for their enrichment, in ms. */
const timeoutMs = 1000;

/**
 * `callTold`, with the rows enriched.
 *
 * @param lacking where that cannot be had: on a screen, or not soon, rows come `without`, for a list without pictures is
 * a list; in a file nobody would see what is missing, so it `fails`.
 * @throws ConsoleError, ClientAborted
 */
export async function callEnriched(
  call: AnswerableCall,
  args: AnyArgs,
  session: SessionInUse | undefined,
  callContext: CallContext,
  lacking: "without" | "fails" = "without",
): Promise<Success<unknown>> {
  const answer = await callTold(call, args, session, callContext);
  const enrichment = enrichmentTable.get(call);
  const requests = enrichment?.requests(answer.data) ?? [];
  if (enrichment === undefined || requests.length === 0) return answer;
  const hurried = lacking === "without" ? AbortSignal.timeout(timeoutMs) : undefined;
  const signal = firstOf(hurried, callContext.signal);
  const found = await Promise.all(
    requests.map(async (request) => {
      try {
        return [(await callChecked(enrichment.source, request, session, { ...callContext, signal })).data];
      } catch (error) {
        if (lacking === "fails" || callContext.signal?.aborted) throw error;
        log("warn", "rows without their enrichment", {
          route: call.id,
          requestId: callContext.requestId,
          ...faultOf(error),
        });
        return [];
      }
    }),
  );
  return { ...answer, data: enrichment.apply(answer.data, found.flat()) };
}
