"use client";

import CircleUser from "lucide-react/icons/circle-user";
import { useTranslations } from "next-intl";
import type { RefObject } from "react";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { AnchoredPopover } from "@/components/ui/popover";
import type { Deployment } from "@/lib/session/deployment";
import type { SessionView } from "@/lib/session/session-view";
import { fullName } from "@/lib/texts/full-name";
import type { LoadCountsAtSignOut } from "./counts-at-sign-out";
import { DensitySwitch } from "./density-switch";
import { LanguageSwitch } from "./language-switch";
import { SignOutButton } from "./sign-out-button";
import { ThemeSwitch } from "./theme-switch";
import { VersionButton } from "./version-button";

export interface SettingsCardProps {
  id: string;
  /** What opened it; the card is anchored there. */
  button: RefObject<HTMLButtonElement | null>;
  view: SessionView;
  deployment: Deployment;
  loadCounts: LoadCountsAtSignOut;
  onClose: () => void;
}

/** What the settings hold. */
export function SettingsCard({ id, button, view, deployment, loadCounts, onClose }: SettingsCardProps) {
  const t = useTranslations("shell");
  return (
    <AnchoredPopover
      id={id}
      anchor={button}
      onClose={onClose}
      aria-label={t("settings")}
      className="w-88 max-w-[calc(100vw-1rem)]"
    >
      <div className="border-b border-line px-4 py-3">
        <p className="truncate font-semibold">{fullName(view)}</p>
        <p className="truncate text-ink-muted text-sm">{view.email}</p>
      </div>
      <div className="grid gap-4 border-b border-line px-4 py-4">
        <LanguageSwitch />
        <ThemeSwitch />
        <DensitySwitch />
      </div>
      <div className="grid gap-2 border-b border-line px-4 py-3">
        <Link
          href="/profile"
          onClick={onClose}
          className={buttonVariants({ variant: "quiet", shape: "entry", className: "hover:bg-hover" })}
        >
          <CircleUser size={16} aria-hidden />
          {t("profile")}
        </Link>
        <SignOutButton account={view.account} loadCounts={loadCounts} />
      </div>
      <VersionButton deployment={deployment} />
    </AnchoredPopover>
  );
}
