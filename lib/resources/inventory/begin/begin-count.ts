import { longestPage } from "@/lib/calls/call";
import type { SendCall } from "@/lib/calls/send-call";
import { watchWrite } from "@/lib/calls/watch-write";
import { isMade, type WriteOutcome } from "@/lib/calls/write-outcome";
import type { StepWatch } from "../count-steps";
import { inventoryCalls } from "../inventory.calls";
import { hasOurFields, type Inventory } from "../inventory-reads.calls";
import type { InventoryScope } from "../inventory-scope";
import { joinedArgs, readCount } from "../read-counts";

/** What is to be counted, and by whom. */
export interface CountPlan {
  storage: number;
  /** The first count of the piece of work that it belongs to. */
  joinedTo?: number | undefined;
  scope?: InventoryScope | undefined;
  isBlind?: boolean | undefined;
  note?: string | undefined;
  /** Nobody yet where undefined. */
  counter: number | undefined;
}

/** `id` is that of the count that was begun, also where its counter could not be named. */
export interface BegunCount {
  id: number | undefined;
  outcome: WriteOutcome;
  /** Of its counter, in the platform's words; undefined where it did not say. */
  counterName?: string | undefined;
}

/**
 * Begins a count, and names its counter. It never throws.
 * @param begun the count that was begun before, where naming its counter had failed
 */
export async function beginCount(plan: CountPlan, watch: StepWatch, begun?: number): Promise<BegunCount> {
  const made = begun === undefined ? await create(plan, watch) : { id: begun, outcome: { kind: "done" as const } };
  const { counter } = plan;
  if (made.id === undefined || counter === undefined || !isMade(made.outcome)) return made;
  return { id: made.id, ...(await nameCounter(made.id, counter, watch)) };
}

/**
 * Begins several counts as one piece of work: the later ones join the first. It never throws.
 * @param begun what an earlier try has begun, by id: that is gone on with. Where its counter is another one by now it gets
 * that one; what was begun of something else stays in it beside.
 * @returns ids of all that were begun, and what came of the last one that was tried
 */
export async function beginCounts(
  plans: readonly Omit<CountPlan, "joinedTo">[],
  watch: StepWatch,
  begun: Map<number, CountPlan>,
): Promise<{ ids: number[]; outcome: WriteOutcome; counterNames: (string | undefined)[] }> {
  const ids: number[] = [];
  const counterNames: (string | undefined)[] = [];
  let outcome: WriteOutcome = { kind: "done" };
  for (const [at, plan] of plans.entries()) {
    const whole = { ...plan, joinedTo: ids[0] };
    const later = at === 0 ? [] : plans.slice(at + 1).map((each) => ({ ...each, joinedTo: ids[0] }));
    const made = await beginCount(whole, watch, begunFor(whole, begun, { ids, later }));
    ({ outcome } = made);
    if (made.id === undefined) break;
    begun.set(made.id, whole);
    ids.push(made.id);
    counterNames.push(made.counterName);
    if (!isMade(outcome)) break;
  }
  return { ids, outcome, counterNames };
}

/** That of the same plan, else one of the same but for its counter that none of the others goes on with. */
function begunFor(
  plan: CountPlan,
  begun: ReadonlyMap<number, CountPlan>,
  { ids, later }: { ids: readonly number[]; later: readonly CountPlan[] },
): number | undefined {
  const textOf = (of: CountPlan): string => JSON.stringify([of.storage, of.joinedTo, of.scope, of.isBlind, of.note]);
  const isSame = (one: CountPlan, other: CountPlan): boolean =>
    one.counter === other.counter && textOf(one) === textOf(other);
  const free = [...begun].filter(([id]) => !ids.includes(id));
  const own = free.find(([, each]) => isSame(each, plan));
  const others = free.filter(([, each]) => textOf(each) === textOf(plan) && !later.some((one) => isSame(one, each)));
  return (own ?? others[0])?.[0];
}

/** Whether what was asked for beside the documents' fields was passed over: the platform knows nothing of it (decision 0050). */
export async function isMadePlain(
  id: number,
  plans: readonly Pick<CountPlan, "isBlind" | "scope">[],
  send: SendCall,
): Promise<boolean> {
  if (!plans.some(({ isBlind, scope }) => isBlind || scope)) return false;
  const made = await readCount(id, send).catch(() => undefined);
  return made !== undefined && !hasOurFields(made);
}

/** Names who may count (INV-07, reading 34). It never throws. */
export async function nameCounter(
  id: number,
  counter: number,
  { send, onLooking }: StepWatch,
): Promise<Pick<BegunCount, "outcome" | "counterName">> {
  let counterName: string | undefined;
  const outcome = await watchWrite({
    send: async (watch) => {
      const { data } = await send(inventoryCalls.edit, { params: { id }, body: { countedBy: counter } }, watch);
      counterName = data.countedBy?.fullName;
    },
    isDone: async () => (await readCount(id, send)).countedBy?.id === counter,
    onLooking,
  });
  return { outcome, counterName };
}

async function create({ counter: _, ...body }: CountPlan, { send, onLooking }: StepWatch): Promise<BegunCount> {
  const args =
    body.joinedTo === undefined
      ? {
          filters: { storageId: body.storage, sort: "Id" as const, order: "DESC" as const },
          offset: 0,
          limit: longestPage,
        }
      : joinedArgs(body.joinedTo);
  const readRows = async (): Promise<readonly Inventory[]> => (await send(inventoryCalls.list, args)).data.items;
  let before: ReadonlySet<number>;
  try {
    before = new Set((await readRows()).map((row) => row.id));
  } catch (error) {
    // Without it nobody could tell later whether a count was begun.
    const outcome = await watchWrite({ send: () => Promise.reject(error), isDone: async () => false });
    return { id: undefined, outcome };
  }
  let id: number | undefined;
  const outcome = await watchWrite({
    send: async (watch) => {
      ({ id } = (await send(inventoryCalls.create, { body }, watch)).data);
    },
    isDone: async () => {
      const found = (await readRows()).find((row) => !before.has(row.id) && isOf(row, body));
      id ??= found?.id;
      return found !== undefined;
    },
    onLooking,
  });
  return { id, outcome };
}

/** A platform that knows nothing of what is ours shows none of it. */
function isOf(row: Inventory, { scope, isBlind = false, note }: Omit<CountPlan, "counter">): boolean {
  if (!hasOurFields(row)) return true;
  return row.isBlind === isBlind && (row.note ?? "") === (note ?? "") && isSameScope(row.scope, scope);
}

function isSameScope(scope: InventoryScope | undefined, wanted: InventoryScope | undefined): boolean {
  if (scope === undefined || wanted === undefined) return scope === wanted;
  const ids = new Set(scope.ids);
  const isSame =
    scope.kind === wanted.kind && scope.days === wanted.days && Boolean(scope.isRecount) === Boolean(wanted.isRecount);
  return isSame && ids.size === (wanted.ids ?? []).length && (wanted.ids ?? []).every((id) => ids.has(id));
}
