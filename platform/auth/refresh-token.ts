import { createHash, createHmac, randomBytes } from "node:crypto";

const hourMs = 3_600_000;

/** How long a refresh token lives unused. */
export function refreshLifetimeMs(isRemembered: boolean): number {
  return isRemembered ? 30 * 24 * hourMs : 12 * hourMs;
}

/** The first token of a sign-in: 32 random bytes, URL-safe. */
export function newRefreshToken(): string {
  return randomBytes(32).toString("base64url");
}

/**
 * The token that follows another. Derived, so that the answer of the grace period can be given again
 * without any token being stored.
 */
export function nextRefreshToken(token: string, secret: Uint8Array): string {
  return createHmac("sha256", secret).update(`refresh ${token}`).digest("base64url");
}

/** What the database keeps of a token. */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
