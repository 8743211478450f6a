"use client";

import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useCallSender } from "@/components/calls/use-call-sender";
import type { CellProduct, MappingDetail } from "@/lib/resources/drafts/drafts.calls";
import type { MappingEditor } from "@/lib/resources/drafts/editing/mapping-editor";
import { FactsReader } from "@/lib/resources/drafts/facts/facts-reader";
import { absentFacts, factOf, type KnownMachines } from "@/lib/resources/drafts/facts/known-facts";

/** ms after the last change until sizes of new products are asked for. */
const restingTime = 300;

/** What is known of the machines of a mapping and of the products in it, those chosen later too. */
export function useMachineFacts(editor: MappingEditor, mapping: MappingDetail): KnownMachines {
  const send = useCallSender();
  const [reader] = useState(() => {
    const { domain, id, name, storages, lockers } = mapping;
    const isDraft = domain === "mapping-draft";
    return new FactsReader(isDraft ? storages : [{ id, name }], send, { withOrders: isDraft && lockers.length > 0 });
  });
  useEffect(() => {
    void reader.readMachines();
    const onFocus = (): void => void reader.refresh();
    window.addEventListener("focus", onFocus);
    return () => window.removeEventListener("focus", onFocus);
  }, [reader]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = (): void => void reader.readSizesOf(productsOf(editor));
    const end = editor.store.subscribeContents(() => {
      clearTimeout(timer);
      timer = setTimeout(ask, restingTime);
    });
    ask();
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [editor, reader]);
  const now = useSyncExternalStore(
    reader.subscribe,
    () => reader.now,
    () => reader.now,
  );
  const isReading = useSyncExternalStore(
    reader.subscribe,
    () => reader.isReading,
    () => false,
  );
  const known = useMemo(() => {
    const machines = new Map(now.machines.map((machine) => [machine.storage.id, machine]));
    return {
      now,
      absent: absentFacts(now),
      factOf: (storageId: number, productId: number) => factOf(machines.get(storageId), productId),
      retry: () => void reader.retry(productsOf(editor)),
    };
  }, [now, reader, editor]);
  return useMemo(() => ({ ...known, isReading }), [known, isReading]);
}

function productsOf(editor: MappingEditor): CellProduct[] {
  return editor.store.rows().flatMap(({ content }) => content.product ?? []);
}
