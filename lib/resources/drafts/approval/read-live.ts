import { fewAtATime } from "@/lib/calls/few-at-a-time";
import type { SendCall } from "@/lib/calls/send-call";
import { isSessionOver } from "@/lib/errors/session-over";
import { isRebuilt, readLiveMapping } from "../cells/live-mapping";
import { cellsOf, type MappedCell } from "../cells/mapped-cell";
import type { Mapping, MappingDetail } from "../drafts.calls";
import { isSameMapping, type LiveSide } from "./stale-cells";

type Machine = LiveSide["storage"];

/** A machine of a draft as it is now. */
export type LiveNow =
  | { readonly kind: "read"; readonly storage: Machine; readonly cells: readonly MappedCell[] }
  /** It has another blueprint, or another version of it, than the draft: applying leaves it as it is. */
  | { readonly kind: "rebuilt"; readonly storage: Machine }
  | { readonly kind: "unread"; readonly storage: Machine; readonly error: unknown };

interface ReadLiveTools {
  send: SendCall;
  /** Hears how many of them are read. */
  onRead?(done: number): void;
  /** No further one is read: nobody waits for it any more. */
  isStopped?(): boolean;
}

/** Reads live mapping of machines, few at a time. @throws where the session is over: nothing more can be read */
export async function readLive(
  draft: Pick<Mapping, "blueprint" | "blueprintVersion">,
  storages: readonly Machine[],
  { send, onRead, isStopped }: ReadLiveTools,
): Promise<LiveNow[]> {
  const found = new Map<number, LiveNow>();
  const read = async (storage: Machine): Promise<void> => {
    try {
      found.set(storage.id, liveNow(draft, storage, await readLiveMapping(storage.id, send)));
    } catch (error) {
      if (isSessionOver(error)) throw error;
      found.set(storage.id, { kind: "unread", storage, error });
    }
    onRead?.(found.size);
  };
  await fewAtATime(storages, read, isStopped);
  return storages.flatMap(({ id }) => found.get(id) ?? []);
}

function liveNow(
  draft: Pick<Mapping, "blueprint" | "blueprintVersion">,
  storage: Machine,
  live: MappingDetail,
): LiveNow {
  return isRebuilt(live, draft) ? { kind: "rebuilt", storage } : { kind: "read", storage, cells: cellsOf(live) };
}

/** Those of which something is another than it was shown. */
export function changedSince(shown: readonly LiveNow[], now: readonly LiveNow[]): LiveNow[] {
  const before = new Map(shown.map((each) => [each.storage.id, each]));
  return now.filter((each) => {
    const was = before.get(each.storage.id);
    if (each.kind !== "read" || was?.kind !== "read") return each.kind !== was?.kind;
    return !isSameMapping(was.cells, each.cells);
  });
}

/**
 * Beside what each was when the draft was made, where that is told. `liveWhenMade` was read after `live`: what has changed
 * between the two is told there.
 */
export function liveSides(live: readonly LiveNow[], liveWhenMade: MappingDetail["liveWhenMade"]): LiveSide[] {
  const made = new Map(liveWhenMade?.map((each) => [each.storage.id, each]));
  return live.flatMap((each) => {
    if (each.kind !== "read") return [];
    const { storage, cells } = each;
    const then = made.get(storage.id);
    return [{ storage, live: cells, made: then && asTold(cells, cellsOf(then)) }];
  });
}

/** What is not told of is as it was. */
function asTold(live: readonly MappedCell[], told: readonly MappedCell[]): MappedCell[] {
  const at = new Map(told.map((cell) => [cell.place, cell]));
  return live.map((cell) => at.get(cell.place) ?? cell);
}
