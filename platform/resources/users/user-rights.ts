const customers: ReadonlySet<string> = new Set(["PRE_CLIENT", "CLIENT"]);
/** The roles that see all of the console, and more than each other. */
const higherLevels: Readonly<Record<string, number>> = { CHAIN_ADMIN: 2, APP: 2, DEVELOPER: 3, SUPER_ADMIN: 4 };

const customerLevel = 0;
const staffLevel = 1;
const administratorLevel = 2;

/** A user as far as rights go. `roles` as granted, by their wire names. */
export interface Holder {
  id: number;
  roles: readonly string[];
}

interface Change {
  isActive: boolean | undefined;
  /** Roles that come or go, by their wire names. */
  roles: readonly string[];
}

/**
 * Why somebody may not change a user so; nothing where they may. Staff change customers, administrators people who have no
 * more rights than they; roles are the administrators' alone, and nobody gives or takes what is beyond their own.
 */
export function refusalOf(caller: Holder, user: Holder, { isActive, roles }: Change): string | undefined {
  const own = levelOf(caller.roles);
  const isAdministrator = own >= administratorLevel;
  const level = levelOf(user.roles);
  if (caller.id === user.id) {
    if (roles.length > 0) return "roles: nobody changes their own roles";
    return isActive === false ? "isActive: nobody deactivates themselves" : undefined;
  }
  if (isAdministrator ? level > own : level >= own) return "user: has more rights than you";
  if (roles.length > 0 && !isAdministrator) return "roles: only administrators change them";
  const beyond = roles.find((role) => levelOf([role]) > own);
  return beyond === undefined ? undefined : `roles: ${beyond} is beyond your rights`;
}

function levelOf(roles: readonly string[]): number {
  const levels = roles.map((role) => higherLevels[role] ?? (customers.has(role) ? customerLevel : staffLevel));
  return Math.max(customerLevel, ...levels);
}
