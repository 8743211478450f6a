import type { FastifyInstance } from "fastify";
import { returnToSupplierCalls } from "@/lib/resources/return_to_supplier/return-to-supplier.calls";
import { defaultLimit } from "../../db/conditions";
import { inOrderOf, readPageOf } from "../../db/read-page";
import { supplierReturns } from "../../db/schema/return-to-supplier";
import { downloadRoute, route } from "../../http/route";
import type { PlatformContext } from "../../platform-context";
import { readHeads, readReturn } from "./read-returns";
import { sendReturnPdf } from "./return-pdf";
import { returnFilter } from "./return-to-supplier.filter";
import { createReturn } from "./write-returns";

const sortColumns = {
  id: supplierReturns.id,
  created: supplierReturns.created,
  documentDate: supplierReturns.documentDate,
};

export function returnRoutes(app: FastifyInstance, context: PlatformContext): void {
  const { database } = context;
  route(app, context, returnToSupplierCalls.list, async ({ query }) => {
    const { sort = "created", order = "DESC", offset = 0, limit = defaultLimit } = query;
    const { ids, totalCount } = await readPageOf(database, supplierReturns, {
      where: returnFilter(database.read, query, context.days),
      order: [sortColumns[sort], order],
      window: { offset, limit },
    });
    return { items: inOrderOf(ids, await readHeads(database.read, ids), ({ id }) => id), totalCount };
  });
  route(app, context, returnToSupplierCalls.one, ({ params }) => readReturn(context, params.id));
  route(app, context, returnToSupplierCalls.create, async ({ body }, { userId }) => {
    const origin = { createdById: userId, created: context.now() };
    return { id: await database.write((tx) => createReturn(tx, body, origin)) };
  });
  downloadRoute(app, context, returnToSupplierCalls.pdf, ({ id }, reply) => sendReturnPdf(context, id, reply));
}
