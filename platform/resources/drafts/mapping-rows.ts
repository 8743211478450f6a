import { eq, inArray } from "drizzle-orm";
import type { CallWire } from "@/lib/calls/call";
import type { draftsCalls } from "@/lib/resources/drafts/drafts.calls";
import { alphabetical } from "../../db/alphabetical";
import type { Reader } from "../../db/database";
import { inOrderOf } from "../../db/read-page";
import { blueprints, mappingDraftStorages, mappingDrafts } from "../../db/schema/drafts";
import { storages } from "../../db/schema/places";
import { groupBy } from "../../group-by";
import { momentText } from "../../wire-values";
import { peopleOf } from "../users/people";

export type MappingWire = CallWire<typeof draftsCalls.list>["items"][number];

const place = { id: storages.id, name: storages.name };

/** Saved drafts of these ids, in their order. */
export async function readDrafts(read: Reader, ids: readonly number[]): Promise<MappingWire[]> {
  const rows = await read
    .select({ draft: mappingDrafts, blueprint: { id: blueprints.id, name: blueprints.name } })
    .from(mappingDrafts)
    .innerJoin(blueprints, eq(blueprints.id, mappingDrafts.blueprintId))
    .where(inArray(mappingDrafts.id, [...ids]));
  const places = await read
    .select({ draftId: mappingDraftStorages.mappingDraftId, storage: place })
    .from(mappingDraftStorages)
    .innerJoin(storages, eq(storages.id, mappingDraftStorages.storageId))
    .where(inArray(mappingDraftStorages.mappingDraftId, [...ids]))
    .orderBy(alphabetical(storages.name));
  const placesOf = groupBy(places, ({ draftId }) => draftId);
  const people = await peopleOf(
    read,
    rows.flatMap(({ draft }) => [draft.createdById, draft.approvedById]),
  );
  return inOrderOf(ids, rows, ({ draft }) => draft.id).map(({ draft, blueprint }) => ({
    id: draft.id,
    domain: "mapping-draft",
    name: draft.name,
    blueprint,
    blueprintVersion: draft.blueprintVersion,
    storages: (placesOf.get(draft.id) ?? []).map(({ storage }) => storage),
    createdBy: people.get(draft.createdById),
    approvedBy: draft.approvedById === null ? null : people.get(draft.approvedById),
    startDate: draft.startDate,
    isApplied: draft.appliedAt !== null,
    created: momentText(draft.created),
  }));
}

/** Blueprints of these ids, in their order, with the machines built by each. */
export async function readBlueprints(read: Reader, ids: readonly number[]): Promise<MappingWire[]> {
  const rows = await read
    .select()
    .from(blueprints)
    .where(inArray(blueprints.id, [...ids]));
  const machines = await read
    .select({ blueprintId: storages.bobBlueprintId, storage: place })
    .from(storages)
    .where(inArray(storages.bobBlueprintId, [...ids]))
    .orderBy(alphabetical(storages.name));
  const machinesOf = groupBy(machines, ({ blueprintId }) => blueprintId);
  return inOrderOf(ids, rows, ({ id }) => id).map(({ id, name, version, created }) => ({
    id,
    domain: "bob-blueprint",
    name,
    blueprint: { id, name },
    blueprintVersion: version,
    storages: (machinesOf.get(id) ?? []).map(({ storage }) => storage),
    created: momentText(created),
  }));
}

/** Storages of these ids, in their order, as what is mapped in them now; a warehouse has no blueprint. */
export async function readLiveMappings(read: Reader, ids: readonly number[]): Promise<MappingWire[]> {
  const rows = await read
    .select({ storage: storages, blueprint: { id: blueprints.id, name: blueprints.name } })
    .from(storages)
    .leftJoin(blueprints, eq(blueprints.id, storages.bobBlueprintId))
    .where(inArray(storages.id, [...ids]));
  return inOrderOf(ids, rows, ({ storage }) => storage.id).map(({ storage, blueprint }) => ({
    id: storage.id,
    domain: "live-mapping",
    name: storage.name,
    blueprint,
    blueprintVersion: storage.blueprintVersion,
    storages: [{ id: storage.id, name: storage.name }],
    created: momentText(storage.created),
  }));
}
