import { eq, inArray } from "drizzle-orm";
import type { z } from "zod";
import type { draftsCalls } from "@/lib/resources/drafts/drafts.calls";
import { alphabetical } from "../../db/alphabetical";
import type { Writer } from "../../db/database";
import { blueprints, mappingDraftStorages, mappingDrafts } from "../../db/schema/drafts";
import { storages } from "../../db/schema/places";
import { found, PlatformError } from "../../platform-error";
import { requireKnown } from "../receptions/require-known";
import { copyCells } from "./copy-cells";
import { type DraftChange, draftOf, isDue, requireApprovable, requireRemovable } from "./draft-rights";
import { keepCells } from "./kept-cells";

type FromBlueprint = z.output<typeof draftsCalls.fromBlueprint.body>;
type Clone = z.output<typeof draftsCalls.clone.body>;

/** An empty draft in the blueprint's present version. @returns its id. @throws PlatformError */
export async function makeFromBlueprint(
  tx: Writer,
  { blueprint: blueprintId, ...head }: FromBlueprint,
  change: DraftChange,
): Promise<number> {
  await requireKnown(tx, { table: blueprints, id: blueprints.id, noun: "blueprint" }, [["blueprint", blueprintId]]);
  const [blueprint] = await tx.select().from(blueprints).where(eq(blueprints.id, blueprintId));
  const id = await addDraft(tx, head, { blueprintId, blueprintVersion: found(blueprint).version }, change);
  await copyCells(tx, "blueprintId", blueprintId, id);
  return id;
}

/** A draft with the cells and flags of another, whatever state that is in. @returns its id. @throws PlatformError */
export async function cloneDraft(tx: Writer, draftId: number, head: Clone, change: DraftChange): Promise<number> {
  const { blueprintId, blueprintVersion } = await draftOf(tx, draftId);
  const id = await addDraft(tx, head, { blueprintId, blueprintVersion }, change);
  await copyCells(tx, "mappingDraftId", draftId, id);
  return id;
}

/** @throws PlatformError */
export async function approveDraft(tx: Writer, id: number, change: DraftChange): Promise<{ isDue: boolean }> {
  const draft = await draftOf(tx, id);
  await requireApprovable(tx, draft, change);
  await tx
    .update(mappingDrafts)
    .set({ approvedById: change.userId, approvedAt: change.now })
    .where(eq(mappingDrafts.id, id));
  return { isDue: isDue({ ...draft, approvedById: change.userId }, change.today) };
}

/** @throws PlatformError */
export async function removeDraft(tx: Writer, id: number, change: DraftChange): Promise<void> {
  await requireRemovable(tx, await draftOf(tx, id), change);
  await tx.delete(mappingDrafts).where(eq(mappingDrafts.id, id));
}

interface Build {
  blueprintId: number;
  blueprintVersion: number;
}

async function addDraft(tx: Writer, head: Clone, build: Build, { userId, now }: DraftChange): Promise<number> {
  await requireBuiltBy(tx, head.storages, build);
  const [made] = await tx
    .insert(mappingDrafts)
    .values({ ...build, name: head.name, startDate: head.startDate ?? null, createdById: userId, created: now })
    .returning({ id: mappingDrafts.id });
  const { id } = found(made);
  const live = await keepCells(tx, head.storages);
  await tx
    .insert(mappingDraftStorages)
    .values(head.storages.map((storageId) => ({ mappingDraftId: id, storageId, liveWhenMade: live.get(storageId) })));
  return id;
}

/** @throws PlatformError 400 where one is unknown, 409 where one is built otherwise */
async function requireBuiltBy(tx: Writer, storageIds: readonly number[], build: Build): Promise<void> {
  const named = storageIds.map((id, index) => [`storages.${index}`, id] as const);
  await requireKnown(tx, { table: storages, id: storages.id, noun: "storage" }, named);
  const rows = await tx
    .select({ name: storages.name, blueprintId: storages.bobBlueprintId, blueprintVersion: storages.blueprintVersion })
    .from(storages)
    .where(inArray(storages.id, [...storageIds]))
    .orderBy(alphabetical(storages.name));
  const others = rows.filter(
    (each) => each.blueprintId !== build.blueprintId || each.blueprintVersion !== build.blueprintVersion,
  );
  if (others.length > 0)
    throw new PlatformError(409, `${namesIn(others)}: built by another blueprint or another version of it.`);
}

function namesIn(rows: readonly { name: string }[]): string {
  return rows.map(({ name }) => name).join(", ");
}
