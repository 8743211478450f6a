import { parseRoles, type Role, roles } from "@/lib/roles/roles";

/** Decision 0021: who has more rights than whom. Inheritance does not say it. */
const levels: Partial<Record<Role, number>> = {
  PRE_CLIENT: 0,
  CLIENT: 0,
  CHAIN_ADMIN: 2,
  APP: 2,
  DEVELOPER: 3,
  SUPER_ADMIN: 4,
};
const staffLevel = 1;
const administratorLevel = 2;

/** A user as far as rights go: roles as granted. */
export interface Holder {
  email: string;
  roles: readonly string[];
}

/** What one may change about another. */
export interface Rights {
  /** Why nothing can be changed; undefined where something can. */
  refusal: "self" | "stronger" | undefined;
  /** The roles that may come and go, in the order of 1§6. */
  roles: readonly Role[];
}

/** The platform has the same rules, and the last word. */
export function rightsOver(me: Holder, user: Holder): Rights {
  if (me.email === user.email) return { refusal: "self", roles: [] };
  const own = levelOf(me.roles);
  const isAdministrator = own >= administratorLevel;
  const level = levelOf(user.roles);
  if (isAdministrator ? level > own : level >= own) return { refusal: "stronger", roles: [] };
  return { refusal: undefined, roles: isAdministrator ? roles.filter((role) => levelOf([role]) <= own) : [] };
}

function levelOf(names: readonly string[]): number {
  return Math.max(0, ...parseRoles(names).map((role) => levels[role] ?? staffLevel));
}
