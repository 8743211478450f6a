"use client";

import { useEffect, useRef, useState } from "react";
import { useCallSender } from "@/components/calls/use-call-sender";
import type { ListReading } from "@/components/resources/inventory/counting/count-list";
import type { CountWork } from "@/lib/counting/count-work";
import type { InventoryDetail } from "@/lib/resources/inventory/inventory-reads.calls";
import { readInCellOrder } from "@/lib/resources/inventory/to-count/read-products-to-count";

type Counted = Pick<InventoryDetail, "id" | "storage" | "scope">;

/** Reads what is to be counted, in pages of 100 (CNST-030), into a count. */
export function useProductsToCount(work: CountWork, count: Counted) {
  const send = useCallSender();
  const [reading, setReading] = useState<ListReading>("reading");
  const begun = useRef<CountWork>(undefined);
  function read(): void {
    setReading("reading");
    readInCellOrder(send, count).then(
      (products) => {
        work.setProducts(products);
        setReading("whole");
      },
      // What an earlier visit has read stands there.
      () => setReading("failed"),
    );
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each count that is opened.
  useEffect(() => {
    if (begun.current === work) return;
    begun.current = work;
    read();
  }, [work]);
  return { reading, read };
}
