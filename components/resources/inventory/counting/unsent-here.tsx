"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { useErrorText } from "@/components/feedback/use-error-text";
import { useAccount } from "@/components/shell/session/account";
import type { UnsentCount } from "@/components/shell/settings/counts-at-sign-out";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Link } from "@/components/ui/link";
import { dropKept } from "./count-database";
import { onCountLeft } from "./count-left";
import { sendUnsent, unsentCounts } from "./unsent-counts";
import { useReadAgain } from "./use-read-again";

/** Counts of which this device has figures that are not sent: it tries to send them, leads to what is left, and lets it go. */
export function UnsentHere() {
  const t = useTranslations("counting.here");
  const account = useAccount();
  const errorText = useEffectEvent(useErrorText());
  const readAgain = useEffectEvent(useReadAgain());
  const [unsent, setUnsent] = useState<readonly UnsentCount[]>([]);
  const [asked, setAsked] = useState<UnsentCount>();
  useEffect(() => {
    const listening = new AbortController();
    // What is no more unsent may have been sent by others than this.
    let known = 0;
    const send = async (): Promise<void> => {
      // The screen of a count sends it itself.
      if (new URLSearchParams(window.location.search).get("mode") === "edit") return;
      const before = await unsentCounts.unsent(account).catch(() => []);
      const left = await sendUnsent(account, { isForced: false, errorText }).catch(() => []);
      if (listening.signal.aborted) return;
      setUnsent(left);
      if (figuresOf(left) < Math.max(known, figuresOf(before))) void readAgain();
      known = figuresOf(left);
    };
    void send();
    window.addEventListener("online", () => void send(), listening);
    onCountLeft(() => void send(), listening);
    return () => listening.abort();
  }, [account]);

  async function discard({ inventory }: UnsentCount): Promise<void> {
    await dropKept({ account, inventory });
    setUnsent((before) => before.filter((each) => each.inventory !== inventory));
    setAsked(undefined);
  }

  if (unsent.length === 0) return null;
  return (
    <>
      <ul className="mb-3 grid gap-1">
        {unsent.map((each) => (
          <li
            key={each.inventory}
            role="status"
            className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-warning-soft px-3 py-1.5 text-warning"
          >
            <span className="wrap-anywhere">{t("unsent", { storage: each.storage, count: each.unsent })}</span>
            <Link href={`/inventory?open=${each.inventory}&mode=edit`} className="underline">
              {t("open")}
            </Link>
            <Button size="small" variant="plain" onClick={() => setAsked(each)}>
              {t("discard")}
            </Button>
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={t("ask", { storage: asked.storage })}
          text={t("askText", { count: asked.unsent })}
          confirmText={t("discard")}
          keepText={t("keep")}
          onConfirm={() => void discard(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

function figuresOf(counts: readonly UnsentCount[]): number {
  return counts.reduce((sum, { unsent }) => sum + unsent, 0);
}
