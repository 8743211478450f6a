import type { SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { alphabetical } from "../../db/alphabetical";
import { defaultLimit } from "../../db/conditions";
import { readPage } from "../../db/read-page";
import { blueprints, mappingDrafts } from "../../db/schema/drafts";
import { storages } from "../../db/schema/places";
import type { PlatformContext } from "../../platform-context";
import { blueprintFilter, draftFilter, liveMappingFilter, type MappingQuery } from "./drafts.filter";
import { type MappingWire, readBlueprints, readDrafts, readLiveMappings } from "./mapping-rows";

interface Domain {
  table: SQLiteTable;
  id: SQLiteColumn;
  where: SQL | undefined;
  sort: Partial<Record<NonNullable<MappingQuery["sort"]>, SQLiteColumn | SQL>>;
  rows(ids: readonly number[]): Promise<MappingWire[]>;
}

/** A page of one domain, newest first unless asked otherwise; what a domain does not know it sorts by id instead. */
export async function listMappings(context: PlatformContext, query: MappingQuery) {
  const { sort = "created", order = "DESC", limit = defaultLimit, offset = 0 } = query;
  const domain = domainOf(context, query);
  const { ids, totalCount } = await readPage(context.database, {
    ids: (read) => read.select({ id: domain.id }).from(domain.table).$dynamic(),
    where: domain.where,
    order: [
      [domain.sort[sort] ?? domain.id, order],
      [domain.id, order],
    ],
    window: { offset, limit },
  });
  return { items: await domain.rows(ids), totalCount };
}

function domainOf(context: PlatformContext, query: MappingQuery): Domain {
  const { read } = context.database;
  switch (query.domain) {
    case "bob-blueprint":
      return {
        table: blueprints,
        id: blueprints.id,
        where: blueprintFilter(read, query),
        sort: { id: blueprints.id, name: alphabetical(blueprints.name), created: blueprints.created },
        rows: (ids) => readBlueprints(read, ids),
      };
    case "live-mapping":
      return {
        table: storages,
        id: storages.id,
        where: liveMappingFilter(read, query),
        sort: { id: storages.id, name: alphabetical(storages.name), created: storages.created },
        rows: (ids) => readLiveMappings(read, ids),
      };
    default:
      return {
        table: mappingDrafts,
        id: mappingDrafts.id,
        where: draftFilter(read, query),
        sort: {
          id: mappingDrafts.id,
          name: alphabetical(mappingDrafts.name),
          startDate: mappingDrafts.startDate,
          created: mappingDrafts.created,
        },
        rows: (ids) => readDrafts(read, ids),
      };
  }
}
