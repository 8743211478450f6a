import "server-only";
import { createHash, randomBytes } from "node:crypto";

/**
 * 32 bytes as base64url without padding. The last character carries four bits only, hence its own
 * class: a second spelling of the same bytes is not an id.
 */
const shape = /^[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]$/;

/** @returns a new session id: 256 random bits as 43 URL-safe characters. */
export function newSessionId(): string {
  return randomBytes(32).toString("base64url");
}

/** Checked before any store read, so that junk in a cookie costs nothing. */
export function isSessionId(value: unknown): value is string {
  return typeof value === "string" && shape.test(value);
}

/** @returns the key of the id's record, 64 hex characters. It opens nothing: ids cannot be had from keys. */
export function keyOfSessionId(id: string): string {
  return createHash("sha256").update(id).digest("hex");
}

/** @returns the name of the lease under which a session's refresh token is spent; a new token has a lease of its own */
export function leaseOfRefresh(id: string, refreshToken: string): string {
  return createHash("sha256").update(`refresh ${id} ${refreshToken}`).digest("hex");
}
