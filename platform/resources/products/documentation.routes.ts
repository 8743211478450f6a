import type { FastifyInstance } from "fastify";
import {
  documentationCalls,
  identifierTypes,
  longestDocumentationPage,
} from "@/lib/resources/products/documentation.calls";
import { alphabetical } from "../../db/alphabetical";
import { inOrderOf, readPageOf } from "../../db/read-page";
import { documentations } from "../../db/schema/documentation";
import { route } from "../../http/route";
import type { PlatformContext } from "../../platform-context";
import { found } from "../../platform-error";
import { documentationFilter } from "./documentation.filter";
import { readDetails, readPreviews } from "./documentation-rows";

const sortColumns = {
  id: documentations.id,
  name: alphabetical(documentations.name),
  createdAt: documentations.created,
};

/** The REST side of product documentation (reading 43). */
export function documentationRoutes(app: FastifyInstance, context: PlatformContext): void {
  const { database } = context;
  route(app, context, documentationCalls.list, async ({ query }) => {
    const { sort = "name", order = "ASC", page = 1, pageSize = longestDocumentationPage } = query;
    const { ids, totalCount } = await readPageOf(database, documentations, {
      where: documentationFilter(database.read, query, context.days),
      order: [sortColumns[sort], order],
      window: { offset: (page - 1) * pageSize, limit: pageSize },
    });
    const items = inOrderOf(ids, await readPreviews(context, ids), ({ id }) => id);
    return { items, totalCount, pagination: { page, pageSize } };
  });
  route(app, context, documentationCalls.one, async ({ params }) =>
    found((await readDetails(context, [params.id]))[0]),
  );
  route(app, context, documentationCalls.identifierTypes, async () => [...identifierTypes]);
}
