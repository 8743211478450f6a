"use client";

import { createContext, use } from "react";
import type { Role } from "@/lib/roles/roles";

/** The roles of whoever looks at mappings, expanded: what they may do follows from them. */
export const OwnRoles = createContext<readonly Role[]>([]);

export function useOwnRoles(): readonly Role[] {
  return use(OwnRoles);
}
