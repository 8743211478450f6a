"use client";

import { useEffect, useRef, useState } from "react";
import { useCallSender } from "@/components/calls/use-call-sender";
import type { ListReading } from "@/components/resources/inventory/counting/count-list";
import { fewAtATime } from "@/lib/calls/few-at-a-time";
import type { SendCall } from "@/lib/calls/send-call";
import type { CountWork } from "@/lib/counting/count-work";
import { stockPage } from "@/lib/resources/current_stocks/current-stocks.calls";
import { draftsCalls } from "@/lib/resources/drafts/drafts.calls";
import { inventoryCalls } from "@/lib/resources/inventory/inventory.calls";
import type { InventoryDetail } from "@/lib/resources/inventory/inventory-reads.calls";
import { orderByCells } from "@/lib/resources/inventory/order-by-cells";
import type { ProductToCount } from "@/lib/resources/inventory/products-to-count.calls";

type Counted = Pick<InventoryDetail, "id" | "storage">;

/** Reads what is to be counted, in pages of 100 (CNST-030), into a count. */
export function useProductsToCount(work: CountWork, count: Counted) {
  const send = useCallSender();
  const [reading, setReading] = useState<ListReading>("reading");
  const begun = useRef<CountWork>(undefined);
  function read(): void {
    setReading("reading");
    readProducts(send, count).then(
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

/** @throws where a page of them cannot be read */
async function readProducts(send: SendCall, { id, storage }: Counted) {
  const { limit } = stockPage;
  const page = async (offset: number) => {
    const query = { lite: "true" as const, inventory: id, offset, limit };
    return (await send(inventoryCalls.productsToCount, { params: { id: storage.id }, query })).data;
  };
  const [first, mapping] = await Promise.all([page(0), mappingOf(send, storage.id)]);
  const pages = new Map<number, readonly ProductToCount[]>([[0, first.items]]);
  const offsets = Array.from({ length: Math.ceil(first.totalCount / limit) }, (_, index) => index * limit).slice(1);
  await fewAtATime(offsets, async (offset) => {
    pages.set(offset, (await page(offset)).items);
  });
  const products = [...pages].sort(([one], [other]) => one - other).flatMap(([, items]) => items);
  // One that moved to another page meanwhile is read twice.
  return orderByCells([...new Map(products.map((each) => [each.product.id, each])).values()], mapping);
}

/** A warehouse has no cells, and who may not see them counts by name. */
async function mappingOf(send: SendCall, storage: number) {
  const answer = await send(draftsCalls.liveMapping, { params: { id: storage } }).catch(() => undefined);
  return answer?.data;
}
