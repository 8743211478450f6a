"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useCallMutation } from "@/components/calls/use-call-mutation";
import type { Call, CallAnswer, CallArgs } from "@/lib/calls/call";
import { queryKeyOf } from "@/lib/calls/query-key";
import type { RecordState } from "@/lib/record-form/record-edit";

/** The record that a form is about to change, at the platform. */
export interface CurrentRecord<Values> {
  /** Of the record that the form begins with. */
  version: RecordState<Values>["version"];
  /** The record as it is by now, past the cache. Its failure is told like that of the save which it is a part of. */
  read(): Promise<RecordState<Values>>;
}

/**
 * @param call reads the record
 * @param version of the answer that the form begins with
 * @param toForm what the form makes of the record
 */
export function useCurrentRecord<C extends Call, Values>(
  call: C,
  args: CallArgs<C>,
  version: string | undefined,
  toForm: (record: CallAnswer<C>) => Values,
): CurrentRecord<Values> {
  const cache = useQueryClient();
  const key = queryKeyOf(call, args);
  const { mutateAsync } = useCallMutation(call);
  return {
    version,
    async read() {
      const answer = await mutateAsync(args);
      cache.setQueryData(key, answer);
      return { values: toForm(answer.data), version: answer.version };
    },
  };
}
