"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import type { MouseEvent, ReactNode } from "react";
import { callQuery } from "@/components/calls/call-query";
import { rememberReturn } from "@/components/shell/return-address";
import { followedLink } from "@/components/ui/followed-link";
import { Link } from "@/components/ui/link";
import { stockRecord } from "@/lib/list/declare/named-product";
import { recordAddress, recordMark } from "@/lib/list/declare/named-record";
import { currentStocksCalls } from "@/lib/resources/current_stocks/current-stocks.calls";

interface StockLinkProps {
  product: number;
  storage: number;
  children: ReactNode;
}

/** The way to what lies of a product in a storage. A count does not name the batches: where there is one, it is opened. */
export function StockLink({ product, storage, children }: StockLinkProps) {
  const cache = useQueryClient();
  const router = useRouter();
  const record = stockRecord({ product, storage });

  async function follow(event: MouseEvent): Promise<void> {
    if (followedLink(event.nativeEvent) === undefined) return;
    event.preventDefault();
    const args = { filters: { productId: product, storageId: storage }, offset: 0, limit: 2 };
    const found = await cache
      .fetchQuery({ ...callQuery(currentStocksCalls.list, args), meta: { quiet: true } })
      // The list tells itself what it cannot read.
      .catch(() => undefined);
    const [only, ...others] = found?.data.items ?? [];
    const address = recordAddress(only !== undefined && others.length === 0 ? { ...record, id: only.id } : record);
    rememberReturn(address);
    router.push(address);
  }

  return (
    <Link
      href={recordAddress(record)}
      data-record={recordMark(record)}
      prefetch={false}
      className="text-link underline"
      onClick={(event) => void follow(event)}
    >
      {children}
    </Link>
  );
}
