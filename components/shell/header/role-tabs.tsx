"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, useRef } from "react";
import { classNames } from "@/components/ui/class-names";
import type { Role } from "@/lib/roles/roles";
import { useInSight } from "./use-in-sight";

const tabClass = classNames(
  "relative shrink-0 px-3 font-medium text-on-header-muted transition-colors",
  "hover:text-on-header focus-visible:outline-offset-[-3px] focus-visible:outline-accent",
  "after:absolute after:inset-x-3 after:bottom-0 after:h-[3px] after:rounded-t",
  "aria-selected:text-on-header aria-selected:after:bg-accent data-holds-page:after:bg-on-header-muted/50",
);

interface RoleTabsProps {
  tabs: readonly Role[];
  selected: Role;
  /** Marked as the way back to the open page, where the selected role's menu does not hold it. */
  roleOfPage: Role | undefined;
  /** Id of the element whose content a tab chooses. */
  panelId: string;
  onSelect: (role: Role) => void;
}

/** The roles that a person may work as, in their fixed order. Tab enters at the selected one, arrow keys move between them. */
export function RoleTabs({ tabs, selected, roleOfPage, panelId, onSelect }: RoleTabsProps) {
  const t = useTranslations("roles");
  const row = useRef<HTMLDivElement>(null);
  useInSight(row, "[aria-selected=true]", selected);

  function onKeyDown(event: KeyboardEvent) {
    const index = indexAfter(event.key, tabs.indexOf(selected), tabs.length);
    const next = index === undefined ? undefined : tabs[index];
    if (next === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    onSelect(next);
    document.getElementById(tabId(panelId, next))?.focus();
  }

  return (
    <div
      ref={row}
      role="tablist"
      aria-label={t("label")}
      onKeyDown={onKeyDown}
      className="no-scrollbar flex min-w-0 flex-1 items-stretch overflow-x-auto mask-x-from-[calc(100%-12px)]"
    >
      {tabs.map((role) => (
        <button
          key={role}
          id={tabId(panelId, role)}
          type="button"
          role="tab"
          aria-selected={role === selected}
          aria-controls={panelId}
          title={role === roleOfPage ? t("holdsOpenPage") : undefined}
          data-holds-page={role === roleOfPage || undefined}
          tabIndex={role === selected ? 0 : -1}
          onClick={() => onSelect(role)}
          className={tabClass}
        >
          {t(`tabs.${role}`)}
        </button>
      ))}
    </div>
  );
}

/** Names the tab of a role, for the panel it is the name of. */
export function tabId(panelId: string, role: Role): string {
  return `${panelId}-${role}`;
}

/** Where a key leads in a row that goes round; undefined for a key that leads nowhere. */
function indexAfter(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case "ArrowLeft":
      return (index - 1 + count) % count;
    case "ArrowRight":
      return (index + 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}
