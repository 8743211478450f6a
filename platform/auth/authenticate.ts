import type { PlatformContext } from "../platform-context";
import { readAccessToken } from "./access-token";
import { isFamilyAlive } from "./sessions";
import { isStaff } from "./staff-roles";

/** Who makes a call. */
export interface Caller {
  userId: number;
  /** The sign-in that the token belongs to. */
  familyId: string;
  isStaff: boolean;
}

/** @returns undefined where the token is missing, expired, forged, or of a sign-in that has ended. */
export async function authenticate(context: PlatformContext, token: string | undefined): Promise<Caller | undefined> {
  if (!token) return undefined;
  const claims = await readAccessToken(token, context.secret);
  if (!claims || !(await isFamilyAlive(context, claims.familyId))) return undefined;
  return { userId: claims.userId, familyId: claims.familyId, isStaff: isStaff(claims.roles) };
}
