/**
 * The roles of 1§6 by their wire names, in the order of their ids. The platform knows which are
 * granted; what they inherit is the console's part (1§6: expanded at sign-in).
 */
export const roleCodes = [
  "ROLE_USER",
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

export type RoleCode = (typeof roleCodes)[number];

const customerRoles: ReadonlySet<string> = new Set<RoleCode>(["PRE_CLIENT", "CLIENT"]);

/** Whether the granted roles make someone staff. Customers of the operator are not. */
export function isStaff(roles: readonly string[]): boolean {
  return roles.some((role) => !customerRoles.has(role));
}
