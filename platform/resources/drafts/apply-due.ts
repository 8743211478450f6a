import { setImmediate } from "node:timers/promises";
import { and, asc, eq, isNotNull, isNull, lte } from "drizzle-orm";
import { isDay } from "@/lib/dates/day";
import { mappingDraftStorages, mappingDrafts } from "../../db/schema/drafts";
import type { PlatformContext } from "../../platform-context";
import { applyToMachine } from "./apply-to-machine";
import { cellsOfOwner } from "./kept-cells";

/**
 * Gives machines the drafts that are approved and whose day has come on the operator's clock, by their start, then their
 * approval (reading 40). Each machine is changed in a transaction of its own, which says that it was: a run that breaks
 * off leaves each of them wholly changed or not at all, and the next run goes on. Two runs at once do no harm.
 *
 * @throws where the database does
 */
export async function applyDue({
  database,
  now,
  days,
}: Pick<PlatformContext, "database" | "now" | "days">): Promise<void> {
  const { read, write } = database;
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
    .orderBy(asc(mappingDrafts.startDate), asc(mappingDrafts.approvedAt), asc(mappingDrafts.id));
  // A file that was filled by hand may hold anything.
  for (const draft of due.filter(({ startDate }) => startDate !== null && isDay(startDate))) {
    const machines = await read
      .select({ id: mappingDraftStorages.storageId })
      .from(mappingDraftStorages)
      .where(eq(mappingDraftStorages.mappingDraftId, draft.id))
      .orderBy(asc(mappingDraftStorages.storageId));
    // Nobody changes an approved draft.
    const cells = await cellsOfOwner(read, "mappingDraftId", draft.id);
    for (const { id } of machines) {
      await write((tx) => applyToMachine(tx, { ...draft, cells }, id, now()));
      // Between two machines everybody else has their turn.
      await setImmediate();
    }
    await write((tx) => tx.update(mappingDrafts).set({ appliedAt: now() }).where(eq(mappingDrafts.id, draft.id)));
  }
}

/** The same where nobody waits for a fault. @returns whether it came to its end */
export async function tryToApplyDue(
  context: Pick<PlatformContext, "database" | "now" | "days" | "log">,
): Promise<boolean> {
  try {
    await applyDue(context);
    return true;
  } catch (error) {
    context.log.error({ err: error }, "drafts that are due are not applied yet; the next run goes on");
    return false;
  }
}
