"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { notifyError, notifySuccess } from "@/components/feedback/notify";
import type { LeaveReason } from "@/components/shell/session/leave-reason";

/** Tells why a person came to the sign-in page (1§8), once: a reload does not tell it again. */
export function useLeaveToast(reason: LeaveReason | undefined): void {
  const t = useTranslations();
  useEffect(() => {
    if (reason === undefined) return;
    if (reason === "signed-out") notifySuccess(t("shell.loggedOut"));
    else notifyError(t("errors.session-ended"));
    const address = new URL(window.location.href);
    address.searchParams.delete("reason");
    window.history.replaceState(null, "", address);
  }, [reason, t]);
}
