"use client";

import { Content, Root } from "@radix-ui/react-tabs";
import { useTranslations } from "next-intl";
import { tilesOfRole } from "@/lib/roles/pages";
import type { Deployment } from "@/lib/session/deployment";
import type { SessionView } from "@/lib/session/session-view";
import { SettingsPanel } from "../settings/settings-panel";
import { Brand } from "./brand";
import { PageTiles } from "./page-tiles";
import { RoleTabs } from "./role-tabs";
import { useLitRole } from "./use-lit-role";

interface HeaderProps {
  view: SessionView;
  deployment: Deployment;
}

/** Role tabs over the pages of the lit role (1§2), 127 px in all. */
export function Header({ view, deployment }: HeaderProps) {
  const t = useTranslations("roles");
  const [role, light] = useLitRole(view);
  const lit = view.tabs.find((each) => each === role) ?? role;
  return (
    <header className="print-hidden sticky top-0 z-30 h-header">
      <Root
        value={lit}
        onValueChange={(value) => {
          const next = view.tabs.find((each) => each === value);
          if (next) light(next);
        }}
        className="flex h-full flex-col"
      >
        <div className="flex h-(--role-row-height) items-stretch gap-6 bg-header px-side text-on-header">
          <Brand />
          <RoleTabs tabs={view.tabs} lit={lit} />
          <SettingsPanel view={view} deployment={deployment} />
        </div>
        <Content value={lit} tabIndex={-1} className="min-h-0 flex-1 border-b border-line bg-surface">
          <PageTiles heading={t(`groups.${lit}`)} pages={tilesOfRole(lit)} />
        </Content>
      </Root>
    </header>
  );
}
