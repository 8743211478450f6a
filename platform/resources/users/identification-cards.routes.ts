import { and, eq, inArray, isNotNull, isNull, or } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { identificationCardsCalls } from "@/lib/resources/users/identification-cards.calls";
import { contains, defaultLimit, either } from "../../db/conditions";
import type { Writer } from "../../db/database";
import { inOrderOf, readPage } from "../../db/read-page";
import { identificationCards } from "../../db/schema/customers";
import { users } from "../../db/schema/users";
import { route } from "../../http/route";
import type { PlatformContext } from "../../platform-context";
import { found, PlatformError } from "../../platform-error";

const { id: cardKey, cardId: number, userId: carrier, alias } = identificationCards;

export function identificationCardRoutes(app: FastifyInstance, context: PlatformContext): void {
  const { read } = context.database;

  route(app, context, identificationCardsCalls.list, async ({ query }) => {
    const { userIds, isAssigned, search, limit = defaultLimit, offset = 0 } = query;
    const { ids, totalCount } = await readPage(context.database, {
      ids: (reader) => reader.select({ id: cardKey }).from(identificationCards).$dynamic(),
      where: and(
        userIds && inArray(carrier, [...userIds]),
        either(isAssigned, isNotNull(carrier), isNull(carrier)),
        search ? or(contains(number, search), contains(alias, search)) : undefined,
      ),
      order: [[cardKey, "ASC"]],
      window: { offset, limit },
    });
    const rows = await read.select().from(identificationCards).where(inArray(cardKey, ids));
    return { items: inOrderOf(ids, rows, ({ id }) => id), totalCount };
  });

  route(app, context, identificationCardsCalls.one, async ({ params }) => {
    const [card] = await read.select().from(identificationCards).where(eq(cardKey, params.id));
    return found(card);
  });

  route(app, context, identificationCardsCalls.assign, ({ params: { cardId, userId } }) =>
    context.database.write(async (tx) => {
      await requireUser(tx, userId);
      const { userId: carriedBy } = await cardOf(tx, cardId);
      if (carriedBy !== null && carriedBy !== userId) throw new PlatformError(409, "cardId: another user carries it");
      return handTo(tx, cardId, userId);
    }),
  );

  route(app, context, identificationCardsCalls.unassign, ({ params: { id } }) =>
    context.database.write(async (tx) => {
      const { userId } = await cardOf(tx, id);
      if (userId === null) throw new PlatformError(409, "id: nobody carries this card");
      return handTo(tx, id, null);
    }),
  );
}

async function requireUser(tx: Writer, id: number): Promise<void> {
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, id));
  found(user);
}

async function cardOf(tx: Writer, id: number): Promise<typeof identificationCards.$inferSelect> {
  const [card] = await tx.select().from(identificationCards).where(eq(cardKey, id));
  return found(card);
}

/** @param userId null takes the card back into reserve; it keeps its alias either way. */
async function handTo(tx: Writer, id: number, userId: number | null) {
  const [card] = await tx.update(identificationCards).set({ userId }).where(eq(cardKey, id)).returning();
  return found(card);
}
