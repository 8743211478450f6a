"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useAccount } from "@/components/shell/session/account";
import type { UnsentCount } from "@/components/shell/settings/counts-at-sign-out";
import { Link } from "@/components/ui/link";
import { sendUnsent } from "./counts-at-sign-out";

/** Counts of which this device has figures that are not sent: it tries to send them, and leads to what is left. */
export function UnsentHere() {
  const t = useTranslations("counting.here");
  const account = useAccount();
  const [unsent, setUnsent] = useState<readonly UnsentCount[]>([]);
  useEffect(() => {
    const listening = new AbortController();
    const send = async (): Promise<void> => {
      // The screen of a count sends it itself.
      if (new URLSearchParams(window.location.search).get("mode") === "edit") return;
      const left = await sendUnsent(account, false).catch(() => []);
      if (!listening.signal.aborted) setUnsent(left);
    };
    void send();
    window.addEventListener("online", () => void send(), listening);
    return () => listening.abort();
  }, [account]);
  if (unsent.length === 0) return null;
  return (
    <ul className="mb-3 grid gap-1">
      {unsent.map(({ inventory, storage, unsent: count }) => (
        <li key={inventory} role="status" className="rounded-md bg-warning-soft px-3 py-1.5 text-warning">
          {t("unsent", { storage, count })}{" "}
          <Link href={`/inventory?open=${inventory}&mode=edit`} className="underline">
            {t("open")}
          </Link>
        </li>
      ))}
    </ul>
  );
}
