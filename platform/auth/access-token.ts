import { type JWTPayload, jwtVerify, SignJWT } from "jose";
import { z } from "zod";

/** What an access token says: who, by which sign-in, with which roles. */
export interface AccessClaims {
  userId: number;
  familyId: string;
  roles: string[];
}

const payloadSchema = z.object({
  sub: z.string().regex(/^\d+$/).transform(Number),
  fam: z.string(),
  roles: z.array(z.string()),
});

/**
 * @param issuedAt whole seconds since 1970. The same claims at the same time give the same token.
 */
export function signAccessToken(
  { userId, familyId, roles }: AccessClaims,
  secret: Uint8Array,
  issuedAt: number,
  lifetimeSeconds: number,
): Promise<string> {
  return new SignJWT({ fam: familyId, roles })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setSubject(String(userId))
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetimeSeconds)
    .sign(secret);
}

/** @returns undefined for a token that is expired, forged or no token at all. */
export async function readAccessToken(token: string, secret: Uint8Array): Promise<AccessClaims | undefined> {
  let payload: JWTPayload;
  try {
    ({ payload } = await jwtVerify(token, secret, { algorithms: ["HS256"], requiredClaims: ["exp", "iat", "sub"] }));
  } catch {
    return undefined;
  }
  const claims = payloadSchema.safeParse(payload);
  if (!claims.success) return undefined;
  return { userId: claims.data.sub, familyId: claims.data.fam, roles: claims.data.roles };
}
