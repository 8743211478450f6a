/**
 * The roles of the platform and what they inherit (1§6).
 *
 * ROLE_USER and USER are one role, and any role may arrive with a ROLE_ prefix (reading 30):
 * past `parseRole` only the short names exist.
 */
export const roles = [
  "USER",
  "PRE_CLIENT",
  "CLIENT",
  "WH_ADMIN",
  "ACCOUNTANT",
  "SALES",
  "MARKETER",
  "COURIER",
  "MAINTENANCE_COURIER",
  "INVENTORY_ACCESS",
  "BOB_MONITORING",
  "L1S",
  "L3S",
  "ACQUIRER",
  "SHELVES_MAPPER",
  "PICKER",
  "ORDERS_QC",
  "COURIER_QC",
  "MAPPER_QC",
  "MAINTAINER_QC",
  "INVENTORY_QC",
  "BOB_MAINTAINER",
  "CHAIN_ADMIN",
  "APP",
  "SUPER_ADMIN",
  "DEVELOPER",
  "MN_VOUCHERS",
] as const;

export type Role = (typeof roles)[number];

/** Direct parents only; `expandRoles` follows them to the end. */
export const inheritance: Partial<Record<Role, readonly Role[]>> = {
  PRE_CLIENT: ["USER"],
  CLIENT: ["USER"],
  WH_ADMIN: ["USER"],
  ACCOUNTANT: ["USER"],
  SALES: ["USER"],
  MARKETER: ["USER"],
  COURIER: ["USER"],
  INVENTORY_ACCESS: ["USER"],
  BOB_MONITORING: ["USER"],
  BOB_MAINTAINER: ["SHELVES_MAPPER", "BOB_MONITORING"],
  L1S: ["WH_ADMIN"],
  L3S: ["L1S"],
  ORDERS_QC: ["L3S"],
  ACQUIRER: ["WH_ADMIN"],
  SHELVES_MAPPER: ["WH_ADMIN"],
  PICKER: ["WH_ADMIN"],
  COURIER_QC: ["COURIER"],
  MAPPER_QC: ["SHELVES_MAPPER", "ACQUIRER"],
  MAINTAINER_QC: ["BOB_MAINTAINER"],
  INVENTORY_QC: ["INVENTORY_ACCESS"],
  CHAIN_ADMIN: ["MAPPER_QC", "INVENTORY_QC", "ORDERS_QC"],
  APP: ["CHAIN_ADMIN"],
  SUPER_ADMIN: ["DEVELOPER"],
};

/** The roles that open the panel (1§6). Their tabs stand in the order of `roles` (SHELL-019). */
export const panelRoles: ReadonlySet<Role> = new Set<Role>([
  "ACQUIRER",
  "WH_ADMIN",
  "ACCOUNTANT",
  "SALES",
  "SHELVES_MAPPER",
  "L3S",
  "L1S",
  "MARKETER",
  "USER",
  "DEVELOPER",
  "ORDERS_QC",
  "MN_VOUCHERS",
  "MAPPER_QC",
  "PICKER",
  "CHAIN_ADMIN",
  "BOB_MAINTAINER",
]);

const known: ReadonlySet<string> = new Set(roles);

function isRole(name: string): name is Role {
  return known.has(name);
}

/** @returns the role of a wire name, or undefined for one that this console does not know. */
export function parseRole(name: string): Role | undefined {
  const short = name.replace(/^ROLE_/, "");
  return isRole(short) ? short : undefined;
}

/** The known roles among wire names; unknown names grant nothing. */
export function parseRoles(names: readonly string[]): Role[] {
  return inRoleOrder(names.map(parseRole).filter((role) => role !== undefined));
}

/** The given roles and all that they inherit, in the order of `roles` (1§6: transitive). */
export function expandRoles(granted: readonly Role[]): Role[] {
  const reached = new Set<Role>();
  const visit = (role: Role): void => {
    if (reached.has(role)) return;
    reached.add(role);
    for (const parent of inheritance[role] ?? []) visit(parent);
  };
  for (const role of granted) visit(role);
  return inRoleOrder([...reached]);
}

/** The tabs of the header: the panel roles among the expanded ones, in the fixed order (reading 29). */
export function tabRoles(expanded: readonly Role[]): Role[] {
  return inRoleOrder(expanded).filter((role) => panelRoles.has(role));
}

/**
 * Whether a user may enter the panel (reading 29): by a granted panel role, or by an inherited one
 * other than USER, which nearly every role inherits, customers included.
 */
export function mayEnterPanel(granted: readonly Role[]): boolean {
  if (granted.some((role) => panelRoles.has(role))) return true;
  return expandRoles(granted).some((role) => role !== "USER" && panelRoles.has(role));
}

function inRoleOrder(some: readonly Role[]): Role[] {
  const present = new Set(some);
  return roles.filter((role) => present.has(role));
}
