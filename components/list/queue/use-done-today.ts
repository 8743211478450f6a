"use client";

import { useMemo, useSyncExternalStore } from "react";
import { useAccount } from "@/components/shell/session/account";
import { useToday } from "@/components/shell/use-today";
import { browserStore } from "@/lib/browser/store";
import { doneTodayKey, readDone, writeDone } from "@/lib/queues/done-today";

const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** What this person set aside of a queue until the operator's midnight, in this browser alone. */
export function useDoneToday(queue: string) {
  const account = useAccount();
  const day = useToday();
  const stored = useSyncExternalStore(listen, read, () => null);
  const of = { account, day, queue };
  const ids = useMemo(() => new Set(readDone(stored, { account, day, queue })), [stored, account, day, queue]);
  return {
    ids,
    /** @param isDone false takes it back. */
    mark(id: number, isDone: boolean) {
      // In a browser that keeps nothing for us stepping goes on, and the record comes again.
      browserStore.write(doneTodayKey, writeDone(read(), of, id, isDone));
      for (const listener of listeners) listener();
    },
  };
}

function read(): string | null {
  return browserStore.read(doneTodayKey);
}
