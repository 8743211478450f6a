import { eq } from "drizzle-orm";
import { isDay } from "@/lib/dates/day";
import { mappingDrafts } from "../../db/schema/drafts";
import type { PlatformContext } from "../../platform-context";

/** As migration 0012 has marked drafts that were approved before drafts changed machines, and may have been due. */
const undecided = new Date(-1);

/**
 * Those that were due by the operator's clock count as applied, at the start of their day: their machines have what they
 * brought, or were changed since. The others wait for their day, one whose
 * start is no day for ever. Nothing is left to decide afterwards.
 */
export async function settleFormerDrafts({
  database,
  now,
  days,
}: Pick<PlatformContext, "database" | "now" | "days">): Promise<void> {
  await database.write(async (tx) => {
    const former = await tx.select().from(mappingDrafts).where(eq(mappingDrafts.appliedAt, undecided));
    const today = days.of(now());
    for (const { id, startDate } of former) {
      const isDue = startDate !== null && isDay(startDate) && startDate <= today;
      await tx
        .update(mappingDrafts)
        .set({ appliedAt: isDue ? days.startOf(startDate) : null })
        .where(eq(mappingDrafts.id, id));
    }
  });
}
