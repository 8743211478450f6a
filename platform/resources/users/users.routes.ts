import { and, asc, inArray } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { usersCalls } from "@/lib/resources/users/users.calls";
import { alphabetical } from "../../db/alphabetical";
import { defaultLimit } from "../../db/conditions";
import { readPage } from "../../db/read-page";
import { users } from "../../db/schema/users";
import { route } from "../../http/route";
import type { PlatformContext } from "../../platform-context";
import { found } from "../../platform-error";
import { encryptId } from "./encrypted-id";
import { readUsers } from "./user-rows";
import { userStatusBits } from "./user-statuses";
import { fullText, userFilter } from "./users.filter";

const sortColumns = {
  id: users.id,
  created: users.created,
  lastName: alphabetical(users.lastName),
  email: users.email,
};
/** A dropdown shows 10 (1§9). */
const dropdownLimit = 10;

export function userRoutes(app: FastifyInstance, context: PlatformContext): void {
  const { read } = context.database;

  route(app, context, usersCalls.list, async ({ query }) => {
    const { sort = "created", order = "DESC", limit = defaultLimit, offset = 0 } = query;
    const { ids, totalCount } = await readPage(context.database, {
      ids: (reader) => reader.select({ id: users.id }).from(users).$dynamic(),
      where: userFilter(read, query, context.days),
      order: [
        [sortColumns[sort], order],
        [users.id, order],
      ],
      window: { offset, limit },
    });
    return { items: await readUsers(read, ids), totalCount };
  });

  route(app, context, usersCalls.options, async ({ query }) => {
    const rows = await read
      .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
      .from(users)
      .where(and(query.search ? fullText(query.search) : undefined, query.ids && inArray(users.id, [...query.ids])))
      .orderBy(asc(alphabetical(users.firstName)), asc(alphabetical(users.lastName)), asc(users.id))
      .limit(query.limit ?? dropdownLimit);
    return rows.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` }));
  });

  route(app, context, usersCalls.one, async ({ params }) => found((await readUsers(read, [params.id]))[0]));
  route(app, context, usersCalls.statuses, async () => userStatusBits);
  route(app, context, usersCalls.encrypted, async ({ params }) => {
    const [user] = await read
      .select({ id: users.id })
      .from(users)
      .where(inArray(users.id, [params.id]));
    return { encrypted: encryptId(context.secret, found(user).id) };
  });
}
