"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { ScanOutcome, ScanResult } from "@/components/scan/scan-outcome";
import { playTone } from "@/components/scan/tones";
import { useToday } from "@/components/shell/use-today";
import { type CodeReading, readProductCode } from "@/lib/scan/codes/read-code";

/** A code that names one product or another, until the person says which one. */
interface AskedCode {
  code: string;
  readings: readonly CodeReading[];
}

/** What is scanned in import mode: the product alone counts, whatever else its label says. @param find looks it up */
export function useImportScan(find: (barcode: string) => void) {
  const t = useTranslations("products.import");
  const today = useToday();
  const [last, setLast] = useState<ScanResult>();
  const [asked, setAsked] = useState<AskedCode>();
  /** Whose answer is still to be told. */
  const [awaited, setAwaited] = useState<string>();

  function tell(code: string, outcome: ScanOutcome, text: string): void {
    setLast({ code, outcome, text });
    playTone(outcome);
  }
  function choose({ barcodes: [barcode = ""] }: CodeReading): void {
    setAsked(undefined);
    setAwaited(barcode);
    find(barcode);
  }
  function scan(code: string): void {
    // The product alone counts: what differs in the rest of the label is one reading.
    const readings = [...new Map(readProductCode(code, today).map((each) => [each.barcodes[0], each])).values()];
    const [only] = readings;
    if (only === undefined) tell(code, "unknown", t("noProduct"));
    else if (readings.length === 1) choose(only);
    else {
      setAsked({ code, readings });
      tell(code, "ambiguous", t("ambiguous"));
    }
  }
  return {
    last,
    asked,
    scan,
    choose,
    leave: () => setAsked(undefined),
    /** The answer to a barcode is there. */
    settle(barcode: string, outcome: ScanOutcome, text: string): void {
      if (barcode === awaited) tell(barcode, outcome, text);
      setAwaited(undefined);
    },
  };
}
