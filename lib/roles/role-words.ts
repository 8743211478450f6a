import type { Tone } from "@/lib/list/column";
import { type Role, roles } from "./roles";

/** A column of roles names each as a filter by role does, not as the wire has it. */
export const roleWords: Readonly<Record<string, Tone>> = Object.fromEntries(
  roles.map((role: Role) => [role, "plain" as const]),
);
