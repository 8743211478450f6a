import { and, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { CallArgs, CallWire } from "@/lib/calls/call";
import { usersCalls } from "@/lib/resources/users/users.calls";
import { contains, defaultLimit } from "../../db/conditions";
import type { Reader } from "../../db/database";
import { storages } from "../../db/schema/places";
import { roles, userRoles, users } from "../../db/schema/users";
import { route } from "../../http/route";
import type { PlatformContext } from "../../platform-context";
import { found } from "../../platform-error";
import { decimalText, momentText } from "../../wire-values";

type UserWire = CallWire<typeof usersCalls.one>;
type UserQuery = NonNullable<CallArgs<typeof usersCalls.list>["query"]>;

export function userRoutes(app: FastifyInstance, context: PlatformContext): void {
  const { read } = context.database;

  route(app, context, usersCalls.list, async ({ query }) => {
    const where = userFilter(query);
    const rows = await userRows(read)
      .where(where)
      .orderBy(desc(users.created), desc(users.id))
      .limit(query.limit ?? defaultLimit)
      .offset(query.offset ?? 0);
    return { items: await toUserWires(read, rows), totalCount: await read.$count(users, where) };
  });

  route(app, context, usersCalls.one, async ({ params }) => {
    const rows = await userRows(read).where(eq(users.id, params.id));
    return found((await toUserWires(read, rows))[0]);
  });
}

/** Full text: every word somewhere in name, address of mail or telephone number. */
function userFilter(query: UserQuery): SQL | undefined {
  const words = query.fullTextSearch?.split(/\s+/).filter(Boolean) ?? [];
  const name = sql`${users.firstName} || ' ' || ${users.lastName}`;
  return and(
    query.ids && inArray(users.id, [...query.ids]),
    ...words.map((word) => or(contains(name, word), contains(users.email, word), contains(users.phone, word))),
  );
}

function userRows(read: Reader) {
  return read
    .select({ user: users, storage: { id: storages.id, name: storages.name } })
    .from(users)
    .leftJoin(storages, eq(storages.id, users.storageId))
    .$dynamic();
}

async function toUserWires(read: Reader, rows: Awaited<ReturnType<typeof userRows>>): Promise<UserWire[]> {
  const granted = await read
    .select({ userId: userRoles.userId, code: roles.code })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(
      inArray(
        userRoles.userId,
        rows.map(({ user }) => user.id),
      ),
    );
  return rows.map(({ user, storage }) => ({
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    phone: user.phone,
    status: user.status,
    created: momentText(user.created),
    balance: decimalText(user.balance),
    isActive: user.isActive,
    hasCompany: user.companyId !== null,
    hasRFIDCard: user.rfidCard !== null,
    storage,
    roles: granted.filter(({ userId }) => userId === user.id).map(({ code }) => code),
  }));
}
