"use client";

import { createContext, use } from "react";
import type { Role } from "@/lib/roles/roles";

/** The role whose tab is lit in the header. */
export const LitRole = createContext<Role>("USER");

export function useLitRole(): Role {
  return use(LitRole);
}
