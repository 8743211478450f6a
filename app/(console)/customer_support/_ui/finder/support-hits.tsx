"use client";

import { useMemo } from "react";
import type { FinderProps } from "@/components/list/finder";
import { useTellOfTicks } from "@/components/list/ticks/use-tell-of-ticks";
import { useToday } from "@/components/shell/use-today";
import { customerSupportList } from "@/lib/resources/customer_support/customer-support.list";
import { readAddress } from "@/lib/resources/customer_support/finder/read-address";
import { CardHits } from "./card-hits";
import { InvoiceHits } from "./invoice-hits";
import { OneOrderHit } from "./one-order-hit";
import { PurchaseHits } from "./purchase-hits";

/** What the address' search finds, in the place of the list's rows. */
export function SupportHits({ url, rowsRef }: FinderProps) {
  const today = useToday();
  const { find = "" } = url.state;
  const reading = useMemo(() => readAddress(find, today), [find, today]);
  // The bar of ticked rows belongs to the rows, and goes with them.
  useTellOfTicks(customerSupportList, url, undefined);
  const place = { url, rowsRef };
  switch (reading?.kind) {
    case "order":
      return <OneOrderHit key={find} id={reading.id} {...place} />;
    case "card":
      return <CardHits key={find} lastFour={reading.lastFour} {...place} />;
    case "invoice":
      return <InvoiceHits key={find} asked={reading} {...place} />;
    case "purchase":
      return <PurchaseHits key={find} purchase={reading} {...place} />;
    default:
      return null;
  }
}
