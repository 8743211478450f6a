import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useCallQuery } from "@/components/calls/use-call-query";
import { useOperatorZone } from "@/components/shell/operator-zone";
import { useToday } from "@/components/shell/use-today";
import { listDiffers, rowsBeside } from "@/lib/queues/page-of";
import type { AnyQueue } from "@/lib/queues/queue";
import { allOf, placeIn, withNew } from "@/lib/queues/steps";
import type { QueueSummary } from "@/lib/queues/summary";
import type { ListUrl } from "../url/use-list-url";
import { queueQuery } from "./queue-query";
import { useDoneToday } from "./use-done-today";
import { useQueueKeys } from "./use-queue-keys";

/** Where in a queue the open record stands, and the steps from there; one that cannot be made is undefined. */
export function useSteps(queue: AnyQueue, url: ListUrl) {
  const today = useToday();
  const query = useQuery(queueQuery(queue, { today, timeZone: useOperatorZone() }));
  const done = useDoneToday(queue.key);
  const open = openOf(queue, url, today);
  const found = query.data?.data;
  const [sequence, setSequence] = useState<readonly number[]>([]);
  const waiting = found?.rows.map(({ id }) => id);
  const known = waiting === undefined ? sequence : withNew(sequence, waiting);
  if (known !== sequence) setSequence(known);
  const place = waiting && placeIn(known, new Set(waiting), done.ids, open);
  const isWaiting = place?.at !== undefined && !place.isGone;
  // The list goes along, so that the row is in sight.
  const to = (id: number | undefined) =>
    id === undefined ? undefined : () => url.open(id, rowsBeside(queue, found, url.state, { id, today }));
  const toNext = to(place?.next);
  const toPrevious = to(place?.previous);
  const isDone = open !== undefined && done.ids.has(open);
  const mark = (is: boolean) => open !== undefined && done.mark(open, is);
  const isShown = useIsShown(queue, url);
  const back = backTo(queue, url, { found, open: place?.at === undefined ? undefined : open, today });
  const [unseen, setUnseen] = useState<number>();
  function finishShown(): void {
    // Nobody has looked at what could not be read, or is not there yet: set aside, it would wait in vain.
    if (!isShown) setUnseen(open);
    else {
      mark(true);
      toNext?.();
    }
  }
  const finish = isWaiting && !isDone ? finishShown : undefined;
  const unfinish = isDone ? () => mark(false) : undefined;
  useQueueKeys({ next: toNext, previous: toPrevious, done: finish, undo: unfinish });
  const note = found?.rows.find(({ id }) => id === open)?.note;
  return {
    query,
    place,
    note,
    all: waiting ? allOf(known, waiting, found?.total) : 0,
    /** There are more than are stepped through: they come as these are worked off. */
    isPart: found?.isPart === true,
    /** How many more is not known. */
    isAtLeast: found?.isPart === true && found.total === undefined,
    /** To the queue's rows, where the list was narrowed or sorted otherwise: what the steps lead through is not what it shows. */
    back,
    done,
    isDone,
    /** Where the open record waits; it says so where that is not shown. */
    finish,
    isShown,
    /** It was to be set aside without having been shown. */
    isRefused: unseen !== undefined && unseen === open && !isShown,
    unfinish,
    toNext,
    toPrevious,
  };
}

/** The open record; none where the list shows records of another kind, of which one may have the same id. */
function openOf({ list: { kindFilter }, filters }: AnyQueue, { state }: ListUrl, today: string): number | undefined {
  const isOtherKind = kindFilter !== undefined && state.filters[kindFilter] !== filters(today)[kindFilter];
  return isOtherKind ? undefined : state.open;
}

/** @param open the open record of the queue, which stays open; another is closed */
function backTo(
  queue: AnyQueue,
  { state, urlOf, open: show, restore }: ListUrl,
  { found, open, today }: { found: QueueSummary | undefined; open: number | undefined; today: string },
) {
  const differs = listDiffers(queue, state, today);
  if (differs === undefined) return undefined;
  const rows = rowsBeside(queue, found, state, { id: open, today });
  return {
    differs,
    address: urlOf({ ...rows, open, mode: undefined }),
    go: () => (open === undefined ? restore({ ...state, ...rows }) : show(open, rows)),
  };
}

/** Whether the preview has the open record, which it asks for itself. */
function useIsShown({ list: { preview } }: AnyQueue, { state: { open, filters } }: ListUrl): boolean {
  const args = preview.args(open ?? 0, filters);
  const { data } = useCallQuery(preview.call, args, { enabled: false, meta: { quiet: true } });
  return open !== undefined && data !== undefined && preview.detail(data.data) !== undefined;
}
