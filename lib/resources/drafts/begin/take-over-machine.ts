import { fewAtATime } from "@/lib/calls/few-at-a-time";
import { mayBeMade } from "@/lib/calls/may-be-made";
import type { SendCall } from "@/lib/calls/send-call";
import { ConsoleError } from "@/lib/errors/console-error";
import { isSessionOver } from "@/lib/errors/session-over";
import { type CellDifference, differences } from "../cells/differences";
import { readLiveCells } from "../cells/live-mapping";
import { cellsOf, isSameSetting, type MappedCell, settingFor, settingOf } from "../cells/mapped-cell";
import { sendCell } from "../cells/send-cell";
import { draftsCalls } from "../drafts.calls";
import type { UnsentCell } from "../editing/unsent-cell";

export interface TakeOverProgress {
  done: number;
  all: number;
}

/** A cell that the draft does not have as the machine has it. */
export interface FailedCell {
  readonly difference: CellDifference;
  readonly error: ConsoleError;
  /** No clear answer came, and a look afterwards shows nothing of it. */
  readonly isUnmade?: boolean;
}

/** What became of the machine's cells. */
export interface TakenOver extends TakeOverProgress {
  readonly failed: readonly FailedCell[];
  /** Aliases of mapped cells of the machine that have no place in the draft: it is built by another version. */
  readonly placeless: readonly string[];
  /** It was stopped before all of them were sent. */
  readonly isStopped: boolean;
}

interface TakeOverTools {
  send: SendCall;
  onProgress(progress: TakeOverProgress): void;
  /** Hears what the draft lacks: before the first cell is sent, and once no more are. */
  onLacking(cells: readonly UnsentCell[]): void;
  isStopped(): boolean;
}

/**
 * Has the cells of a draft hold what those of a machine hold now, few at a time. Begun again it sends what is lacking alone.
 * @param draft id of one that was made from the machine's blueprint
 * @param machine id of the storage
 * @throws ConsoleError where either cannot be read, and where the session is over
 */
export async function takeOverMachine(
  draft: number,
  machine: number,
  { send, onProgress, onLacking, isStopped }: TakeOverTools,
): Promise<TakenOver> {
  const [made, live] = await Promise.all([
    send(draftsCalls.one, { params: { id: draft }, query: { domain: "mapping-draft" } }),
    readLiveCells(machine, send),
  ]);
  const wanted = live.map((cell) => ({ ...cell, ...settingFor(cell.kind, cell) }));
  const { changed, onlyAfter } = differences(cellsOf(made.data), wanted);
  const isMapped = new Set(
    wanted.flatMap(({ alias, product, fillOnDemand }) => (product || fillOnDemand ? alias : [])),
  );
  const failed: FailedCell[] = [];
  const lacking = new Set(changed);
  let there: ReadonlyMap<string, MappedCell> | undefined;
  let done = 0;
  onProgress({ done, all: changed.length });
  onLacking(unsentOf(changed));
  try {
    await fewAtATime(
      changed,
      async (difference) => {
        const { cell, after } = difference;
        try {
          await sendCell("mapping-draft", cell, { from: settingOf(cell), to: after }, send);
          lacking.delete(difference);
          done += 1;
          onProgress({ done, all: changed.length });
        } catch (error) {
          if (!(error instanceof ConsoleError) || isSessionOver(error)) throw error;
          failed.push({ difference, error });
        }
      },
      isStopped,
    );
    there = failed.length === 0 ? undefined : await cellsThere(draft, send);
    for (const { difference } of failed) if (there && isThere(difference, there)) lacking.delete(difference);
  } finally {
    onLacking(unsentOf([...lacking]));
  }
  const left = failed.flatMap((each) =>
    lacking.has(each.difference) ? { ...each, isUnmade: there !== undefined && mayBeMade(each.error) } : [],
  );
  done = changed.length - lacking.size;
  return {
    done,
    all: changed.length,
    failed: left,
    placeless: onlyAfter.filter((alias) => isMapped.has(alias)),
    isStopped: done + left.length < changed.length,
  };
}

/** What the draft holds by now, by place; undefined where that cannot be read. */
async function cellsThere(id: number, send: SendCall): Promise<ReadonlyMap<string, MappedCell> | undefined> {
  try {
    const { data } = await send(draftsCalls.one, { params: { id }, query: { domain: "mapping-draft" } });
    return new Map(cellsOf(data).map((cell) => [cell.place, cell]));
  } catch (error) {
    if (isSessionOver(error)) throw error;
    return undefined;
  }
}

function isThere({ cell: { place }, after }: CellDifference, there: ReadonlyMap<string, MappedCell>): boolean {
  const cell = there.get(place);
  return cell !== undefined && isSameSetting(cell, after);
}

function unsentOf(some: readonly CellDifference[]): UnsentCell[] {
  return some.map(({ cell, after }) => ({ place: cell.place, ...settingOf(after), base: settingOf(cell) }));
}
