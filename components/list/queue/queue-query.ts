import { lateAnswerOr } from "@/components/calls/late-answers";
import { queryKeyOf } from "@/lib/calls/query-key";
import { sendAnyCall } from "@/lib/calls/send-call";
import type { Success } from "@/lib/errors/codes";
import type { QueueNow } from "@/lib/list/declare/list-queue";
import type { AnyQueue } from "@/lib/queues/queue";
import { type QueueSummary, summarize } from "@/lib/queues/summary";

/** A queue's figures, for React Query: of its rows nothing is kept but what they say together. */
export function queueQuery(queue: AnyQueue, { today, timeZone }: Pick<QueueNow, "today" | "timeZone">) {
  const { call } = queue.list;
  const args = queue.args(today);
  const queryKey = queueKeyOf(queue, today);
  return {
    queryKey,
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<Success<QueueSummary>> =>
      lateAnswerOr(queryKey, async () => {
        const answer = await sendAnyCall(call, args, signal);
        return { ...answer, data: summarize(queue, answer.data, { today, timeZone, now: new Date() }) };
      }),
    meta: { quiet: true },
  };
}

/** Among the answers of its list's call: what makes these outdated makes its figures outdated. */
export function queueKeyOf(queue: AnyQueue, today: string): readonly [string, unknown] {
  return queryKeyOf(queue.list.call, { queue: queue.key, ...queue.args(today) });
}
