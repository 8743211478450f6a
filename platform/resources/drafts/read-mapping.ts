import { eq } from "drizzle-orm";
import type { CallWire } from "@/lib/calls/call";
import type { draftsCalls } from "@/lib/resources/drafts/drafts.calls";
import { alphabetical } from "../../db/alphabetical";
import { mappingApplications, mappingDraftStorages } from "../../db/schema/drafts";
import { storages } from "../../db/schema/places";
import type { PlatformContext } from "../../platform-context";
import { found } from "../../platform-error";
import { momentText } from "../../wire-values";
import { type CellsOwner, cellsOfOwner, keepCells, othersThan } from "./kept-cells";
import { type MappingWire, readBlueprints, readDrafts, readLiveMappings } from "./mapping-rows";
import { namerOf } from "./read-cells";

type Detail = CallWire<typeof draftsCalls.one>;

const place = { id: storages.id, name: storages.name };

/** A blueprint with its structure, whose cells are empty. @throws PlatformError 404 */
export async function readBlueprint(context: PlatformContext, id: number): Promise<Detail> {
  return detailOf(context, found((await readBlueprints(context.database.read, [id]))[0]), "blueprintId");
}

/** A storage with what is mapped in it now. @throws PlatformError 404 */
export async function readLiveMapping(context: PlatformContext, id: number): Promise<Detail> {
  return detailOf(context, found((await readLiveMappings(context.database.read, [id]))[0]), "storageId");
}

/** A saved draft, with live mapping as it was when it was made and what became of it. @throws PlatformError 404 */
export async function readDraft(context: PlatformContext, id: number): Promise<Detail> {
  const { read } = context.database;
  const draft = await detailOf(context, found((await readDrafts(read, [id]))[0]), "mappingDraftId");
  return {
    ...draft,
    liveWhenMade: await liveWhenMade(context, draft),
    applications: await applicationsOf(context, id),
  };
}

async function detailOf(context: PlatformContext, mapping: MappingWire, owner: CellsOwner): Promise<Detail> {
  const cells = await cellsOfOwner(context.database.read, owner, mapping.id);
  return { ...mapping, ...(await namerOf(context, [cells]))(cells) };
}

/**
 * Those cells alone that are others by now: all of 200 machines would be megabytes, at each reading. Undefined for a draft
 * from before it was kept, and for one that is approved: nothing is decided of it any more.
 */
async function liveWhenMade(
  context: PlatformContext,
  { id: draftId, approvedBy }: MappingWire,
): Promise<Detail["liveWhenMade"]> {
  if (approvedBy) return undefined;
  const rows = await context.database.read
    .select({ storage: place, cells: mappingDraftStorages.liveWhenMade })
    .from(mappingDraftStorages)
    .innerJoin(storages, eq(storages.id, mappingDraftStorages.storageId))
    .where(eq(mappingDraftStorages.mappingDraftId, draftId))
    .orderBy(alphabetical(storages.name));
  const kept = rows.flatMap(({ storage, cells }) => (cells === null ? [] : [{ storage, cells }]));
  if (kept.length === 0) return undefined;
  const now = await keepCells(
    context.database.read,
    kept.map(({ storage }) => storage.id),
  );
  const changed = kept.map(({ storage, cells }) => ({ storage, cells: othersThan(now.get(storage.id), cells) }));
  const named = await namerOf(
    context,
    changed.map(({ cells }) => cells),
  );
  return changed.map(({ storage, cells }) => ({ storage, ...named(cells) }));
}

/** By the machine's name. */
async function applicationsOf(context: PlatformContext, draftId: number): Promise<Detail["applications"]> {
  const rows = await context.database.read
    .select({ application: mappingApplications, storage: place })
    .from(mappingApplications)
    .innerJoin(storages, eq(storages.id, mappingApplications.storageId))
    .where(eq(mappingApplications.mappingDraftId, draftId))
    .orderBy(alphabetical(storages.name));
  return rows.map(({ storage, application: { at, outcome, reason, leftCells } }) => ({
    storage,
    at: momentText(at),
    outcome,
    reason,
    leftCells: [...leftCells],
  }));
}
