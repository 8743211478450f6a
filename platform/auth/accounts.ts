import { eq } from "drizzle-orm";
import type { Reader } from "../db/database";
import { roles, userRoles, users } from "../db/schema/users";

export interface Account {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  passwordHash: string;
  isActive: boolean;
  /** As granted, by their wire names. */
  roles: string[];
}

const accountColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  passwordHash: users.passwordHash,
  isActive: users.isActive,
};

/** Addresses are kept in lower case. */
export async function accountByEmail(read: Pick<Reader, "select">, email: string): Promise<Account | undefined> {
  const [user] = await read.select(accountColumns).from(users).where(eq(users.email, email.toLowerCase()));
  return user && { ...user, roles: await grantedRoles(read, user.id) };
}

export async function accountById(read: Pick<Reader, "select">, id: number): Promise<Account | undefined> {
  const [user] = await read.select(accountColumns).from(users).where(eq(users.id, id));
  return user && { ...user, roles: await grantedRoles(read, user.id) };
}

async function grantedRoles(read: Pick<Reader, "select">, userId: number): Promise<string[]> {
  const rows = await read
    .select({ code: roles.code })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(eq(userRoles.userId, userId))
    .orderBy(roles.id);
  return rows.map((row) => row.code);
}
