import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { storagesCalls } from "@/lib/resources/storages/storages.calls";
import { alphabetical } from "../../db/alphabetical";
import { defaultLimit } from "../../db/conditions";
import { readPageOf } from "../../db/read-page";
import { storages } from "../../db/schema/places";
import { route } from "../../http/route";
import type { PlatformContext } from "../../platform-context";
import { found } from "../../platform-error";
import { createAddress, updateAddress } from "./address-writes";
import { readChainDetails } from "./read-chain-details";
import { readStorageOptions } from "./storage-options";
import { readAddress, readStorages } from "./storage-rows";
import { createStorage, updateStorage } from "./storage-writes";
import { storageFilter } from "./storages.filter";

const sortColumns = { id: storages.id, name: alphabetical(storages.name), type: storages.type };

export function storageRoutes(app: FastifyInstance, context: PlatformContext): void {
  const { read } = context.database;

  route(app, context, storagesCalls.list, async ({ query }) => {
    const { sort = "name", order = "ASC", limit = defaultLimit, offset = 0 } = query;
    const { ids, totalCount } = await readPageOf(context.database, storages, {
      where: storageFilter(query),
      order: [sortColumns[sort], order],
      window: { offset, limit },
    });
    return { items: await readStorages(read, ids, query.lite), totalCount };
  });

  route(app, context, storagesCalls.one, async ({ params, query }) =>
    found((await readStorages(read, [params.id], query.lite))[0]),
  );

  route(app, context, storagesCalls.create, async ({ body }) => {
    const id = await context.database.write((tx) => createStorage(tx, body, context.now()));
    return found((await readStorages(read, [id]))[0]);
  });

  route(app, context, storagesCalls.update, async ({ params, body }) => {
    await context.database.write((tx) => updateStorage(tx, params.id, body));
    return found((await readStorages(read, [params.id]))[0]);
  });

  route(app, context, storagesCalls.createAddress, async ({ body }) => {
    const id = await context.database.write((tx) => createAddress(tx, body));
    return found(await readAddress(read, id));
  });

  route(app, context, storagesCalls.updateAddress, async ({ params, body }) => {
    await context.database.write((tx) => updateAddress(tx, params.id, body));
    return found(await readAddress(read, params.id));
  });

  route(app, context, storagesCalls.chainDetails, async ({ params }) => found(await readChainDetails(read, params.id)));

  route(app, context, storagesCalls.options, ({ query }) =>
    readStorageOptions(read, query, query.type && eq(storages.type, query.type)),
  );

  route(app, context, storagesCalls.mobile, ({ query }) =>
    readStorageOptions(read, query, eq(storages.type, "MOBILE")),
  );
}
