"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useTellConsoleAway } from "@/components/shell/session/console-away";
import { Button } from "@/components/ui/button";
import { focusIfLost } from "@/components/ui/focus-if-lost";
import { browserStore } from "@/lib/browser/store";
import { isCounted, type KeptHead } from "@/lib/counting/kept-count";
import { countingAccountKey, shellPath } from "@/lib/offline/shell";
import { keptHeads } from "./count-database";
import { OfflineCount } from "./offline-count";
import { useWhoIsThere } from "./use-who-is-there";

/** The counts of this device, by whoever counts on it, while no page can be fetched; once it can, for that person alone. */
export function OfflineCounts() {
  const t = useTranslations("counting.offline");
  const [heads, setHeads] = useState<readonly KeptHead[]>();
  const [open, setOpen] = useState<KeptHead>();
  const who = useWhoIsThere();
  const isBack = who.state === "there";
  useTellConsoleAway(!isBack);
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpened = useRef(false);
  /** What was pressed is gone. */
  function show(head: KeptHead | undefined): void {
    setOpen(head);
    requestAnimationFrame(() => focusIfLost(heading.current));
  }
  useEffect(() => {
    if (who.state === "asking") return;
    let isHere = true;
    const read = async (): Promise<void> => {
      // By a sign-out it is gone, and by another sign-in: this page may stand in a tab of its own meanwhile.
      const account = browserStore.read(countingAccountKey);
      const counts =
        account === null || (who.state === "there" && who.account !== account) ? [] : await countsOf(account);
      if (!isHere) return;
      setHeads(counts);
      // The one that its page was about is opened once; after that, what is open stays while it may be seen.
      const wanted = isOpened.current ? undefined : wantedCount();
      isOpened.current = true;
      setOpen((before) => counts.find(({ inventory }) => inventory === (before?.inventory ?? wanted)));
    };
    void read();
    const listening = new AbortController();
    window.addEventListener("storage", () => void read(), listening);
    return () => {
      isHere = false;
      listening.abort();
    };
  }, [who]);
  if (who.state === "asking" || heads === undefined) return <p role="status">{t("reading")}</p>;
  // Somebody else has nothing here, and is told nothing of it.
  const isStranger = isBack && who.account !== undefined && heads.length === 0;
  const notice = isBack ? (
    <p role="status" className="flex flex-wrap items-center gap-3 rounded-md bg-success-soft px-3 py-2 text-success">
      {!isStranger && t(who.account === undefined ? "signedOut" : "back")}
      <Button variant="primary" onClick={() => goOn(open)}>
        {t("goOn")}
      </Button>
    </p>
  ) : (
    <p role="status">{t("text")}</p>
  );
  return (
    <div className="grid w-full max-w-6xl grid-cols-1 gap-5 self-start">
      <h1 ref={heading} tabIndex={-1} className="font-semibold text-xl outline-none wrap-anywhere">
        {open?.storage ?? t(isBack ? "titleBack" : "title")}
      </h1>
      {!open && notice}
      {open && (
        <OfflineCount
          key={open.inventory}
          head={open}
          notice={notice}
          onClose={() => show(undefined)}
          outText={t("counts")}
        />
      )}
      {!open && !(isBack && heads.length === 0) && <Counts heads={heads} onOpen={show} />}
    </div>
  );
}

function Counts({ heads, onOpen }: { heads: readonly KeptHead[]; onOpen(head: KeptHead): void }) {
  const t = useTranslations("counting.offline");
  if (heads.length === 0) return <p className="text-ink-muted">{t("none")}</p>;
  return (
    <section aria-label={t("counts")} className="grid grid-cols-1 gap-2">
      <h2 className="font-medium">{t("counts")}</h2>
      {heads.map((head) => (
        <Button
          key={head.inventory}
          size="large"
          shape="entry"
          lines="several"
          className="text-left"
          onClick={() => onOpen(head)}
        >
          {t("count", { storage: head.storage, id: head.inventory })}
        </Button>
      ))}
    </section>
  );
}

async function countsOf(account: string): Promise<readonly KeptHead[]> {
  const all = await keptHeads(account).catch(() => []);
  return all.filter(isCounted);
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
