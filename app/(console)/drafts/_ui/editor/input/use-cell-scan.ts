"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { cellKeyAt, focusCell, showCell } from "@/components/resources/drafts/mapping/cell-dom";
import type { ScanOutcome, ScanResult } from "@/components/scan/scan-outcome";
import { playTone } from "@/components/scan/tones";
import { useToday } from "@/components/shell/use-today";
import type { CellProduct } from "@/lib/resources/drafts/drafts.calls";
import type { MappingWork } from "@/lib/resources/drafts/editing/mapping-work";
import type { MissedScan } from "@/lib/resources/drafts/editing/missed-scan";
import type { Told } from "@/lib/resources/drafts/editing/told";
import { type CodeReading, readProductCode } from "@/lib/scan/codes/read-code";
import { useProductsOfCodes } from "./use-products-of-codes";

/** The picture goes along, and so do its keys where they are used. */
function leadTo(key: number): void {
  if (cellKeyAt(document.activeElement) === undefined) showCell(key);
  else focusCell(key);
}

/** Of the cells that a code was for. */
const mostNamed = 3;

interface AskedCode {
  readonly code: string;
  readonly readings: readonly CodeReading[];
}

/**
 * What is scanned goes into the selected cells, and with one of them selected the next one follows. With none selected the
 * cells that hold it are.
 */
export function useCellScan(work: MappingWork, isReadOnly: boolean) {
  const t = useTranslations("mapping.scan");
  const words = useTranslations("mapping.told");
  const today = useToday();
  const productsOf = useProductsOfCodes();
  const [last, setLast] = useState<ScanResult & { acts: number }>();
  const [asked, setAsked] = useState<AskedCode>();
  const [count, setCount] = useState(0);
  const [missed, setMissed] = useState<readonly MissedScan[]>([]);
  const [ledTo, setLed] = useState<{ readonly key: number }>();
  /** Look-ups go one after another: what is scanned next is for the next cell. */
  const turn = useRef(Promise.resolve());
  /** The selection after the last scan, which the next one goes on from. */
  const led = useRef<ReadonlySet<number>>(undefined);
  /** The selection that a scan has made last, to show where something lies. */
  const found = useRef<ReadonlySet<number>>(undefined);

  function tell(code: string, outcome: ScanOutcome, text: string): void {
    setLast({ code, outcome, text, acts: work.acts });
    playTone(outcome);
  }

  /** What sets nothing is told until it is seen: what is scanned next takes its place on the line. */
  function miss(code: string, text: string, at: Iterable<number> = work.selection.keys): void {
    tell(code, "unknown", text);
    if (isReadOnly) return;
    // It stays for a second try, and who clicks another cell does not mean it any more.
    work.selection.spend();
    const cells = [...at].slice(0, mostNamed).flatMap((key) => work.editor.store.content(key)?.alias ?? []);
    setMissed((before) => [{ code, cells, text }, ...before]);
  }

  /** @param targets the cells that were selected when it was scanned */
  function set(code: string, product: CellProduct, targets: readonly number[]): void {
    const { selection } = work;
    const [only] = targets;
    const told = work.setProduct(product, targets);
    // Who has gone elsewhere meanwhile is not led back.
    const isThere = targets.length === 1 && only !== undefined && selection.keys.size === 1 && selection.has(only);
    // What a locked cell did not take is scanned again there, and not at the next one.
    const goesOn = isThere && (told.count > 0 || told.locked.length === 0);
    const next = goesOn ? work.selectNext() : undefined;
    if (goesOn) led.current = selection.keys;
    if (next !== undefined) {
      leadTo(next);
      setLed({ key: next });
    }
    if (told.count > 0) tell(code, "found", setText(product, told, goesOn && next === undefined));
    else if (told.locked.length > 0)
      miss(code, t("locked", { product: product.name, cells: told.locked.join(", ") }), targets);
    else tell(code, "repeated", t("same", { product: product.name }));
  }

  function setText({ name }: CellProduct, { count, locked }: Told, isLast: boolean): string {
    const text = t(isLast ? "last" : "set", { product: name, count });
    return locked.length === 0
      ? text
      : `${text} ${words("locked", { count: locked.length, cells: locked.join(", ") })}`;
  }

  function show(code: string, product: CellProduct): void {
    work.selectWhere((cell) => cell.product?.id === product.id);
    // Nobody has chosen them: a click begins anew.
    work.selection.spend();
    const { keys } = work.selection;
    found.current = keys;
    led.current = keys;
    const [first] = keys;
    if (first !== undefined) leadTo(first);
    if (keys.size === 0) tell(code, "unknown", t(isReadOnly ? "nowhere" : "nowhereYet", { product: product.name }));
    else tell(code, "found", t("found", { product: product.name, count: keys.size }));
  }

  /** @param at what was selected when it was scanned, or when the person chose what is meant by it */
  async function lookUp(code: string, { barcodes }: CodeReading, at: ReadonlySet<number>): Promise<void> {
    const { keys } = work.selection;
    // Whoever has gone elsewhere meanwhile meant another cell than is selected by now.
    if (keys !== at && keys !== led.current) return miss(code, t("elsewhere"), at);
    // What a scan has found is shown, and nobody has chosen it to be another product.
    const targets = keys === found.current ? [] : [...keys];
    try {
      const known = await productsOf(barcodes);
      const [product] = barcodes.flatMap((barcode) => known.get(barcode) ?? []);
      if (product === undefined) miss(code, t("unknown"), targets);
      else if (targets.length > 0 && !isReadOnly) set(code, product, targets);
      else show(code, product);
    } catch {
      miss(code, t("failed"), targets);
    }
  }

  function choose(code: string, reading: CodeReading): void {
    setAsked(undefined);
    const at = work.selection.keys;
    turn.current = turn.current.then(() => lookUp(code, reading, at));
  }

  return {
    /** Undefined once something else was done: a cell may be another one by now. */
    last: last?.acts === work.acts ? last : undefined,
    /** The cell that the last scan has led to, anew with each. */
    ledTo,
    asked,
    choose,
    endChoice: () => setAsked(undefined),
    /** How many codes were scanned. */
    count,
    /** Codes that have set nothing, until they are seen; the newest first. */
    missed,
    forgetMissed: () => setMissed([]),
    scan(code: string): void {
      setCount((before) => before + 1);
      const readings = readProductCode(code, today);
      const [only] = readings;
      if (only === undefined) miss(code, t("unknown"));
      else if (readings.length === 1) choose(code, only);
      else {
        setAsked({ code, readings });
        tell(code, "ambiguous", t("ambiguous"));
      }
    },
  };
}
