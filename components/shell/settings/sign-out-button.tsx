"use client";

import { useQueryClient } from "@tanstack/react-query";
import LogOut from "lucide-react/icons/log-out";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { notifyError } from "@/components/feedback/notify";
import { useErrorText } from "@/components/feedback/use-error-text";
import { leaveWork } from "@/components/form/unsaved/unsaved-work";
import { Button } from "@/components/ui/button";
import { useOnDemand } from "@/components/ui/use-on-demand";
import type { KeptWhere } from "@/lib/kept-forms/kept-form";
import { signOut } from "@/lib/session/session-client";
import { announceLeaving, useLeave } from "../session/use-leave";

const loadKeepers = () => import("@/components/kept/keepers-at-sign-out");
const loadDialog = async () => (await import("./sign-out-dialog")).SignOutDialog;

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
  const [kept, setKept] = useState<readonly KeptWhere[]>();
  const [SignOutDialog, loadSignOutDialog] = useOnDemand(loadDialog);

  async function ask() {
    setIsLeaving(true);
    // Where that cannot be seen, nothing of it is dropped unasked.
    const found = await loadKeepers()
      .then(({ keptBySignOut }) => keptBySignOut())
      .catch(() => undefined);
    setIsLeaving(false);
    if (found === undefined || found.length === 0) return leaveWork(() => void end(found !== undefined));
    loadSignOutDialog();
    setKept(found);
  }

  async function end(dropsKept: boolean) {
    setIsLeaving(true);
    const stay = announceLeaving();
    try {
      // Nobody is kept in by code that a newer version has taken away.
      await loadKeepers().then(
        ({ stopKeepers }) => stopKeepers(),
        () => undefined,
      );
      await signOut({ dropsKept });
      leave(cache, "signed-out");
    } catch (error) {
      // A session that still lives on the server is not signed out, and must not be shown as such.
      stay();
      loadKeepers().then(
        ({ resumeKeepers }) => resumeKeepers(),
        () => undefined,
      );
      notifyError(errorText(error));
      setIsLeaving(false);
      setKept(undefined);
    }
  }

  return (
    <>
      <Button variant="quiet" shape="entry" onClick={() => void ask()} disabled={isLeaving}>
        <LogOut size={16} aria-hidden />
        {t("logout")}
      </Button>
      {kept && SignOutDialog && (
        <SignOutDialog
          kept={kept}
          isBusy={isLeaving}
          onConfirm={() => void end(true)}
          onClose={() => setKept(undefined)}
        />
      )}
    </>
  );
}
