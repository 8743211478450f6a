"use client";

import ChevronDown from "lucide-react/icons/chevron-down";
import CircleUser from "lucide-react/icons/circle-user";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { buttonLook } from "@/components/ui/button";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import type { Deployment } from "@/lib/session/deployment";
import type { SessionView } from "@/lib/session/session-view";
import { LanguageSwitch } from "./language-switch";
import { SignOutButton } from "./sign-out-button";
import { ThemeSwitch } from "./theme-switch";
import { VersionButton } from "./version-button";

/** Who is signed in, language, theme, the way to the profile and out, and the version (1§2). */
export function SettingsPanel({ view, deployment }: { view: SessionView; deployment: Deployment }) {
  const t = useTranslations("shell");
  const [isOpen, setIsOpen] = useState(false);
  const fullName = `${view.firstName} ${view.lastName}`;
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger
        aria-label={t("settingsOf", { name: fullName })}
        className="my-2 -mr-2 flex shrink-0 items-center gap-2 rounded-md px-2 font-medium text-on-header hover:bg-white/10 focus-visible:outline-accent"
      >
        <span
          aria-hidden
          className="grid size-7 place-items-center rounded-full bg-accent font-semibold text-on-accent text-xs"
        >
          {initials(view)}
        </span>
        <span className="max-w-40 truncate max-xl:hidden">{fullName}</span>
        <ChevronDown size={16} aria-hidden />
      </PopoverTrigger>
      <PopoverContent aria-label={t("settings")} className="w-80">
        <div className="border-b border-line px-4 py-3">
          <p className="truncate font-semibold">{fullName}</p>
          <p className="truncate text-ink-muted text-sm">{view.email}</p>
        </div>
        <div className="grid gap-4 border-b border-line px-4 py-4">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
        <div className="grid gap-2 border-b border-line px-4 py-3">
          <Link
            href="/profile"
            onClick={() => setIsOpen(false)}
            className={buttonLook({ look: "quiet", className: "justify-start px-2 hover:bg-hover" })}
          >
            <CircleUser size={16} aria-hidden />
            {t("profile")}
          </Link>
          <SignOutButton />
        </div>
        <VersionButton deployment={deployment} />
      </PopoverContent>
    </Popover>
  );
}

function initials({ firstName, lastName }: SessionView): string {
  return `${firstName.charAt(0)}${lastName.charAt(0)}`.toUpperCase();
}
