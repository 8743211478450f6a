"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { focusIfLost } from "@/components/ui/focus-if-lost";
import { browserStore } from "@/lib/browser/store";
import type { KeptHead } from "@/lib/counting/kept-count";
import { countingAccountKey, shellPath } from "@/lib/offline/shell";
import { keptHeads } from "./count-database";
import { OfflineCount } from "./offline-count";
import { useNetworkBack } from "./use-network-back";

/** The counts of this device, by whoever is signed in on it, while no page can be fetched. */
export function OfflineCounts() {
  const t = useTranslations("counting.offline");
  const [heads, setHeads] = useState<readonly KeptHead[]>();
  const [open, setOpen] = useState<KeptHead>();
  const isBack = useNetworkBack();
  const heading = useRef<HTMLHeadingElement>(null);
  /** What was pressed is gone. */
  function show(head: KeptHead | undefined): void {
    setOpen(head);
    requestAnimationFrame(() => focusIfLost(heading.current));
  }
  useEffect(() => {
    void countsHere().then((counts) => {
      setHeads(counts);
      setOpen(counts.find(({ inventory }) => inventory === wantedCount()));
    });
  }, []);
  const notice = isBack ? (
    <p role="status" className="flex flex-wrap items-center gap-3 rounded-md bg-success-soft px-3 py-2 text-success">
      {t("back")}
      <Button variant="primary" onClick={() => goOn(open)}>
        {t("goOn")}
      </Button>
    </p>
  ) : (
    <p role="status">{t("text")}</p>
  );
  return (
    <div className="grid w-full max-w-6xl gap-5 self-start">
      <h1 ref={heading} tabIndex={-1} className="font-semibold text-xl outline-none">
        {open?.storage ?? t(isBack ? "titleBack" : "title")}
      </h1>
      {!open && notice}
      {open && <OfflineCount key={open.inventory} head={open} notice={notice} onClose={() => show(undefined)} />}
      {!open && heads !== undefined && <Counts heads={heads} onOpen={show} />}
    </div>
  );
}

function Counts({ heads, onOpen }: { heads: readonly KeptHead[]; onOpen(head: KeptHead): void }) {
  const t = useTranslations("counting.offline");
  if (heads.length === 0) return <p className="text-ink-muted">{t("none")}</p>;
  return (
    <section aria-label={t("counts")} className="grid gap-2">
      <h2 className="font-medium">{t("counts")}</h2>
      {heads.map((head) => (
        <Button key={head.inventory} size="large" className="justify-start" onClick={() => onOpen(head)}>
          {t("count", { storage: head.storage, id: head.inventory })}
        </Button>
      ))}
    </section>
  );
}

async function countsHere(): Promise<readonly KeptHead[]> {
  const account = browserStore.read(countingAccountKey);
  const all = account === null ? [] : await keptHeads(account).catch(() => []);
  return all.filter(({ status }) => status === "COUNTING");
}

/** Of the page for which this one stands in. */
function wantedCount(): number | undefined {
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  return pathname === "/inventory" && query.get("mode") === "edit" ? Number(query.get("open")) : undefined;
}

/** To the page itself; what was counted here is sent there. */
function goOn(open: KeptHead | undefined): void {
  if (open !== undefined) window.location.assign(`/inventory?open=${open.inventory}&mode=edit`);
  else if (window.location.pathname === shellPath) window.location.assign("/inventory");
  else window.location.reload();
}
