import { setImmediate } from "node:timers/promises";
import { and, asc, desc, eq, exists, inArray, isNotNull, isNull, lte } from "drizzle-orm";
import { isDay } from "@/lib/dates/day";
import { diskFault } from "../../db/database-fault";
import { mappingApplications, mappingDraftStorages, mappingDrafts } from "../../db/schema/drafts";
import { groupBy } from "../../group-by";
import type { PlatformContext } from "../../platform-context";
import { applyToMachine } from "./apply-to-machine";
import { cellsOfOwner } from "./kept-cells";

type DueContext = Pick<PlatformContext, "database" | "now" | "days" | "log">;

/** The last run of each database: drafts that meet in a machine are given to all of their machines in one order. */
const runs = new WeakMap<DueContext["database"], Promise<void>>();

/**
 * Gives machines the drafts that are approved and whose day has come on the operator's clock, by their start, then their
 * approval (reading 40). Each machine is changed in a transaction of its own, which says that it was: a run that breaks
 * off leaves each of them wholly changed or not at all, and the next run goes on with that draft before it looks at others.
 * Runs go one after another, and what is approved meanwhile has its turn after the draft that is under way.
 *
 * @throws where the database does
 */
export function applyDue(context: DueContext): Promise<void> {
  const before = runs.get(context.database) ?? Promise.resolve();
  const run = before.then(() => applyAll(context));
  runs.set(
    context.database,
    run.catch(() => undefined),
  );
  return run;
}

/** One that breaks off holds up those that meet it in a machine, and no others. @throws once the others are given */
async function applyAll(context: DueContext): Promise<void> {
  const broken = new Map<number, unknown>();
  for (;;) {
    const draft = firstFree(await dueDrafts(context), broken);
    if (draft === undefined) break;
    await applyDraft(context, draft).catch((error: unknown) => broken.set(draft.id, error));
  }
  const [cause] = broken.values();
  if (broken.size > 0)
    throw new Error(`Not given to all of their machines: drafts ${[...broken.keys()].join(", ")}.`, { cause });
}

/** Who is held up holds up who comes after it. */
function firstFree(due: readonly Due[], broken: ReadonlyMap<number, unknown>): Due | undefined {
  const held = new Set<number>();
  return due.find(({ id, machines }) => {
    const isFree = !broken.has(id) && !machines.some((machine) => held.has(machine));
    if (!isFree) for (const machine of machines) held.add(machine);
    return isFree;
  });
}

type Due = Awaited<ReturnType<typeof dueDrafts>>[number];

/** With the machines that each is for, in the order in which they are given. */
async function dueDrafts({ database: { read }, now, days }: DueContext) {
  const isBegun = exists(
    read
      .select({ id: mappingApplications.id })
      .from(mappingApplications)
      .where(eq(mappingApplications.mappingDraftId, mappingDrafts.id)),
  );
  const due = await read
    .select()
    .from(mappingDrafts)
    .where(
      and(
        isNull(mappingDrafts.appliedAt),
        isNotNull(mappingDrafts.approvedById),
        lte(mappingDrafts.startDate, days.of(now())),
      ),
    )
    .orderBy(desc(isBegun), asc(mappingDrafts.startDate), asc(mappingDrafts.approvedAt), asc(mappingDrafts.id));
  const machines = await read
    .select({ draft: mappingDraftStorages.mappingDraftId, id: mappingDraftStorages.storageId })
    .from(mappingDraftStorages)
    .where(
      inArray(
        mappingDraftStorages.mappingDraftId,
        due.map(({ id }) => id),
      ),
    )
    .orderBy(asc(mappingDraftStorages.storageId));
  const byDraft = groupBy(machines, ({ draft }) => draft);
  return (
    due
      // A file that was filled by hand may hold anything.
      .filter(({ startDate }) => startDate !== null && isDay(startDate))
      .map((draft) => ({ ...draft, machines: (byDraft.get(draft.id) ?? []).map(({ id }) => id) }))
  );
}

async function applyDraft({ database: { read, write }, now, log }: DueContext, draft: Due): Promise<void> {
  // Nobody changes an approved draft.
  const cells = await cellsOfOwner(read, "mappingDraftId", draft.id);
  const machines = { APPLIED: 0, LEFT: 0, BEFORE: 0 };
  for (const id of draft.machines) {
    const outcome = await write((tx) => applyToMachine(tx, { ...draft, cells }, id, now()));
    machines[outcome] += 1;
    // Between two machines everybody else has their turn.
    await setImmediate();
  }
  await write((tx) => tx.update(mappingDrafts).set({ appliedAt: now() }).where(eq(mappingDrafts.id, draft.id)));
  const { APPLIED: given, LEFT: left, BEFORE: givenBefore } = machines;
  // What machines sell has changed, which is told also where the usual is not.
  log.warn(
    { draft: draft.id, name: draft.name, machines: { given, left, givenBefore } },
    "a mapping draft is applied to its machines",
  );
}

/** The same where nobody waits for a fault. @returns whether it came to its end */
export async function tryToApplyDue(context: DueContext): Promise<boolean> {
  try {
    await applyDue(context);
    return true;
  } catch (error) {
    const fault = diskFault(error);
    context.log.error(
      fault === undefined
        ? { err: error }
        : { code: fault, reason: error instanceof Error ? error.message : undefined },
      "drafts that are due are not applied yet; the next run goes on",
    );
    return false;
  }
}
