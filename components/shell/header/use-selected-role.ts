"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { activeRole, pageOfPath, pagesOfRole } from "@/lib/roles/pages";
import type { Role } from "@/lib/roles/roles";
import type { SessionView } from "@/lib/session/session-view";

interface SelectedRole {
  role: Role;
  /** The tab through which the open page was reached, where the selected role's menu does not hold that page. */
  roleOfPage: Role | undefined;
  select(role: Role): void;
}

/**
 * The role whose tab is selected. A click selects any tab and leaves the page as it is, with what is being written on it;
 * a navigation selects the role whose menu holds the new page (SHELL-027). The session remembers the selected one.
 */
export function useSelectedRole({ tabs, chosenRole }: Pick<SessionView, "tabs" | "chosenRole">): SelectedRole {
  const path = usePathname();
  const [selected, setSelected] = useState(() => reached(path, roleOn(path, tabs, chosenRole)));
  if (selected.path !== path) setSelected(reached(path, roleOn(path, tabs, selected.role)));

  const remembered = useRef(chosenRole);
  useEffect(() => {
    if (remembered.current === selected.role) return;
    remembered.current = selected.role;
    // In the background: the header works without it, and the next page load notices the end of the session.
    rememberRole(selected.role).catch(() => undefined);
  }, [selected.role]);

  return {
    role: selected.role,
    roleOfPage: holds(selected.reachedAs, path) && !holds(selected.role, path) ? selected.reachedAs : undefined,
    select: (role) => setSelected({ ...selected, role }),
  };
}

/** What asks is fetched with the first choice. */
async function rememberRole(role: Role): Promise<void> {
  const { chooseRole } = await import("@/lib/session/session-client");
  await chooseRole(role);
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
