import { and, inArray, isNotNull } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { draftsCalls } from "@/lib/resources/drafts/drafts.calls";
import { alphabetical } from "../../db/alphabetical";
import { contains, defaultLimit } from "../../db/conditions";
import { blueprints, shelves } from "../../db/schema/drafts";
import { route } from "../../http/route";
import type { PlatformContext } from "../../platform-context";
import { tryToApplyDue } from "./apply-due";
import type { DraftChange } from "./draft-rights";
import { listMappings } from "./list-mappings";
import { readShelves } from "./read-cells";
import { readBlueprint, readDraft, readLiveMapping } from "./read-mapping";
import {
  setDraftLockerCell,
  setDraftShelfCell,
  setLiveFillOnDemand,
  setLiveLockerCell,
  setLiveShelfCell,
} from "./write-cells";
import { approveDraft, cloneDraft, makeFromBlueprint, removeDraft } from "./write-drafts";

export function draftRoutes(app: FastifyInstance, context: PlatformContext): void {
  readRoutes(app, context);
  draftWriteRoutes(app, context);
  cellWriteRoutes(app, context);
}

function readRoutes(app: FastifyInstance, context: PlatformContext): void {
  const { read } = context.database;

  route(app, context, draftsCalls.list, ({ query }) => listMappings(context, query));

  route(app, context, draftsCalls.one, ({ params: { id }, query: { domain } }) => {
    if (domain === "bob-blueprint") return readBlueprint(context, id);
    return domain === "live-mapping" ? readLiveMapping(context, id) : readDraft(context, id);
  });

  route(app, context, draftsCalls.structure, ({ params }) => readBlueprint(context, params.id));
  route(app, context, draftsCalls.liveMapping, ({ params }) => readLiveMapping(context, params.id));

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

function changeBy({ now, days }: PlatformContext, { userId }: { userId: number }): DraftChange {
  const moment = now();
  return { userId, now: moment, today: days.of(moment) };
}

function draftWriteRoutes(app: FastifyInstance, context: PlatformContext): void {
  const { database } = context;

  route(app, context, draftsCalls.fromBlueprint, async ({ body }, caller) => ({
    id: await database.write((tx) => makeFromBlueprint(tx, body, changeBy(context, caller))),
  }));
  route(app, context, draftsCalls.clone, async ({ params, body }, caller) => ({
    id: await database.write((tx) => cloneDraft(tx, params.draftId, body, changeBy(context, caller))),
  }));
  route(app, context, draftsCalls.approve, async ({ params }, caller) => {
    const { isDue } = await database.write((tx) => approveDraft(tx, params.id, changeBy(context, caller)));
    // It is approved either way: what breaks off here is gone on with by the timer.
    if (isDue) await tryToApplyDue(context);
    return { done: true };
  });
  route(app, context, draftsCalls.remove, async ({ params }, caller) => {
    await database.write((tx) => removeDraft(tx, params.draftId, changeBy(context, caller)));
    return { done: true };
  });
}

function cellWriteRoutes(app: FastifyInstance, context: PlatformContext): void {
  const { database } = context;

  route(app, context, draftsCalls.setDraftShelfCell, async ({ params, body }, caller) => {
    await database.write((tx) => setDraftShelfCell(tx, params.cellId, body, changeBy(context, caller)));
    return { done: true };
  });
  route(app, context, draftsCalls.setDraftLockerCell, async ({ params, body }, caller) => {
    await database.write((tx) => setDraftLockerCell(tx, params.cellId, body, changeBy(context, caller)));
    return { done: true };
  });
  route(app, context, draftsCalls.setLiveShelfCell, async ({ body }) => {
    await database.write((tx) => setLiveShelfCell(tx, body));
    return { done: true };
  });
  route(app, context, draftsCalls.setLiveLockerCell, async ({ body }) => {
    await database.write((tx) => setLiveLockerCell(tx, body));
    return { done: true };
  });
  route(app, context, draftsCalls.setLiveFillOnDemand, async ({ body }) => {
    await database.write((tx) => setLiveFillOnDemand(tx, body));
    return { done: true };
  });
}
