import "server-only";
import type { Access } from "@/lib/calls/call";
import { type PageKey, pagesOfRoles } from "@/lib/roles/pages";
import type { Role } from "@/lib/roles/roles";

/** Role sets are few, requests are many: what a set opens is worked out once. */
const known = new Map<string, ReadonlySet<PageKey>>();

/** @param expanded from the sealed record alone (S12) */
export function openPages(expanded: readonly Role[]): ReadonlySet<PageKey> {
  const name = expanded.join();
  const pages = known.get(name) ?? new Set(pagesOfRoles(expanded));
  known.set(name, pages);
  return pages;
}

/** Whether somebody with these roles may make a call. Public ones are asked about no roles. */
export function mayUse(expanded: readonly Role[], access: Exclude<Access, "public">): boolean {
  if (access === "signed-in") return true;
  const pages = openPages(expanded);
  return access.some((page) => pages.has(page));
}
