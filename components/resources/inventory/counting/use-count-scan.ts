"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef } from "react";
import { useWaitingCodes } from "@/components/scan/waiting/use-waiting-codes";
import { countedOf } from "@/lib/counting/count-book";
import type { CountState, CountWork } from "@/lib/counting/count-work";
import type { CountProduct } from "@/lib/counting/kept-count";

/** The products of barcodes that this count does not know; it never rejects. */
export type LookUpProducts = Parameters<typeof useWaitingCodes>[1]["lookUp"];

/** What is scanned into a count: its own products at once, without the network; others once they are looked up. */
export function useCountScan(work: CountWork, { head, products, isReached }: CountState, lookUp: LookUpProducts) {
  const t = useTranslations("counting");
  const byBarcode = useRef<{ of: CountState["products"]; found: Map<string, CountProduct> }>(undefined);

  function known(): Map<string, CountProduct> {
    const { products: of } = work.state();
    if (byBarcode.current?.of !== of) {
      const found = new Map<string, CountProduct>();
      for (const product of of.values())
        for (const barcode of product.barcodes) if (!found.has(barcode)) found.set(barcode, product);
      byBarcode.current = { of, found };
    }
    return byBarcode.current.found;
  }

  const scan = useWaitingCodes(
    { shown: head.codes, now: () => work.state().head.codes, put: (codes) => work.setCodes(codes) },
    {
      known(barcodes) {
        for (const barcode of barcodes) {
          const product = known().get(barcode);
          if (product !== undefined) return { id: product.id, name: product.name, barcode, image: product.image };
        }
        return undefined;
      },
      lookUp,
      isOftenAway: true,
      take({ id, name, barcode, image }, reading) {
        const product = work.state().products.get(id) ?? {
          id,
          name,
          barcodes: barcode === undefined ? [] : [barcode],
          image,
          isExpected: false,
        };
        const before = countedOf(work.book, id);
        if (!work.scan(product, reading)) return { outcome: "unknown", text: t("tooMany", { product: name }) };
        // How many there are then stands beside it, and may be another number by now.
        const { count: pieces = 1 } = reading;
        return {
          outcome: before === undefined ? "found" : "repeated",
          text: t(product.isExpected || products.size === 0 ? "scanned" : "scannedBeside", { product: name, pieces }),
        };
      },
    },
  );
  const lookAgain = useEffectEvent(() => scan.lookAgain(scan.waiting.filter(({ state }) => state === "failed")));
  useEffect(() => {
    if (isReached) lookAgain();
  }, [isReached]);
  return scan;
}
