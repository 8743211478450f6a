"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { activeRole, pageOfPath, pagesOfRole } from "@/lib/roles/pages";
import type { Role } from "@/lib/roles/roles";
import { chooseRole } from "@/lib/session/session-client";
import type { SessionView } from "@/lib/session/session-view";

interface LitRole {
  role: Role;
  /** The tab through which the open page was reached, where the lit role's menu does not hold that page. */
  roleOfPage: Role | undefined;
  light(role: Role): void;
}

/**
 * The role whose tab is lit. A click lights any tab and leaves the page as it is, with whatever is being written on it;
 * a navigation lights the role whose menu holds the new page (SHELL-027). The session remembers the lit one.
 */
export function useLitRole({ tabs, chosenRole }: Pick<SessionView, "tabs" | "chosenRole">): LitRole {
  const path = usePathname();
  const [lit, setLit] = useState(() => reached(path, roleOn(path, tabs, chosenRole)));
  if (lit.path !== path) setLit(reached(path, roleOn(path, tabs, lit.role)));

  const remembered = useRef(chosenRole);
  useEffect(() => {
    if (remembered.current === lit.role) return;
    remembered.current = lit.role;
    // In the background: the header works without it, and the next page load says if the session is over.
    chooseRole(lit.role).catch(() => undefined);
  }, [lit.role]);

  return {
    role: lit.role,
    roleOfPage: holds(lit.reachedAs, path) && !holds(lit.role, path) ? lit.reachedAs : undefined,
    light: (role) => setLit({ ...lit, role }),
  };
}

function holds(role: Role, path: string): boolean {
  const page = pageOfPath(path);
  return page !== undefined && pagesOfRole(role).includes(page);
}

function reached(path: string, role: Role) {
  return { path, role, reachedAs: role };
}

function roleOn(path: string, tabs: readonly Role[], chosen: Role): Role {
  const page = pageOfPath(path);
  return page === undefined ? chosen : activeRole(tabs, chosen, page);
}
