"use client";

import { useQueryClient } from "@tanstack/react-query";
import LogOut from "lucide-react/icons/log-out";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { notifyError } from "@/components/feedback/notify";
import { useErrorText } from "@/components/feedback/use-error-text";
import { leaveWork } from "@/components/form/unsaved/unsaved-work";
import { Button } from "@/components/ui/button";
import { signOut } from "@/lib/session/session-client";
import { announceLeaving, useLeave } from "../session/use-leave";

/** Ends the session on the server first (reading 52), then clears this browser. */
export function SignOutButton() {
  const t = useTranslations("shell");
  const errorText = useErrorText();
  const cache = useQueryClient();
  const leave = useLeave();
  const [isLeaving, setIsLeaving] = useState(false);

  async function end() {
    setIsLeaving(true);
    const stay = announceLeaving();
    try {
      await signOut();
      leave(cache, "signed-out");
    } catch (error) {
      // A session that still lives on the server is not signed out, and must not be shown as such.
      stay();
      notifyError(errorText(error));
      setIsLeaving(false);
    }
  }

  return (
    <Button variant="quiet" shape="entry" onClick={() => leaveWork(() => void end())} disabled={isLeaving}>
      <LogOut size={16} aria-hidden />
      {t("logout")}
    </Button>
  );
}
