"use client";

import { useQueryClient } from "@tanstack/react-query";
import LogOut from "lucide-react/icons/log-out";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { notifyError } from "@/components/feedback/notify";
import { useErrorText } from "@/components/feedback/use-error-text";
import { leaveWork } from "@/components/form/unsaved/unsaved-work";
import { Button } from "@/components/ui/button";
import { sessionEndOf } from "@/lib/errors/session-over";
import { signOut } from "@/lib/session/session-client";
import { announceLeaving, useLeave } from "../session/use-leave";
import type { AskedAtSignOut } from "./ask-at-sign-out";
import type { LoadCountsAtSignOut } from "./counts-at-sign-out";
import type { SendingAtSignOut } from "./sign-out-dialog";

interface SignOutButtonProps {
  account: string;
  loadCounts: LoadCountsAtSignOut;
}

/**
 * Ends the session on the server first (reading 52), then clears this browser. What is kept of forms that were not sent, and
 * what was counted here and is not sent, goes too, once the person has said so.
 */
export function SignOutButton({ account, loadCounts }: SignOutButtonProps) {
  const t = useTranslations("shell");
  const errorText = useErrorText();
  const cache = useQueryClient();
  const leave = useLeave();
  const [isLeaving, setIsLeaving] = useState(false);
  const [asked, setAsked] = useState<AskedAtSignOut>();
  const [sending, setSending] = useState<SendingAtSignOut>();
  /** The sending that is waited for; none where the person stayed meanwhile. */
  const awaited = useRef<object>(undefined);

  async function ask() {
    setIsLeaving(true);
    // Where that cannot be seen, nothing of it is dropped unasked.
    const found = await import("./ask-at-sign-out")
      .then(({ askAtSignOut }) => askAtSignOut(account, loadCounts))
      .catch(() => undefined);
    setIsLeaving(false);
    if (!found?.kept.length && !found?.unsent.length) {
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
      await found?.counts.drop(account).catch(() => undefined);
      leave(cache, found?.kept.length && !keptDropped ? "kept-left" : "signed-out");
    } catch (error) {
      // A session that still lives on the server is not signed out, and must not be shown as such.
      stay();
      const end = sessionEndOf(error);
      if (end !== undefined) return leave(cache, end);
      notifyError(errorText(error));
      goOn(found);
    }
  }

  /** What was sent is no more asked about; where nothing else is, the person wanted to leave. */
  async function send(found: AskedAtSignOut) {
    setIsLeaving(true);
    setSending("under-way");
    const own = {};
    awaited.current = own;
    const unsent = await found.counts.send(account, errorText).catch(() => found.unsent);
    // Who stays meanwhile is neither signed out nor asked once more.
    if (awaited.current !== own) return found.counts.tellStayed();
    setIsLeaving(false);
    setSending(unsent.length > 0 ? "failed" : undefined);
    if (unsent.length === 0 && found.kept.length === 0) await end(found);
    else setAsked({ ...found, unsent });
  }

  function goOn(found: AskedAtSignOut | undefined) {
    found?.resume();
    awaited.current = undefined;
    setIsLeaving(false);
    setAsked(undefined);
    setSending(undefined);
    found?.counts.tellStayed();
  }

  return (
    <>
      <Button
        variant="quiet"
        shape="entry"
        onClick={() => {
          if (!isLeaving) void ask();
        }}
        // Disabled it would lose the focus, to which the question leads back.
        aria-disabled={isLeaving}
      >
        <LogOut size={16} aria-hidden />
        {t("logout")}
      </Button>
      {asked && (
        <asked.SignOutDialog
          kept={asked.kept}
          unsent={asked.unsent}
          isBusy={isLeaving}
          sending={sending}
          onConfirm={() => void end(asked)}
          onSend={() => void send(asked)}
          onClose={() => goOn(asked)}
        />
      )}
    </>
  );
}
