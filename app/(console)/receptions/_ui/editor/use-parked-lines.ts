"use client";

import { useEffect, useRef } from "react";
import { notifyError } from "@/components/feedback/notify";
import { useErrorText } from "@/components/feedback/use-error-text";
import type { EditorWork } from "@/components/grid/use-grid-work";
import { useProductsByBarcode } from "@/components/resources/products/use-documented-products";
import { useOnReturn } from "@/components/scan/use-on-return";
import { useAccount } from "@/components/shell/session/account";
import type { Choice } from "@/lib/choices/source";
import type { GridStore } from "@/lib/grid/rows/grid-store";
import { addLines } from "@/lib/resources/receptions/add-lines";
import type { LineFault } from "@/lib/resources/receptions/line-entries";
import {
  knownByNow,
  lookedUpUnasked,
  type ParkedLine,
  type ParkedSources,
  type SettledLine,
  settledLine,
} from "@/lib/resources/receptions/parked-lines";
import { type ParkedField, unparking } from "@/lib/resources/receptions/parked-steps";
import { supplierNameOf } from "@/lib/resources/receptions/received-lines";
import type { VatRate, WorkLine } from "@/lib/resources/receptions/work-line";
import { keepName } from "./invoice/stored-names";
import type { LineStart } from "./use-line-start";

/** Lines of a note that wait for their product, as they are shown. */
export interface ShownParked extends ParkedField {
  readonly shown: readonly ParkedLine[];
  /** Why the note is not saved while they wait. */
  readonly error?: string | undefined;
  /** Some have got their product, and are among the note's lines. */
  onSettled?(lines: readonly SettledLine[]): void;
}

interface ParkedOptions {
  store: GridStore<WorkLine>;
  work: EditorWork<WorkLine, LineFault>;
  start: LineStart;
  /** How pasted codes are looked up. */
  byCode(codes: readonly string[], signal: AbortSignal): ReturnType<ParkedSources["byCode"]>;
  /** Where lines go by now. */
  place(): { rates: readonly VatRate[]; storage: WorkLine["storage"] };
}

/** How lines that wait get their product, or go: of an invoice and of a paste, in a new note and in a saved one. */
export function useParkedLines(field: ShownParked, { store, work, start, byCode, place }: ParkedOptions) {
  const { shown, error, now, onSettled } = field;
  const account = useAccount();
  const byBarcode = useProductsByBarcode();
  const errorText = useErrorText();
  /** Ends the look-up that is under way: another one begins, or the lines are another list by now. */
  const looking = useRef<AbortController>(undefined);
  useEffect(() => () => looking.current?.abort(), []);
  // A look-up outlives drawings of the lines: what it finds goes where lines go then.
  const placeNow = useRef(place);
  useEffect(() => {
    placeNow.current = place;
  });

  /** One that was left out, or settled, meanwhile is not there any more. */
  function receive(known: readonly { parked: ParkedLine; product: WorkLine["product"] }[]): void {
    const there = new Set(now().map(({ key }) => key));
    const ready = known.filter(({ parked }) => there.has(parked.key));
    if (ready.length === 0) return;
    const lines = ready.map(({ parked, product }) => settledLine(parked, product, placeNow.current()));
    const waitsNoMore = unparking(
      field,
      ready.map(({ parked }) => parked),
    );
    const keys = addLines(store, lines, (...made) => work.make(...made, waitsNoMore));
    void start.learnAll(keys.filter((_, index) => lines[index]?.isPasted));
    onSettled?.(lines);
  }

  /** What was documented meanwhile is found. @param isTold whether a failure is said: the person has asked */
  async function lookAgain(isTold: boolean): Promise<void> {
    looking.current?.abort();
    const own = new AbortController();
    const { signal } = own;
    looking.current = own;
    const waiting = isTold ? now() : lookedUpUnasked(now());
    try {
      const known = await knownByNow(waiting, { byBarcode, byCode: (codes) => byCode(codes, signal) });
      if (!signal.aborted) receive(known);
    } catch (failure) {
      if (isTold && !signal.aborted) notifyError(errorText(failure));
    } finally {
      if (looking.current === own) looking.current = undefined;
    }
  }
  useOnReturn(() => {
    if (now().length > 0 && looking.current === undefined) void lookAgain(false);
  });

  return {
    shown,
    error,
    lookAgain: () => void lookAgain(true),
    /** The person says which product a line is: what a supplier calls it is known again next time. */
    settle(parked: ParkedLine, { id, name, code, image }: Choice): void {
      receive([{ parked, product: { id, name, barcode: code, image } }]);
      const called = supplierNameOf(parked.line);
      if (parked.cui !== undefined && called !== undefined)
        keepName(account, { cui: parked.cui, name: called, product: id });
    },
    leaveOut: (parked: ParkedLine) => work.make([], [], unparking(field, [parked])),
  };
}
