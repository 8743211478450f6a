import { and, eq, inArray } from "drizzle-orm";
import type { z } from "zod";
import type { usersCalls } from "@/lib/resources/users/users.calls";
import { accountById } from "../../auth/accounts";
import type { Caller } from "../../auth/authenticate";
import { endSignIns } from "../../auth/sessions";
import type { Writer } from "../../db/database";
import { roles, userRoles, users } from "../../db/schema/users";
import { found, PlatformError } from "../../platform-error";
import { refusalOf } from "./user-rights";

interface UserChange {
  userId: number;
  body: z.output<typeof usersCalls.update.body>;
  caller: Pick<Caller, "userId">;
  now: Date;
}

/**
 * Rights are the current ones, not those of the caller's token. A user who is deactivated or loses a role is signed out
 * everywhere: their tokens would speak of the old rights until they expire.
 * @throws PlatformError 404 for an unknown user, 409 where the caller may not, 400 where no role would be left
 */
export async function updateUser(tx: Writer, { userId, body, caller, now }: UserChange): Promise<void> {
  const user = found(await accountById(tx, userId));
  const { isActive } = body;
  const added = wireNames(body.rolesToAdd).filter((role) => !user.roles.includes(role));
  const removed = wireNames(body.rolesToRemove).filter((role) => user.roles.includes(role));
  const refusal = refusalOf(found(await accountById(tx, caller.userId)), user, {
    isActive,
    roles: [...added, ...removed],
  });
  if (refusal !== undefined) throw new PlatformError(409, refusal);
  if (removed.length > 0 && user.roles.length + added.length === removed.length)
    throw new PlatformError(400, "roles: a user keeps at least one");
  if (isActive !== undefined) await tx.update(users).set({ isActive }).where(eq(users.id, userId));
  await grant(tx, userId, added);
  await revoke(tx, userId, removed);
  if (isActive === false || removed.length > 0) await endSignIns(tx, userId, now);
}

/** Reading 30: the role USER is granted under its older name. */
function wireNames(names: readonly string[] = []): string[] {
  return [...new Set(names.map((name) => (name === "USER" ? "ROLE_USER" : name)))];
}

async function grant(tx: Writer, userId: number, codes: readonly string[]): Promise<void> {
  const ids = await roleIds(tx, codes);
  if (ids.length > 0) await tx.insert(userRoles).values(ids.map((roleId) => ({ userId, roleId })));
}

async function revoke(tx: Writer, userId: number, codes: readonly string[]): Promise<void> {
  const ids = await roleIds(tx, codes);
  if (ids.length > 0)
    await tx.delete(userRoles).where(and(eq(userRoles.userId, userId), inArray(userRoles.roleId, ids)));
}

async function roleIds(tx: Writer, codes: readonly string[]): Promise<number[]> {
  const rows = await tx
    .select({ id: roles.id })
    .from(roles)
    .where(inArray(roles.code, [...codes]));
  return rows.map(({ id }) => id);
}
