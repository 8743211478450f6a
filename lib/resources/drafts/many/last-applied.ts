import { fewAtATime } from "@/lib/calls/few-at-a-time";
import type { SendCall } from "@/lib/calls/send-call";
import { isNotFound } from "@/lib/errors/is-not-found";
import { draftState } from "../draft-state";
import { draftsCalls, type Mapping, type MappingDetail } from "../drafts.calls";

/** So many drafts of a machine are looked through, those with the latest start day. */
const mostCandidates = 20;

/** Drafts for several machines that were read, by id, while several are looked at. One that is for one alone is asked for once, and need not be kept. */
export type ReadDrafts = Map<number, Promise<MappingDetail | undefined>>;

interface LastAppliedTools {
  send: SendCall;
  /** YYYY-MM-DD where the operator works. */
  today: string;
  known?: ReadDrafts;
}

/**
 * The saved draft that a machine was given last, by when it was given it; one whose time is not told comes before those, by its
 * start day, then its id. One that is known to have left this machine as it was is none of them.
 * @returns null where there is none @throws what a call rejects with
 */
export async function readLastApplied(
  storage: number,
  { send, today, known = new Map() }: LastAppliedTools,
): Promise<MappingDetail | null> {
  const { data } = await send(draftsCalls.list, {
    query: {
      domain: "mapping-draft",
      isApplied: true,
      storageIds: [storage],
      sort: "startDate",
      order: "DESC",
      limit: mostCandidates,
    },
  });
  const candidates = inOrderOfStart(data.items, { storage, today });
  const read = new Map<number, MappingDetail | undefined>();
  await fewAtATime(candidates, async ({ id, storages }) => {
    read.set(id, await readDraft(id, send, storages.length > 1 ? known : new Map()));
  });
  const given = candidates.flatMap(({ id }) => read.get(id) ?? []).filter((detail) => wasGiven(detail, storage));
  return lastGiven(given, storage) ?? null;
}

/** A draft that was approved late is given last, whatever its start (decision 0053). @param drafts the latest start first */
function lastGiven(drafts: readonly MappingDetail[], storage: number): MappingDetail | undefined {
  const givenAt = (draft: MappingDetail): number => Date.parse(applicationTo(draft, storage)?.at ?? "") || 0;
  return drafts.toSorted((one, other) => givenAt(other) - givenAt(one))[0];
}

/** The latest one first. What a platform that knows no such filter lists beside them is left out. */
export function inOrderOfStart(
  drafts: readonly Mapping[],
  { storage, today }: { storage: number; today: string },
): Mapping[] {
  return drafts
    .filter(({ storages }) => storages.some(({ id }) => id === storage))
    .filter((draft) => draftState(draft, today) === "applied")
    .sort((one, other) => compare(other.startDate ?? "", one.startDate ?? "") || other.id - one.id);
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** By what the platform tells of it; where it tells nothing, a draft that is applied was given. */
export function wasGiven(draft: Pick<MappingDetail, "applications">, storage: number): boolean {
  return applicationTo(draft, storage)?.outcome !== "LEFT";
}

export function applicationTo({ applications }: Pick<MappingDetail, "applications">, storage: number) {
  return applications?.find((each) => each.storage.id === storage);
}

/** Somebody may have deleted it meanwhile. */
function readDraft(id: number, send: SendCall, known: ReadDrafts): Promise<MappingDetail | undefined> {
  const reading = known.get(id) ?? ask();
  known.set(id, reading);
  return reading;

  async function ask(): Promise<MappingDetail | undefined> {
    try {
      return (await send(draftsCalls.one, { params: { id }, query: { domain: "mapping-draft" } })).data;
    } catch (error) {
      if (isNotFound(error)) return undefined;
      // Who asks again is not told the old failure.
      known.delete(id);
      throw error;
    }
  }
}
