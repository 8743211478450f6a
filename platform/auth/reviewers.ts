import type { RoleCode } from "./staff-roles";

/** Roles as they are granted: what inherits a reviewer's role is one of them, too. */
const reviewers: ReadonlySet<string> = new Set<RoleCode>([
  "MAPPER_QC",
  "CHAIN_ADMIN",
  "APP",
  "DEVELOPER",
  "SUPER_ADMIN",
]);

/** Whether who has these roles looks over what others have made: closes counts, approves mapping drafts. */
export function mayReview(roles: readonly string[]): boolean {
  return roles.some((role) => reviewers.has(role));
}
