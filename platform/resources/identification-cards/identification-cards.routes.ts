import { eq, inArray } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { identificationCardsCalls } from "@/lib/resources/users/identification-cards.calls";
import { defaultLimit } from "../../db/conditions";
import { inOrderOf, readPage } from "../../db/read-page";
import { identificationCards } from "../../db/schema/customers";
import { route } from "../../http/route";
import type { PlatformContext } from "../../platform-context";
import { found } from "../../platform-error";

export function identificationCardRoutes(app: FastifyInstance, context: PlatformContext): void {
  const { read } = context.database;

  route(app, context, identificationCardsCalls.list, async ({ query }) => {
    const { userIds, limit = defaultLimit, offset = 0 } = query;
    const { ids, totalCount } = await readPage(context.database, {
      ids: (reader) => reader.select({ id: identificationCards.id }).from(identificationCards).$dynamic(),
      where: userIds && inArray(identificationCards.userId, [...userIds]),
      order: [[identificationCards.id, "ASC"]],
      window: { offset, limit },
    });
    const rows = await read.select().from(identificationCards).where(inArray(identificationCards.id, ids));
    return { items: inOrderOf(ids, rows, ({ id }) => id), totalCount };
  });

  route(app, context, identificationCardsCalls.one, async ({ params }) => {
    const [card] = await read.select().from(identificationCards).where(eq(identificationCards.id, params.id));
    return found(card);
  });
}
