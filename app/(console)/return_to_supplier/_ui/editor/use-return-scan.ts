"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { notifyError } from "@/components/feedback/notify";
import { useDocumentedProducts } from "@/components/resources/products/use-documented-products";
import type { ScanOutcome, ScanResult } from "@/components/scan/scan-outcome";
import { playTone } from "@/components/scan/tones";
import { useToday } from "@/components/shell/use-today";
import { type CodeReading, readProductCode } from "@/lib/scan/codes/read-code";

/** A code that can be read in several ways, until the person says in which. */
interface AskedCode {
  readonly code: string;
  readonly readings: readonly CodeReading[];
}

/** What a scan does to a line: undefined where the note has no such goods, or none are left of them. */
type Take = (
  isMeant: (product: { id: number; barcode?: string | undefined }) => boolean,
  reading: CodeReading,
) => { kind: "taken"; product: string; pieces: number } | { kind: "noneLeft"; product: string } | undefined;

/** What is scanned, or typed as a code, counts to the reception's line of its goods (RETS-005). */
export function useReturnScan(take: Take) {
  const t = useTranslations("return_to_supplier.scan");
  const today = useToday();
  const documented = useDocumentedProducts();
  const [last, setLast] = useState<ScanResult>();
  const [asked, setAsked] = useState<AskedCode>();
  /** Codes whose look-up failed: nobody knows yet what they are. */
  const [failed, setFailed] = useState<readonly { code: string; reading: CodeReading }[]>([]);
  /** Look-ups go one after another. */
  const turn = useRef(Promise.resolve());

  function tell(code: string, outcome: ScanOutcome, text: string): void {
    setLast({ code, outcome, text });
    playTone(outcome);
  }
  /** @returns whether the reception has such goods */
  function takes(code: string, ...by: Parameters<Take>): boolean {
    const taken = take(...by);
    if (taken?.kind === "taken") tell(code, taken.pieces > 1 ? "repeated" : "found", t("taken", taken));
    if (taken?.kind === "noneLeft") tell(code, "unknown", t("noneLeft", taken));
    return taken !== undefined;
  }
  async function lookUp(code: string, reading: CodeReading): Promise<void> {
    const barcodes = [...reading.barcodes];
    if (takes(code, ({ barcode }) => barcode !== undefined && barcodes.includes(barcode), reading)) return;
    const { found, failure } = await documented(barcodes);
    const products = barcodes.flatMap((barcode) => found.get(barcode) ?? []);
    const [product] = products;
    if (product !== undefined) {
      if (!takes(code, ({ id }) => products.some((each) => each.id === id), reading))
        tell(code, "unknown", t("notReceived", { product: product.name }));
      return;
    }
    if (failure === undefined) return tell(code, "unknown", t("undocumented"));
    setFailed((before) => [...before, { code, reading }]);
    tell(code, "unknown", t("failed"));
    notifyError(t("failed"));
  }
  function choose(code: string, reading: CodeReading): void {
    setAsked(undefined);
    setFailed((before) => before.filter((each) => each.code !== code));
    turn.current = turn.current.then(() => lookUp(code, reading));
  }
  return {
    last,
    asked,
    choose,
    failedCount: failed.length,
    /** Looks up once more what could not be looked up. */
    retry(): void {
      for (const { code, reading } of failed) choose(code, reading);
    },
    endChoice: () => setAsked(undefined),
    scan(code: string): void {
      const readings = readProductCode(code, today);
      const [only] = readings;
      if (only === undefined) tell(code, "unknown", t("undocumented"));
      else if (readings.length === 1) choose(code, only);
      else {
        setAsked({ code, readings });
        tell(code, "ambiguous", t("ambiguous"));
      }
    },
  };
}
