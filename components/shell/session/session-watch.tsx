"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { enteredWork, keepWork, workBelongsTo } from "@/components/form/unsaved/store-work";
import { giveUpWork } from "@/components/form/unsaved/unsaved-work";
import { type SessionEnd, sessionEndOf } from "@/lib/errors/session-over";
import { readSession, signOut } from "@/lib/session/session-client";
import { type SessionView, sessionCheckIntervalMs } from "@/lib/session/session-view";
import { useAccount } from "./account";
import { clearBrowserState, persistedExpiry, persistSession } from "./browser-state";
import { onLeaveTold, tellOtherTabs } from "./tabs-channel";
import { takeOverUnowned } from "./take-over-filters";
import { useLeave } from "./use-leave";

/**
 * Keeps the browser's one session key up to date, signs out a session past its end (1§4: looked at
 * every 10 minutes) and leaves when another tab did, or another account has signed in there.
 */
export function SessionWatch({ view }: { view: SessionView }) {
  const cache = useQueryClient();
  const leave = useLeave();
  const account = useAccount();

  useEffect(() => {
    persistSession(view, new Date());
    workBelongsTo(view.email);
  }, [view]);

  useEffect(() => {
    // Without the network nothing of it is shown to anybody, and the next page asks again.
    takeOverUnowned(account).catch(() => undefined);
  }, [account]);

  useEffect(() => onLeaveTold(account, (reason) => leave(cache, reason, true)), [account, cache, leave]);

  useEffect(() => {
    const timer = setInterval(async () => {
      const expiry = persistedExpiry();
      if (expiry !== undefined && expiry.getTime() > Date.now()) return;
      const end = await findEnd();
      if (end === undefined) return;
      clearInterval(timer);
      if (end === "other-account") leave(cache, end);
      else await signOutAndReload();
    }, sessionCheckIntervalMs);
    return () => clearInterval(timer);
  }, [cache, leave]);

  return null;
}

/**
 * What was kept is the end as the last page load saw it; since then the session may have been used, which moves its
 * end. So the server has the last word; where it cannot be asked, the next check asks again.
 */
async function findEnd(): Promise<SessionEnd | undefined> {
  try {
    persistSession(await readSession(), new Date());
    return undefined;
  } catch (error) {
    return sessionEndOf(error);
  }
}

/** The reload lands on the sign-in page, which keeps the address to come back to. */
async function signOutAndReload(): Promise<void> {
  const entered = enteredWork();
  // The session may be gone on the server already; the reload tells either way.
  await signOut().catch(() => undefined);
  tellOtherTabs("session-ended");
  await clearBrowserState();
  keepWork(entered);
  giveUpWork();
  window.location.reload();
}
