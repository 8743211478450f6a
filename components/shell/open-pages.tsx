"use client";

import { createContext, use } from "react";
import type { PageKey } from "@/lib/roles/pages";

/** The pages that this person may open: names of records that stand on them are links. */
export const OpenPages = createContext<readonly PageKey[]>([]);

export function useOpensPage(page: PageKey): boolean {
  return use(OpenPages).includes(page);
}

export function useOpenPages(): readonly PageKey[] {
  return use(OpenPages);
}
