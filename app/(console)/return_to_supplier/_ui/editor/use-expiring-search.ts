"use client";

import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useOperatorZone } from "@/components/shell/operator-zone";
import { Semaphore } from "@/lib/calls/semaphore";
import { ExpiringSearch } from "@/lib/resources/return_to_supplier/expiring-search";
import { expirySources } from "@/lib/resources/return_to_supplier/expiry-sources";
import { proposeReturns } from "@/lib/resources/return_to_supplier/propose-returns";

/** What is searched for. */
export interface Wanted {
  supplier: number;
  days: number;
  /** YYYY-MM-DD, the last day that counts. */
  until: string;
}

interface Run extends Wanted {
  /** Of this search alone. */
  number: number;
  search: ExpiringSearch;
}

const unheard = () => () => undefined;

/** The search for what expires: it ends with the panel, or by Stop. */
export function useExpiringSearch() {
  const zone = useOperatorZone();
  const [run, setRun] = useState<Run>();
  const calls = useRef<AbortController>(undefined);
  useEffect(() => () => calls.current?.abort(), []);
  const state = useSyncExternalStore(
    run?.search.subscribe ?? unheard,
    () => run?.search.state,
    () => undefined,
  );
  const proposal = useMemo(
    () => run && state && !state.isRunning && proposeReturns(run.supplier, state.stocks, state.receptions),
    [run, state],
  );
  return {
    run,
    state,
    /** Undefined until all is known: what a return takes depends on the others. */
    proposal: proposal || undefined,
    start(wanted: Wanted): void {
      calls.current?.abort();
      calls.current = new AbortController();
      const turns = new Semaphore();
      const sources = expirySources({ ...wanted, zone }, calls.current.signal, turns);
      const search = new ExpiringSearch(sources, turns);
      setRun((before) => ({ ...wanted, search, number: (before?.number ?? 0) + 1 }));
      search.start();
    },
    stop(): void {
      run?.search.stop();
      calls.current?.abort();
    },
  };
}
