import type { FastifyInstance } from "fastify";
import { catalogPriceCalls } from "@/lib/resources/catalog_price/catalog-price.calls";
import { alphabetical } from "../../db/alphabetical";
import { defaultLimit } from "../../db/conditions";
import { inOrderOf, readPageOf } from "../../db/read-page";
import { catalogues } from "../../db/schema/catalog-price";
import { route } from "../../http/route";
import type { PlatformContext } from "../../platform-context";
import { catalogueFilter } from "./catalog-price.filter";
import { readCatalogue, readHead, readLite, readPrice } from "./read-catalogues";
import { createCatalogue, editCatalogue } from "./write-catalogues";
import { addPrice, editPrice, removePrice } from "./write-prices";

const sortColumns = { id: catalogues.id, name: alphabetical(catalogues.name), created: catalogues.created };

/** Catalogues of prices (reading 41). */
export function catalogPriceRoutes(app: FastifyInstance, context: PlatformContext): void {
  const { database } = context;
  route(app, context, catalogPriceCalls.list, async ({ query }) => {
    const { sort = "id", order = "ASC", offset = 0, limit = defaultLimit } = query;
    const { ids, totalCount } = await readPageOf(database, catalogues, {
      where: catalogueFilter(database.read, query, context.days),
      order: [sortColumns[sort], order],
      window: { offset, limit },
    });
    return { items: inOrderOf(ids, await readLite(database.read, ids), ({ id }) => id), totalCount };
  });
  route(app, context, catalogPriceCalls.one, ({ params }) => readCatalogue(database.read, params.id));
  route(app, context, catalogPriceCalls.create, async ({ body }, { userId }) => {
    const origin = { createdById: userId, created: context.now() };
    return readCatalogue(database.read, await database.write((tx) => createCatalogue(tx, body, origin)));
  });
  route(app, context, catalogPriceCalls.edit, async ({ params, body }) => {
    await database.write((tx) => editCatalogue(tx, params.id, body));
    return readHead(database.read, params.id);
  });
  route(app, context, catalogPriceCalls.addPrice, async ({ body }) =>
    readPrice(database.read, await database.write((tx) => addPrice(tx, body))),
  );
  route(app, context, catalogPriceCalls.editPrice, async ({ params, body }) => {
    await database.write((tx) => editPrice(tx, params.id, body));
    return readPrice(database.read, params.id);
  });
  route(app, context, catalogPriceCalls.removePrice, async ({ params }) => {
    await database.write((tx) => removePrice(tx, params.id));
    return { done: true };
  });
}
