import type { Tone } from "@/lib/list/declare/column";
import { parseRole, type Role, roles } from "./roles";

/** A column of roles names each as a filter by role does, not as the wire has it. */
export const roleWords: Readonly<Record<string, Tone>> = Object.fromEntries(
  roles.map((role: Role) => [role, "plain" as const]),
);

/** Roles of the wire as words of the above; one that the platform has newly stays as it came. */
export function roleWordsOf(names: readonly string[]): string[] {
  return names.map((name) => parseRole(name) ?? name);
}
