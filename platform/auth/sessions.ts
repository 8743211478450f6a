import { randomUUID } from "node:crypto";
import { and, eq, isNull, lt } from "drizzle-orm";
import type { CallWire } from "@/lib/calls/call";
import type { sessionCalls } from "@/lib/resources/session/session.calls";
import type { Writer } from "../db/database";
import { refreshFamilies, refreshTokens, users } from "../db/schema/users";
import type { PlatformContext } from "../platform-context";
import { PlatformError } from "../platform-error";
import { signAccessToken } from "./access-token";
import { type Account, accountByEmail, accountById } from "./accounts";
import { isPassword, noPassword } from "./password";
import { newRefreshToken, nextRefreshToken, refreshLifetimeMs, tokenHash } from "./refresh-token";

type Tokens = CallWire<typeof sessionCalls.signIn>;

interface Credentials {
  email: string;
  password: string;
  rememberMe: boolean;
}

/** @throws PlatformError 401 with one text for every failure, so that accounts cannot be guessed. */
export async function signIn(context: PlatformContext, { email, password, rememberMe }: Credentials): Promise<Tokens> {
  const account = await accountByEmail(context.database.read, email);
  const isRight = await isPassword(password, account?.passwordHash ?? noPassword);
  if (!account || !isRight || !account.isActive) throw new PlatformError(401, "Invalid email or password");
  const now = context.now();
  const familyId = randomUUID();
  const refreshToken = newRefreshToken();
  await context.database.write(async (tx) => {
    await tx.delete(refreshTokens).where(lt(refreshTokens.expiresAt, now));
    await tx
      .insert(refreshFamilies)
      .values({ id: familyId, userId: account.id, isRemembered: rememberMe, created: now });
    await addToken(tx, refreshToken, familyId, rememberMe, now);
  });
  return tokens(context, account, familyId, refreshToken, now);
}

/**
 * Rotates a refresh token. A used one gives the same answer again for ten seconds, because the first
 * answer may have got lost; after that it can only be a stolen copy, and ends the whole family.
 * @throws PlatformError 401 where the token is unknown, expired, revoked or used.
 */
export async function refresh(context: PlatformContext, refreshToken: string): Promise<Tokens> {
  const now = context.now();
  const graceMs = context.env.PLATFORM_REFRESH_GRACE_SECONDS * 1000;
  const refused = new PlatformError(401, "Invalid refresh token");
  const hash = tokenHash(refreshToken);
  const next = nextRefreshToken(refreshToken, context.secret);
  const result = await context.database.write(async (tx) => {
    const [row] = await tx
      .select({
        familyId: refreshTokens.familyId,
        expiresAt: refreshTokens.expiresAt,
        usedAt: refreshTokens.usedAt,
        userId: refreshFamilies.userId,
        isRemembered: refreshFamilies.isRemembered,
      })
      .from(refreshTokens)
      .innerJoin(refreshFamilies, eq(refreshFamilies.id, refreshTokens.familyId))
      .where(and(eq(refreshTokens.hash, hash), isNull(refreshFamilies.revokedAt)));
    if (!row || row.expiresAt <= now) return undefined;
    if (row.usedAt && now.getTime() - row.usedAt.getTime() > graceMs) {
      await tx.update(refreshFamilies).set({ revokedAt: now }).where(eq(refreshFamilies.id, row.familyId));
      return undefined;
    }
    const account = await accountById(tx, row.userId);
    if (!account?.isActive) return undefined;
    const usedAt = row.usedAt ?? now;
    if (!row.usedAt) {
      await tx.update(refreshTokens).set({ usedAt }).where(eq(refreshTokens.hash, hash));
      await addToken(tx, next, row.familyId, row.isRemembered, now);
    }
    return { account, familyId: row.familyId, usedAt };
  });
  if (!result) throw refused;
  return tokens(context, result.account, result.familyId, next, result.usedAt);
}

/** Ends one sign-in: its refresh tokens and its access tokens alike. */
export async function signOut(context: PlatformContext, familyId: string): Promise<void> {
  const now = context.now();
  await context.database.write((tx) =>
    tx.update(refreshFamilies).set({ revokedAt: now }).where(eq(refreshFamilies.id, familyId)),
  );
}

/** Ends every sign-in of a user, wherever it is. */
export async function endSignIns(tx: Writer, userId: number, now: Date): Promise<void> {
  await tx
    .update(refreshFamilies)
    .set({ revokedAt: now })
    .where(and(eq(refreshFamilies.userId, userId), isNull(refreshFamilies.revokedAt)));
}

/** Whether a sign-in still stands: not signed out, and its user not shut out meanwhile. */
export async function isFamilyAlive(context: PlatformContext, familyId: string): Promise<boolean> {
  const [row] = await context.database.read
    .select({ isActive: users.isActive })
    .from(refreshFamilies)
    .innerJoin(users, eq(users.id, refreshFamilies.userId))
    .where(and(eq(refreshFamilies.id, familyId), isNull(refreshFamilies.revokedAt)));
  return row?.isActive === true;
}

async function addToken(tx: Writer, token: string, familyId: string, isRemembered: boolean, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + refreshLifetimeMs(isRemembered));
  await tx.insert(refreshTokens).values({ hash: tokenHash(token), familyId, expiresAt });
}

async function tokens(
  { secret, env }: PlatformContext,
  { id: userId, firstName, lastName, email, roles }: Account,
  familyId: string,
  refreshToken: string,
  issuedAt: Date,
): Promise<Tokens> {
  const seconds = Math.floor(issuedAt.getTime() / 1000);
  const claims = { userId, familyId, roles };
  return {
    apiToken: await signAccessToken(claims, secret, seconds, env.PLATFORM_ACCESS_TOKEN_SECONDS),
    userPreferences: { tokenRefresh: refreshToken },
    firstName,
    lastName,
    email,
    roles,
  };
}
