"use client";

import { useQuery } from "@tanstack/react-query";
import { useCallQuery } from "@/components/calls/use-call-query";
import { readAllPages } from "@/lib/calls/read-all-pages";
import { sendCall } from "@/lib/calls/send-call";
import {
  machinesByVersion,
  type NewDraftForm,
  strategyOf,
  takesPresentVersion,
} from "@/lib/resources/drafts/begin/new-draft";
import { draftsCalls } from "@/lib/resources/drafts/drafts.calls";
import { type Storage, storagesCalls } from "@/lib/resources/storages/storages.calls";

/** 2§7. */
const storagesAtOnce = 200;

const quiet = { meta: { quiet: true }, retry: false } as const;

interface Asked {
  isFetching: boolean;
  refetch(): unknown;
}

/** What a new draft begins with, read by the id that the form holds, and the machines that it may be for. */
export function useDraftBase(
  { origin, originId }: Pick<NewDraftForm, "origin" | "originId">,
  openId: number | undefined,
) {
  const id = Number(originId);
  const begun = useCallQuery(
    draftsCalls.one,
    { params: { id }, query: { domain: origin } },
    { ...quiet, enabled: originId !== "" },
  );
  const mapping = originId === "" ? undefined : begun.data?.data;
  const blueprintId = mapping?.blueprint?.id;
  const isOfPresent = blueprintId !== undefined && mapping !== undefined && takesPresentVersion(mapping);
  const present = useCallQuery(
    draftsCalls.blueprints,
    { query: { ids: [blueprintId ?? 0], limit: 1 } },
    { ...quiet, enabled: isOfPresent },
  );
  const blueprint = isOfPresent ? present.data?.data.find((each) => each.id === blueprintId) : undefined;
  const strategy = mapping && strategyOf(mapping, { isFromTable: openId === id, blueprint });
  const isVersionRead = strategy !== undefined && (!isOfPresent || present.data !== undefined);
  const machines = useQuery<Storage[]>({
    ...quiet,
    queryKey: [storagesCalls.list.id, "of-blueprint", blueprintId],
    queryFn: ({ signal }) =>
      readAllPages(storagesAtOnce, async (offset) => {
        const query = {
          bobBlueprintId: blueprintId,
          sort: "name",
          order: "ASC",
          limit: storagesAtOnce,
          offset,
        } as const;
        return (await sendCall(storagesCalls.list, { query }, signal)).data;
      }),
    enabled: blueprintId !== undefined,
  });
  const failed: (Asked & { error: unknown })[] = [begun, present, machines].filter(({ isError }) => isError);
  return {
    mapping,
    strategy,
    blueprint: mapping?.blueprint,
    /** Undefined until they are read. */
    machines: machines.data && isVersionRead ? machinesByVersion(machines.data, strategy.blueprintVersion) : undefined,
    isReading:
      originId !== "" && failed.length === 0 && (begun.isPending || (blueprintId !== undefined && machines.isPending)),
    /** Why something of it is not there. */
    error: failed[0]?.error,
    isRetrying: failed.some(({ isFetching }) => isFetching),
    retry(): void {
      for (const each of failed) void each.refetch();
    },
  };
}

export type DraftBase = ReturnType<typeof useDraftBase>;
