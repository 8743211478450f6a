"use client";

import { List, Trigger } from "@radix-ui/react-tabs";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import type { Role } from "@/lib/roles/roles";

/** The roles that a person may work as, in their fixed order. Arrow keys move between them. */
export function RoleTabs({ tabs, lit }: { tabs: readonly Role[]; lit: Role }) {
  const t = useTranslations("roles");
  const row = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lit tab is what is scrolled to.
  useEffect(() => {
    row.current?.querySelector("[data-state=active]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [lit]);
  return (
    <List
      ref={row}
      aria-label={t("label")}
      className="no-scrollbar flex min-w-0 flex-1 items-stretch overflow-x-auto mask-x-from-[calc(100%-12px)]"
    >
      {tabs.map((role) => (
        <Trigger
          key={role}
          value={role}
          className="relative shrink-0 px-3 font-medium text-on-header-muted transition-colors hover:text-on-header focus-visible:outline-offset-[-3px] focus-visible:outline-accent data-[state=active]:text-on-header data-[state=active]:after:absolute data-[state=active]:after:inset-x-3 data-[state=active]:after:bottom-0 data-[state=active]:after:h-[3px] data-[state=active]:after:rounded-t data-[state=active]:after:bg-accent"
        >
          {t(`tabs.${role}`)}
        </Trigger>
      ))}
    </List>
  );
}
