"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { activeRole, pageOfPath } from "@/lib/roles/pages";
import type { Role } from "@/lib/roles/roles";
import { chooseRole } from "@/lib/session/session-client";
import type { SessionView } from "@/lib/session/session-view";

/**
 * The role whose tab is lit. A click lights any tab and leaves the page as it is; a navigation lights
 * the role whose menu holds the new page (SHELL-027). The session remembers the lit one.
 */
export function useLitRole({ tabs, chosenRole }: Pick<SessionView, "tabs" | "chosenRole">) {
  const path = usePathname();
  const [lit, setLit] = useState(() => ({ path, role: roleOn(path, tabs, chosenRole) }));
  if (lit.path !== path) setLit({ path, role: roleOn(path, tabs, lit.role) });

  const remembered = useRef(chosenRole);
  useEffect(() => {
    if (remembered.current === lit.role) return;
    remembered.current = lit.role;
    // In the background: the header works without it, and the next page load says if the session is over.
    chooseRole(lit.role).catch(() => undefined);
  }, [lit.role]);

  const light = (role: Role) => setLit({ path, role });
  return [lit.role, light] as const;
}

function roleOn(path: string, tabs: readonly Role[], chosen: Role): Role {
  const page = pageOfPath(path);
  return page === undefined ? chosen : activeRole(tabs, chosen, page);
}
