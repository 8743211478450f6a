import { inArray } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { CallArgs } from "@/lib/calls/call";
import { usersCalls } from "@/lib/resources/users/users.calls";
import { alphabetical } from "../../db/alphabetical";
import { defaultLimit } from "../../db/conditions";
import { readPageOf } from "../../db/read-page";
import { users } from "../../db/schema/users";
import { route } from "../../http/route";
import type { PlatformContext } from "../../platform-context";
import { found } from "../../platform-error";
import { encryptId } from "./encrypted-id";
import { userOptions } from "./user-options";
import { readUsers } from "./user-rows";
import { userStatusBits } from "./user-statuses";
import { updateUser } from "./user-writes";
import { userFilter } from "./users.filter";

const sortColumns = {
  id: users.id,
  created: users.created,
  lastName: alphabetical(users.lastName),
  email: users.email,
};

type UserQuery = NonNullable<CallArgs<typeof usersCalls.list>["query"]>;

export function userRoutes(app: FastifyInstance, context: PlatformContext): void {
  const { read } = context.database;

  const readPage = async (query: UserQuery) => {
    const { sort = "created", order = "DESC", limit = defaultLimit, offset = 0 } = query;
    const { ids, totalCount } = await readPageOf(context.database, users, {
      where: userFilter(read, query, context.days),
      order: [sortColumns[sort], order],
      window: { offset, limit },
    });
    return { items: await readUsers(read, ids), totalCount };
  };
  route(app, context, usersCalls.list, ({ query }) => readPage(query));
  route(app, context, usersCalls.people, ({ query }) => readPage(query));
  route(app, context, usersCalls.own, ({ query }) => readPage(query));

  route(app, context, usersCalls.options, async ({ query }) => {
    const rows = await userOptions(read, query);
    return rows.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` }));
  });

  route(app, context, usersCalls.one, async ({ params }) => found((await readUsers(read, [params.id]))[0]));
  route(app, context, usersCalls.update, async ({ params, body }, caller) => {
    await context.database.write((tx) => updateUser(tx, { userId: params.id, body, caller, now: context.now() }));
    return found((await readUsers(read, [params.id]))[0]);
  });

  route(app, context, usersCalls.statuses, async () => userStatusBits);
  route(app, context, usersCalls.encrypted, async ({ params }) => {
    const [user] = await read
      .select({ id: users.id })
      .from(users)
      .where(inArray(users.id, [params.id]));
    return { encrypted: encryptId(context.secret, found(user).id) };
  });
}
