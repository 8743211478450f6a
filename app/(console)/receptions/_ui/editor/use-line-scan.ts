"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { notifyError } from "@/components/feedback/notify";
import { useDocumentedProducts } from "@/components/resources/products/use-documented-products";
import type { ScanOutcome, ScanResult } from "@/components/scan/scan-outcome";
import { stillThere } from "@/components/scan/still-there";
import { playTone } from "@/components/scan/tones";
import { useOnReturn } from "@/components/scan/use-on-return";
import { untilScanned } from "@/components/scan/wedge/scan-targets";
import { useToday } from "@/components/shell/use-today";
import { longestBarcode } from "@/lib/resources/products/documentation.calls";
import {
  currentOf,
  keyOfCode,
  type WaitingCode,
  withChange,
  withoutCode,
  withScan,
} from "@/lib/resources/receptions/waiting-codes";
import type { WorkLine } from "@/lib/resources/receptions/work-line";
import { type CodeReading, readCode } from "@/lib/scan/codes/read-code";

type Product = WorkLine["product"];

/** Codes that are no lines yet, where the form has them. */
export interface CodesField {
  readonly shown: readonly WaitingCode[];
  now(): readonly WaitingCode[];
  put(codes: readonly WaitingCode[]): void;
}

/** What a scan of a known product does: undefined where the line can take no more. */
type Take = (
  product: Product,
  reading: CodeReading,
  /** The person waits for the line: it has the next key. */
  isAwaited: boolean,
) => { received: number; isRepeated: boolean } | undefined;

/** What is scanned into a note's lines: each code is looked up, and the one that nobody knows is kept beside. */
export function useLineScan({ shown, now, put }: CodesField, take: Take) {
  const t = useTranslations("receptions.scan");
  const today = useToday();
  const documented = useDocumentedProducts();
  const [last, setLast] = useState<ScanResult>();
  const [askedKey, setAskedKey] = useState<string>();
  const isSeeking = useRef(false);
  const isThere = useRef(true);
  // A look-up outlives drawings of the lines: what it finds is taken by what is there then.
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
    // The lines are another list by now: these codes wait there.
    if (!isThere.current) return;
    const state = failure === undefined ? "undocumented" : "failed";
    const unknown = codes.filter((each) => !isSettled(each, found));
    if (isQuiet) return;
    for (const each of unknown) {
      put(withChange(now(), each, { state }));
      tell(each.code, "unknown", t(state));
    }
    if (unknown.length > 0 && failure !== undefined) notifyError(t("failed"));
  }

  /** One that was left out meanwhile is settled, too. */
  function isSettled(sought: WaitingCode, found: ReadonlyMap<string, readonly Product[]>): boolean {
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
  function receive(waiting: WaitingCode, reading: CodeReading, product: Product): void {
    const { code } = waiting;
    const awaited = isAwaited.current();
    put(withoutCode(now(), waiting));
    let taken: ReturnType<Take>;
    for (let time = 0; time < waiting.times; time += 1) {
      taken = takeNow.current(product, reading, awaited);
      if (taken === undefined) break;
    }
    if (taken === undefined) tell(code, "unknown", t("tooMany", { product: product.name }));
    else {
      const text = t("taken", { product: product.name, count: taken.received });
      tell(code, taken.isRepeated ? "repeated" : "found", text);
    }
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
    readingsOf: (code: string) => readingsOf(code, today),
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
    chooseProduct(waiting: WaitingCode, product: Product): void {
      const current = currentOf(now(), waiting);
      if (current?.reading !== undefined) receive(current, current.reading, product);
    },
    leave: (waiting: WaitingCode) => put(withoutCode(now(), waiting)),
    lookAgain,
    scan(code: string): void {
      const readings = readingsOf(code, today);
      const [only, another] = readings;
      const codes = withScan(now(), code, another === undefined ? only : undefined);
      if (only === undefined) tell(code, "unknown", t("noProduct"));
      else if (another === undefined) {
        isAwaited.current = stillThere();
        put(codes);
        void seek();
      } else {
        put(codes);
        const asked = codes.find((each) => each.code === code && each.state === "asked");
        setAskedKey(asked && keyOfCode(asked));
        tell(code, "ambiguous", t("ambiguous"));
      }
    },
  };
}

/** Those that name a product. */
function readingsOf(code: string, today: string): readonly CodeReading[] {
  return readCode(code, today).filter(
    ({ barcodes }) => barcodes.length > 0 && barcodes.every(({ length }) => length <= longestBarcode),
  );
}

function soughtOf(codes: readonly WaitingCode[]): readonly WaitingCode[] {
  return codes.filter(({ state }) => state === "sought");
}

/** Looked up without a product. */
export function isParked({ state }: WaitingCode): boolean {
  return state === "undocumented" || state === "failed";
}

function distinct(products: readonly Product[]): readonly Product[] {
  return [...new Map(products.map((product) => [product.id, product])).values()];
}
