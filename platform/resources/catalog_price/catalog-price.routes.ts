import type { FastifyInstance } from "fastify";
import { catalogPriceCalls } from "@/lib/resources/catalog_price/catalog-price.calls";
import { alphabetical } from "../../db/alphabetical";
import { defaultLimit } from "../../db/conditions";
import { inOrderOf, readPage } from "../../db/read-page";
import { catalogues } from "../../db/schema/catalogues";
import { route } from "../../http/route";
import type { PlatformContext } from "../../platform-context";
import { catalogueFilter } from "./catalog-price.filter";
import { readCatalogue, readLite } from "./read-catalogues";

const sortColumns = { id: catalogues.id, name: alphabetical(catalogues.name), created: catalogues.created };

/** Catalogues of prices (decision 41). */
export function catalogPriceRoutes(app: FastifyInstance, context: PlatformContext): void {
  const { database } = context;
  route(app, context, catalogPriceCalls.list, async ({ query }) => {
    const { sort = "id", order = "ASC", offset = 0, limit = defaultLimit } = query;
    const { ids, totalCount } = await readPage(database, {
      ids: (read) => read.select({ id: catalogues.id }).from(catalogues).$dynamic(),
      where: catalogueFilter(database.read, query, context.days),
      order: [
        [sortColumns[sort], order],
        [catalogues.id, order],
      ],
      window: { offset, limit },
    });
    return { items: inOrderOf(ids, await readLite(database.read, ids), ({ id }) => id), totalCount };
  });
  route(app, context, catalogPriceCalls.one, ({ params }) => readCatalogue(database.read, params.id));
}
