import type { Role } from "./roles";

/** Who looks over what others have made: closes counts (decision 0050) and approves mapping drafts. */
const reviewerRoles: readonly Role[] = ["MAPPER_QC", "CHAIN_ADMIN", "DEVELOPER"];

/** @param roles expanded by inheritance */
export function isReviewer(roles: readonly Role[]): boolean {
  return reviewerRoles.some((role) => roles.includes(role));
}
