"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { notifyError } from "@/components/feedback/notify";
import { useToday } from "@/components/shell/use-today";
import { type CodeReading, readProductCode } from "@/lib/scan/codes/read-code";
import {
  currentOf,
  isParked,
  keyOfCode,
  type ScannedProduct,
  type WaitingCode,
  withChange,
  withoutCode,
  withScan,
} from "@/lib/scan/waiting-codes";
import type { ScanOutcome, ScanResult } from "../scan-outcome";
import { stillThere } from "../still-there";
import { playTone } from "../tones";
import { useOnReturn } from "../use-on-return";
import { untilScanned } from "../wedge/scan-targets";

/** Codes that are no rows yet, where the form has them. */
export interface CodesField {
  readonly shown: readonly WaitingCode[];
  now(): readonly WaitingCode[];
  put(codes: readonly WaitingCode[]): void;
}

interface ScanTaking {
  /** The product of a code that is known without a look-up; it is taken at once. */
  known?(barcodes: readonly string[]): ScannedProduct | undefined;
  /** The products of barcodes, by barcode; what a call threw where one was found nowhere. It never rejects. */
  lookUp(
    barcodes: readonly string[],
  ): Promise<{ readonly found: ReadonlyMap<string, readonly ScannedProduct[]>; readonly failure: unknown }>;
  /**
   * What a scan of a known product does to its row; `unknown` where the row can take no more.
   * @param isAwaited the person waits for the row: it has the next key
   */
  take(product: ScannedProduct, reading: CodeReading, isAwaited: boolean): Omit<ScanResult, "code">;
  /** Where the network is often away, a look-up that fails is told where the code waits, and not by a toast as well (2§8). */
  isOftenAway?: boolean;
}

/** What is scanned into a form's rows: each code is looked up, and the one that nobody knows is kept beside. */
export function useWaitingCodes(
  { shown, now, put }: CodesField,
  { known, lookUp: documented, take, isOftenAway = false }: ScanTaking,
) {
  const t = useTranslations("scan.waiting");
  const today = useToday();
  const [last, setLast] = useState<ScanResult>();
  const [askedKey, setAskedKey] = useState<string>();
  const isSeeking = useRef(false);
  const isThere = useRef(true);
  // A look-up outlives drawings of the rows: what it finds is taken by what is there then.
  const takeNow = useRef(take);
  useEffect(() => {
    takeNow.current = take;
  });
  /** Since the last scan; nobody waits for what is looked up again. */
  const isAwaited = useRef<() => boolean>(() => false);

  function tell(code: string, outcome: ScanOutcome, text: string): void {
    setLast({ code, outcome, text });
    playTone(outcome);
  }

  /** All that wait at once, in the order in which they were scanned; what is scanned meanwhile goes next. */
  async function seek(): Promise<void> {
    if (isSeeking.current) return;
    isSeeking.current = true;
    try {
      for (let sought = soughtOf(now()); sought.length > 0 && isThere.current; sought = soughtOf(now()))
        await lookUp(sought, false);
    } finally {
      isSeeking.current = false;
    }
  }

  /** @param isQuiet nothing is said of what is still unknown */
  async function lookUp(codes: readonly WaitingCode[], isQuiet: boolean): Promise<void> {
    const { found, failure } = await documented(codes.flatMap(({ reading }) => reading?.barcodes ?? []));
    await untilScanned();
    // The rows are another list by now: these codes wait there.
    if (!isThere.current) return;
    const state = failure === undefined ? "undocumented" : "failed";
    const unknown = codes.filter((each) => !isSettled(each, found));
    if (isQuiet) return;
    for (const each of unknown) {
      put(withChange(now(), each, { state }));
      tell(each.code, "unknown", t(state));
    }
    if (unknown.length > 0 && failure !== undefined && !isOftenAway) notifyError(t("failed"));
  }

  /** One that was left out meanwhile is settled, too. */
  function isSettled(sought: WaitingCode, found: ReadonlyMap<string, readonly ScannedProduct[]>): boolean {
    const waiting = currentOf(now(), sought);
    if (waiting?.reading === undefined) return true;
    const products = distinct(waiting.reading.barcodes.flatMap((barcode) => found.get(barcode) ?? []));
    const [only] = products;
    if (only === undefined) return false;
    if (products.length === 1) receive(waiting, waiting.reading, only);
    else {
      put(withChange(now(), waiting, { state: "several", products }));
      tell(waiting.code, "ambiguous", t("several"));
    }
    return true;
  }

  /** As often as it was scanned: each is a step that can be undone. */
  function receive(waiting: WaitingCode, reading: CodeReading, product: ScannedProduct): void {
    const { code } = waiting;
    const awaited = isAwaited.current();
    put(withoutCode(now(), waiting));
    let taken = takeNow.current(product, reading, awaited);
    for (let time = 1; time < waiting.times && taken.outcome !== "unknown"; time += 1)
      taken = takeNow.current(product, reading, awaited);
    tell(code, taken.outcome, taken.text);
  }

  function lookAgain(codes: readonly WaitingCode[]): void {
    const parked = codes.filter(isParked);
    put(parked.reduce((before, each) => withChange(before, each, { state: "sought" }), now()));
    void seek();
  }

  // What was being looked up when the page went away.
  const resume = useEffectEvent(() => void seek());
  useEffect(() => {
    isThere.current = true;
    resume();
    return () => {
      isThere.current = false;
    };
  }, []);
  useOnReturn(() => {
    const parked = now().filter(isParked);
    isAwaited.current = () => false;
    if (parked.length > 0) void lookUp(parked, true);
  });

  return {
    last,
    /** The code whose reading is being asked for. */
    asked: shown.find((each) => each.state === "asked" && keyOfCode(each) === askedKey),
    readingsOf: (code: string) => readProductCode(code, today),
    waiting: shown.filter(({ state }) => state !== "sought"),
    sought: soughtOf(shown).length,
    ask: (waiting: WaitingCode) => setAskedKey(keyOfCode(waiting)),
    endChoice: () => setAskedKey(undefined),
    choose(waiting: WaitingCode, reading: CodeReading): void {
      setAskedKey(undefined);
      const { times } = currentOf(now(), waiting) ?? { times: 0 };
      let codes = withoutCode(now(), waiting);
      for (let time = 0; time < times; time += 1) codes = withScan(codes, waiting.code, reading);
      put(codes);
      void seek();
    },
    chooseProduct(waiting: WaitingCode, product: ScannedProduct): void {
      const current = currentOf(now(), waiting);
      if (current?.reading !== undefined) receive(current, current.reading, product);
    },
    leave: (waiting: WaitingCode) => put(withoutCode(now(), waiting)),
    lookAgain,
    scan(code: string): void {
      const readings = readProductCode(code, today);
      const [only, another] = readings;
      const product = another === undefined ? known?.(only?.barcodes ?? []) : undefined;
      if (only === undefined) tell(code, "unknown", t("noProduct"));
      else if (product !== undefined) {
        const { outcome, text } = takeNow.current(product, only, true);
        tell(code, outcome, text);
      } else if (another === undefined) {
        isAwaited.current = stillThere();
        put(withScan(now(), code, only));
        void seek();
      } else {
        const codes = withScan(now(), code, undefined);
        put(codes);
        const asked = codes.find((each) => each.code === code && each.state === "asked");
        setAskedKey(asked && keyOfCode(asked));
        tell(code, "ambiguous", t("ambiguous"));
      }
    },
  };
}

function soughtOf(codes: readonly WaitingCode[]): readonly WaitingCode[] {
  return codes.filter(({ state }) => state === "sought");
}

function distinct(products: readonly ScannedProduct[]): readonly ScannedProduct[] {
  return [...new Map(products.map((product) => [product.id, product])).values()];
}
