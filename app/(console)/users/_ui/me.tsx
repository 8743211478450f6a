"use client";

import { createContext, useContext } from "react";
import type { Holder } from "@/lib/resources/users/user-rights";

/** Who is signed in: what can be changed about others depends on it. */
export const Me = createContext<Holder>({ email: "", roles: [] });

export function useMe(): Holder {
  return useContext(Me);
}
