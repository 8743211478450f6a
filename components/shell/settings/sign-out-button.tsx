"use client";

import { useQueryClient } from "@tanstack/react-query";
import LogOut from "lucide-react/icons/log-out";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { notifyError } from "@/components/feedback/notify";
import { useErrorText } from "@/components/feedback/use-error-text";
import { leaveWork } from "@/components/form/unsaved/unsaved-work";
import { Button } from "@/components/ui/button";
import { sessionEndOf } from "@/lib/errors/session-over";
import { signOut } from "@/lib/session/session-client";
import { announceLeaving, useLeave } from "../session/use-leave";
import type { AskedAtSignOut } from "./ask-at-sign-out";

/**
 * Ends the session on the server first (reading 52), then clears this browser. What is kept of forms that were not sent
 * goes too, once the person has said so.
 */
export function SignOutButton() {
  const t = useTranslations("shell");
  const errorText = useErrorText();
  const cache = useQueryClient();
  const leave = useLeave();
  const [isLeaving, setIsLeaving] = useState(false);
  const [asked, setAsked] = useState<AskedAtSignOut>();

  async function ask() {
    setIsLeaving(true);
    // Where that cannot be seen, nothing of it is dropped unasked.
    const found = await import("./ask-at-sign-out").then(({ askAtSignOut }) => askAtSignOut()).catch(() => undefined);
    setIsLeaving(false);
    if (!found?.kept.length) {
      found?.resume();
      return leaveWork(() => void end(found));
    }
    setAsked(found);
  }

  async function end(found: AskedAtSignOut | undefined) {
    setIsLeaving(true);
    const stay = announceLeaving();
    try {
      const { keptDropped } = await signOut({ dropsKept: found !== undefined });
      leave(cache, found?.kept.length && !keptDropped ? "kept-left" : "signed-out");
    } catch (error) {
      // A session that still lives on the server is not signed out, and must not be shown as such.
      stay();
      const end = sessionEndOf(error);
      if (end !== undefined) return leave(cache, end);
      notifyError(errorText(error));
      setIsLeaving(false);
      goOn(found);
    }
  }

  function goOn(found: AskedAtSignOut | undefined) {
    found?.resume();
    setAsked(undefined);
  }

  return (
    <>
      <Button variant="quiet" shape="entry" onClick={() => void ask()} disabled={isLeaving}>
        <LogOut size={16} aria-hidden />
        {t("logout")}
      </Button>
      {asked && (
        <asked.SignOutDialog
          kept={asked.kept}
          isBusy={isLeaving}
          onConfirm={() => void end(asked)}
          onClose={() => goOn(asked)}
        />
      )}
    </>
  );
}
