"use client";

import { useTranslations } from "next-intl";
import type { MySession } from "@/lib/session/session-client";

/** What a session's device is called, e.g. `Firefox on Windows`. */
export function useDeviceName(): (session: Pick<MySession, "browser" | "system">) => string {
  const t = useTranslations("profile.sessions");
  return ({ browser, system }) => {
    const named = browser ?? t("unknownBrowser");
    return system === null ? named : t("device", { browser: named, system });
  };
}
