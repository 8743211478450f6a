import { eq } from "drizzle-orm";
import { accountById } from "../../auth/accounts";
import { mayReview } from "../../auth/reviewers";
import type { Writer } from "../../db/database";
import { mappingDrafts } from "../../db/schema/drafts";
import { found, PlatformError } from "../../platform-error";

export type DraftRow = typeof mappingDrafts.$inferSelect;

/** Who changes a draft, and when. `today` is the operator's, YYYY-MM-DD. */
export interface DraftChange {
  userId: number;
  now: Date;
  today: string;
}

/** Whether machines are given the draft by this day: it is approved, and its start has come (reading 40). */
export function isDue({ approvedById, startDate }: DraftRow, today: string): boolean {
  return approvedById !== null && startDate !== null && startDate <= today;
}

/** @throws PlatformError 404 */
export async function draftOf(tx: Pick<Writer, "select">, id: number): Promise<DraftRow> {
  const [draft] = await tx.select().from(mappingDrafts).where(eq(mappingDrafts.id, id));
  return found(draft);
}

/** @throws PlatformError 409 */
export function requireEditable(draft: DraftRow, { today }: DraftChange): void {
  if (draft.approvedById === null) return;
  const state = isApplied(draft, today) ? "An applied" : "An approved";
  throw new PlatformError(409, `${state} draft is read only: clone it to change it.`);
}

/** @throws PlatformError 403, 409 */
export async function requireApprovable(tx: Writer, draft: DraftRow, { userId }: DraftChange): Promise<void> {
  if (draft.approvedById !== null) throw new PlatformError(409, "This draft is approved already.");
  if (draft.startDate === null)
    throw new PlatformError(409, "A draft without a start date cannot be approved: clone it with a start date.");
  if (await isReviewer(tx, userId)) return;
  throw new PlatformError(403, "Only Mapper QC, chain administrators and developers approve drafts.");
}

/** @throws PlatformError 403, 409 */
export async function requireRemovable(tx: Writer, draft: DraftRow, { userId, today }: DraftChange): Promise<void> {
  if (isApplied(draft, today))
    throw new PlatformError(409, "A draft whose day has come is kept: it says what its machines are given.");
  if (draft.approvedById === null || (await isReviewer(tx, userId))) return;
  throw new PlatformError(403, "Only Mapper QC, chain administrators and developers delete an approved draft.");
}

/** Also where some of its machines are still to be given it. */
function isApplied(draft: DraftRow, today: string): boolean {
  return draft.appliedAt !== null || isDue(draft, today);
}

async function isReviewer(tx: Writer, userId: number): Promise<boolean> {
  return mayReview(found(await accountById(tx, userId)).roles);
}
