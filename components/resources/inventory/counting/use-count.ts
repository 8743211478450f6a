"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { isAtRest } from "@/lib/counting/count-matters";
import type { CountPlatform } from "@/lib/counting/count-sender";
import { type CountState, CountWork } from "@/lib/counting/count-work";
import type { KeptCount, KeptHead } from "@/lib/counting/kept-count";
import { readKept, writeKept } from "./count-database";
import { holdCount } from "./hold-count";

/** `elsewhere`: another tab of this browser counts it. */
export type OpenedCount =
  | { readonly state: "opening" }
  | { readonly state: "elsewhere"; take(): void }
  | { readonly state: "open"; readonly work: CountWork };

/** What of a count is known before the browser is asked what it has kept. */
type KnownHead = Pick<KeptHead, "account" | "inventory" | "storage" | "hasOurFields" | "status">;

/**
 * Opens a count on this device, with what was kept of it, for one tab alone.
 * @param platform undefined where nothing can be sent from here
 * @param onLeft told once it was left and no more of it can be sent for now
 */
export function useCount(
  known: KnownHead,
  platform: CountPlatform | undefined,
  onLeft: () => void = () => undefined,
): OpenedCount {
  const [opened, setOpened] = useState<OpenedCount>({ state: "opening" });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a count is opened once; what is known of it is read by its work.
  useEffect(() => {
    let end = (): void => undefined;
    let open: CountWork | undefined;
    const hold = (how: "wait" | "take"): void => {
      end();
      end = holdCount(known, how, {
        onHeld: async () => {
          const kept = await readKept(known.account, known.inventory).catch(() => undefined);
          const work = new CountWork(withKnown(kept, known), platform, writeKept);
          const stop = work.start();
          open = work;
          setOpened({ state: "open", work });
          return stop;
        },
        onTaken: () => setOpened({ state: "elsewhere", take: () => hold("take") }),
      });
    };
    hold("wait");
    return () => {
      // What was counted last goes out, though its screen is left.
      if (open === undefined) end();
      else
        void onceAtRest(open).then(() => {
          end();
          onLeft();
        });
    };
  }, [known.account, known.inventory]);
  const work = opened.state === "open" ? opened.work : undefined;
  useEffect(() => {
    if (work === undefined) return;
    const listening = new AbortController();
    const wake = (): void => {
      if (document.visibilityState === "visible") work.wake();
    };
    window.addEventListener("online", wake, listening);
    document.addEventListener("visibilitychange", wake, listening);
    return () => listening.abort();
  }, [work]);
  return opened;
}

function onceAtRest(work: CountWork): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (!isAtRest(work.state())) return;
      unsubscribe();
      void work.kept().then(resolve);
    };
    const unsubscribe = work.subscribe(look);
    look();
  });
}

function withKnown(kept: KeptCount | undefined, known: KnownHead): KeptCount {
  const touchedAt = kept?.head.touchedAt ?? new Date().toISOString();
  const { steps = [], codes = [], current, typed } = kept?.head ?? {};
  return {
    head: { ...known, touchedAt, steps, codes, current, typed },
    entries: kept?.entries ?? new Map(),
    products: kept?.products ?? [],
  };
}

export function useCountState(work: CountWork): CountState {
  return useSyncExternalStore(work.subscribe, work.state, work.state);
}
