import { parseRoles, type Role } from "@/lib/roles/roles";
import type { User } from "./users.calls";

/** What the form holds. `roles` are those that may be changed, in the order of 1§6. */
export interface UserForm {
  isActive: boolean;
  roles: Role[];
}

/** @param changeable roles that the person at the form may give and take. */
export function toForm({ isActive, roles }: User, changeable: readonly Role[]): UserForm {
  return { isActive, roles: parseRoles(roles).filter((role) => changeable.includes(role)) };
}

/** Roles that the form does not hold: beyond the rights of the person at the form, or unknown to this console. */
export function keptRoles({ roles }: User, changeable: readonly Role[]): string[] {
  return roles.filter((name) => !parseRoles([name]).some((role) => changeable.includes(role)));
}

/**
 * What an edit sends.
 * @param before the user's roles among those that may be changed
 */
export function toChange(before: readonly Role[], { isActive, roles }: Partial<UserForm>) {
  return {
    isActive,
    rolesToAdd: roles && orNothing(roles.filter((role) => !before.includes(role))),
    rolesToRemove: roles && orNothing(before.filter((role) => !roles.includes(role))),
  };
}

function orNothing(some: Role[]): Role[] | undefined {
  return some.length === 0 ? undefined : some;
}
