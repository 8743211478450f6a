import { randomBytes } from "node:crypto";
import { and, eq, gt, isNull } from "drizzle-orm";
import { outboxMails, passwordResets, users } from "../db/schema/users";
import type { PlatformContext } from "../platform-context";
import { PlatformError } from "../platform-error";
import { accountByEmail } from "./accounts";
import { hashPassword } from "./password";
import { tokenHash } from "./refresh-token";
import { endSignIns } from "./sessions";

const resetLifetimeMs = 3_600_000;

/**
 * Puts a mail with a reset link into the outbox.
 * @throws PlatformError 404 with the text of 1§8 where nobody has this address.
 */
export async function requestPasswordReset(context: PlatformContext, email: string): Promise<void> {
  const account = await accountByEmail(context.database.read, email);
  if (!account) throw new PlatformError(404, "The email could not be found in our database");
  const now = context.now();
  const token = randomBytes(32).toString("hex");
  const link = new URL("/reset-password", context.env.CONSOLE_URL);
  link.searchParams.set("hash", token);
  const subject = "Reset your password";
  const body = `Hello ${account.firstName},\n\nChoose a new password here within the hour:\n${link.href}\n`;
  await context.database.write(async (tx) => {
    const expiresAt = new Date(now.getTime() + resetLifetimeMs);
    await tx.insert(passwordResets).values({ hash: tokenHash(token), userId: account.id, expiresAt });
    await tx.insert(outboxMails).values({ recipient: account.email, subject, body, created: now });
  });
  // The link is a secret; it is printed because this platform sends no mail and someone has to find it.
  context.log.info({ recipient: account.email, link: link.href }, "mail in the outbox");
}

/**
 * Sets a new password, once for each link, and ends all sign-ins of that user.
 * @returns whose password it is, for clients that keep sessions of their own
 * @throws PlatformError 400 where the link is unknown, used or older than an hour.
 */
export async function resetPassword(
  context: PlatformContext,
  token: string,
  password: string,
): Promise<{ email: string | undefined }> {
  const now = context.now();
  const passwordHash = await hashPassword(password);
  return context.database.write(async (tx) => {
    const [reset] = await tx
      .update(passwordResets)
      .set({ usedAt: now })
      .where(
        and(
          eq(passwordResets.hash, tokenHash(token)),
          isNull(passwordResets.usedAt),
          gt(passwordResets.expiresAt, now),
        ),
      )
      .returning({ userId: passwordResets.userId });
    if (!reset) throw new PlatformError(400, "The reset link is invalid or has expired");
    const [person] = await tx
      .update(users)
      .set({ passwordHash })
      .where(eq(users.id, reset.userId))
      .returning({ email: users.email });
    await endSignIns(tx, reset.userId, now);
    return { email: person?.email };
  });
}
