import "server-only";
import { z } from "zod";

const claimsSchema = z.object({ exp: z.number(), iat: z.number() });

/** When a token ends, by this server's clock. */
export interface TokenLife {
  /** Milliseconds since the epoch. */
  expiresAt: number;
  lifeMs: number;
}

/**
 * The life of a JWT, counted from its receipt: `exp - iat` is a duration and therefore right even
 * where the platform's clock and ours differ by minutes (S11). The signature is the platform's business.
 *
 * @returns null for a token that does not say how long it lives; the 403 path renews such a one.
 */
export function tokenLife(token: string, receivedAt: number): TokenLife | null {
  const claims = claimsSchema.safeParse(payloadOf(token));
  if (!claims.success) return null;
  const lifeMs = (claims.data.exp - claims.data.iat) * 1000;
  return lifeMs > 0 ? { expiresAt: receivedAt + lifeMs, lifeMs } : null;
}

function payloadOf(token: string): unknown {
  const payload = token.split(".")[1];
  if (payload === undefined) return undefined;
  try {
    return JSON.parse(Buffer.from(payload, "base64url").toString("utf8"));
  } catch {
    return undefined;
  }
}
