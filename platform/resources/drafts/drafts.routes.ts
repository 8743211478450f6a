import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { CallWire } from "@/lib/calls/call";
import { draftsCalls } from "@/lib/resources/drafts/drafts.calls";
import { alphabetical } from "../../db/alphabetical";
import { contains, defaultLimit } from "../../db/conditions";
import { blueprints, lockers, shelves } from "../../db/schema/drafts";
import { route } from "../../http/route";
import type { PlatformContext } from "../../platform-context";
import { found } from "../../platform-error";
import { listMappings, today } from "./list-mappings";
import { type MappingWire, readBlueprints, readDrafts, readLiveMappings } from "./mapping-rows";
import { readLockers, readShelves } from "./read-cells";

type Detail = CallWire<typeof draftsCalls.one>;

export function draftRoutes(app: FastifyInstance, context: PlatformContext): void {
  const { read } = context.database;

  route(app, context, draftsCalls.list, ({ query }) => listMappings(context, query));

  route(app, context, draftsCalls.one, async ({ params: { id }, query: { domain } }) => {
    if (domain === "bob-blueprint") return structureOf(context, id);
    if (domain === "live-mapping") return liveMappingOf(context, id);
    const draft = found((await readDrafts(read, [id], today(context)))[0]);
    return detailOf(context, draft, "mappingDraftId");
  });

  route(app, context, draftsCalls.structure, ({ params }) => structureOf(context, params.id));
  route(app, context, draftsCalls.liveMapping, ({ params }) => liveMappingOf(context, params.id));

  route(app, context, draftsCalls.shelves, async ({ query: { storageIds } }) => {
    const where = and(isNotNull(shelves.storageId), storageIds && inArray(shelves.storageId, [...storageIds]));
    return (await readShelves(context, where)).flatMap(({ storageId, ...shelf }) =>
      storageId === null ? [] : [{ ...shelf, storageId }],
    );
  });

  route(app, context, draftsCalls.blueprints, ({ query: { search, ids, limit } }) =>
    read
      .select({ id: blueprints.id, name: blueprints.name, version: blueprints.version })
      .from(blueprints)
      .where(and(search ? contains(blueprints.name, search) : undefined, ids && inArray(blueprints.id, [...ids])))
      .orderBy(alphabetical(blueprints.name))
      .limit(limit ?? defaultLimit),
  );
}

async function structureOf(context: PlatformContext, id: number): Promise<Detail> {
  return detailOf(context, found((await readBlueprints(context.database.read, [id]))[0]), "blueprintId");
}

async function liveMappingOf(context: PlatformContext, id: number): Promise<Detail> {
  return detailOf(context, found((await readLiveMappings(context.database.read, [id]))[0]), "storageId");
}

async function detailOf(
  context: PlatformContext,
  mapping: MappingWire,
  owner: "blueprintId" | "mappingDraftId" | "storageId",
): Promise<Detail> {
  return {
    ...mapping,
    shelves: await readShelves(context, eq(shelves[owner], mapping.id)),
    lockers: await readLockers(context, eq(lockers[owner], mapping.id)),
  };
}
