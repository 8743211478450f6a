import "server-only";
import type { AnyArgs } from "@/lib/calls/address";
import type { AnswerableCall } from "@/lib/calls/call";
import type { Success } from "@/lib/errors/codes";
import { joinTable } from "@/lib/resources/join-table";
import { faultOf, log } from "../log";
import { callChecked, type Trip } from "./call-platform";
import type { SessionInUse } from "./with-session";

/** How long rows wait for what completes them, in ms. */
const patience = 1000;

/**
 * `callChecked`, with what another call knows of the rows. Where that cannot be had, or not soon, the rows come without:
 * a list without pictures is a list.
 *
 * @throws ConsoleError, CallerLeft
 */
export async function callCompleted(
  call: AnswerableCall,
  args: AnyArgs,
  session: SessionInUse | undefined,
  trip: Trip,
): Promise<Success<unknown>> {
  const answer = await callChecked(call, args, session, trip);
  const join = joinTable.get(call);
  const requests = join?.requests(answer.data) ?? [];
  if (join === undefined || requests.length === 0) return answer;
  const soon = AbortSignal.timeout(patience);
  const signal = trip.signal === undefined ? soon : AbortSignal.any([trip.signal, soon]);
  const found = await Promise.all(
    requests.map(async (request) => {
      try {
        return [(await callChecked(join.asked, request, session, { ...trip, signal })).data];
      } catch (error) {
        if (trip.signal?.aborted) throw error;
        log("warn", "rows without what completes them", {
          route: call.id,
          reference: trip.reference,
          ...faultOf(error),
        });
        return [];
      }
    }),
  );
  return { ...answer, data: join.complete(answer.data, found.flat()) };
}
