"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { workBelongsTo } from "@/components/form/unsaved/store-work";
import { type SessionView, sessionCheckIntervalMs } from "@/lib/session/session-view";
import { useAccount } from "./account";
import { onLeaveTold } from "./tabs-channel";
import { takeOverUnowned } from "./take-over-filters";
import { useLeave } from "./use-leave";

/** Fetched apart: nothing waits for it, and every page has this one. */
const sessionCheck = () => import("./session-check");

/**
 * Keeps the browser's one session key up to date, signs out a session past its end (1§4: looked at
 * every 10 minutes) and leaves when another tab did, or another account has signed in there.
 */
export function SessionWatch({ view }: { view: SessionView }) {
  const cache = useQueryClient();
  const leave = useLeave();
  const account = useAccount();

  useEffect(() => {
    workBelongsTo(view.email);
    sessionCheck().then(
      ({ beginPage }) => beginPage(view),
      () => undefined,
    );
  }, [view]);

  useEffect(() => {
    // Without the network nothing of it is shown to anybody, and the next page asks again.
    takeOverUnowned(account).catch(() => undefined);
  }, [account]);

  useEffect(() => onLeaveTold(account, (reason) => leave(cache, reason, true)), [account, cache, leave]);

  useEffect(() => {
    const timer = setInterval(async () => {
      // Without the network the next check finds out.
      const check = await sessionCheck().catch(() => undefined);
      const end = await check?.findEnd();
      if (end === undefined) return;
      clearInterval(timer);
      if (end === "other-account") leave(cache, end);
      else await check?.signOutAndReload();
    }, sessionCheckIntervalMs);
    return () => clearInterval(timer);
  }, [cache, leave]);

  return null;
}
