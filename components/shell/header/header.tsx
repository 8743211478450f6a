"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { tilesOfRole } from "@/lib/roles/pages";
import type { Deployment } from "@/lib/session/deployment";
import type { SessionView } from "@/lib/session/session-view";
import type { LoadCountsAtSignOut } from "../settings/counts-at-sign-out";
import { SettingsPanel } from "../settings/settings-panel";
import { Brand } from "./brand";
import { LitRole } from "./lit-role";
import { PageTiles } from "./page-tiles";
import { RoleTabs, tabId } from "./role-tabs";
import { useSelectedRole } from "./use-selected-role";

interface HeaderProps {
  view: SessionView;
  deployment: Deployment;
  /** The command palette: it knows the resources, and the shell does not. */
  palette: ReactNode;
  loadCounts: LoadCountsAtSignOut;
}

/** Role tabs over the pages of the selected role (1§2), 127 px in all. */
export function Header({ view, deployment, palette, loadCounts }: HeaderProps) {
  const t = useTranslations("roles");
  const { role, roleOfPage, select } = useSelectedRole(view);
  const panelId = useId();
  const selected = view.tabs.find((each) => each === role) ?? role;
  return (
    <header className="print-hidden sticky top-0 z-30 h-header">
      <div className="flex h-full flex-col">
        <div className="flex h-(--role-row-height) items-stretch gap-6 bg-header px-side text-on-header">
          <Brand />
          <RoleTabs tabs={view.tabs} selected={selected} roleOfPage={roleOfPage} panelId={panelId} onSelect={select} />
          <LitRole value={selected}>{palette}</LitRole>
          <SettingsPanel view={view} deployment={deployment} loadCounts={loadCounts} />
        </div>
        <div
          id={panelId}
          role="tabpanel"
          aria-labelledby={tabId(panelId, selected)}
          className="min-h-0 flex-1 border-b border-line bg-surface"
        >
          <PageTiles heading={t(`groups.${selected}`)} pages={tilesOfRole(selected)} />
        </div>
      </div>
    </header>
  );
}
