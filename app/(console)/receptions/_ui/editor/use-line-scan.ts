"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useErrorText } from "@/components/feedback/use-error-text";
import type { ScanOutcome, ScanResult } from "@/components/scan/scan-outcome";
import { playTone } from "@/components/scan/tones";
import { useToday } from "@/components/shell/use-today";
import type { WorkLine } from "@/lib/resources/receptions/work-line";
import { type CodeReading, readCode } from "@/lib/scan/codes/read-code";
import { useDocumentedProduct } from "./use-documented-product";

/** A code that can be read in several ways, until the person says in which. */
interface AskedCode {
  readonly code: string;
  readonly readings: readonly CodeReading[];
}

/** A scanned code of which no product is known, or is not known yet. */
export interface ParkedCode {
  readonly code: string;
  readonly reading: CodeReading;
  /** The look-up failed: whether there is a product is not known. */
  readonly hasFailed: boolean;
}

/** What a scan of a known product does: undefined where the line can take no more. */
type Take = (
  product: WorkLine["product"],
  reading: CodeReading,
) => { received: number; isRepeated: boolean } | undefined;

/** What is scanned into a note's lines: each code is looked up, and the one that nobody knows is kept beside. */
export function useLineScan(take: Take) {
  const t = useTranslations("receptions.scan");
  const today = useToday();
  const documentedProduct = useDocumentedProduct();
  const errorText = useErrorText();
  const [last, setLast] = useState<ScanResult>();
  const [asked, setAsked] = useState<AskedCode>();
  const [parked, setParked] = useState<readonly ParkedCode[]>([]);
  /** Look-ups go one after another: lines come in the order in which they were scanned. */
  const turn = useRef(Promise.resolve());

  function tell(code: string, outcome: ScanOutcome, text: string): void {
    setLast({ code, outcome, text });
    playTone(outcome);
  }
  const leave = (code: string): void => setParked((before) => before.filter((each) => each.code !== code));
  function park(code: string, reading: CodeReading, hasFailed: boolean, text: string): void {
    setParked((before) => [...before.filter((each) => each.code !== code), { code, reading, hasFailed }]);
    tell(code, "unknown", text);
  }

  async function lookUp(code: string, reading: CodeReading): Promise<void> {
    try {
      const found = await documentedProduct(reading);
      if (found === null) return park(code, reading, false, t("undocumented"));
      leave(code);
      const line = take(found, reading);
      if (line === undefined) tell(code, "unknown", t("tooMany", { product: found.name }));
      else
        tell(code, line.isRepeated ? "repeated" : "found", t("taken", { product: found.name, count: line.received }));
    } catch (error) {
      park(code, reading, true, `${t("failed")} ${errorText(error)}`);
    }
  }
  function choose(code: string, reading: CodeReading): void {
    setAsked(undefined);
    turn.current = turn.current.then(() => lookUp(code, reading));
  }

  return {
    last,
    asked,
    parked,
    choose,
    leave,
    /** Looks a parked code up again. */
    retry: ({ code, reading }: ParkedCode) => choose(code, reading),
    endChoice: () => setAsked(undefined),
    scan(code: string): void {
      const readings = readCode(code, today).filter(({ barcodes }) => barcodes.length > 0);
      const [only] = readings;
      if (only === undefined) tell(code, "unknown", t("noProduct"));
      else if (readings.length === 1) choose(code, only);
      else {
        setAsked({ code, readings });
        tell(code, "ambiguous", t("ambiguous"));
      }
    },
  };
}
