import type { GridStore } from "@/lib/grid/rows/grid-store";
import type { ReceptionLine } from "@/lib/resources/receptions/reception-reads.calls";
import { isOverLeft, type ReturnLine } from "./return-line";
import type { NewReturn } from "./return-to-supplier.calls";

/** What of a reception's line goes back, as it is entered. */
export interface ReturnEntry {
  /** Of the reception's line. */
  reni: number;
  /** As it was typed; empty where nothing goes back. */
  text: string;
  /** It cannot be sent as it is: its cell says why. */
  isFaulty: boolean;
  /** All that was received of it goes back. */
  isWhole: boolean;
}

/** The form of a new return as its fields hold it: choices as the text of their ids, days as YYYY-MM-DD. */
export interface ReturnValues {
  ren: string;
  numberDocument: string;
  documentDate: string;
  /** Each line of the reception. */
  lines: ReturnEntry[];
}

/** Its document is written by whoever sends the goods back, today as a rule. @param today YYYY-MM-DD, the operator's */
export function emptyReturn(today: string): ReturnValues {
  return { ren: "", numberDocument: "", documentDate: today, lines: [] };
}

/** Whether there is more than a reception that was come from, with nothing of it going back yet. */
export function isReturnEntered({ numberDocument, documentDate, lines }: ReturnValues, today: string): boolean {
  return numberDocument !== "" || documentDate !== today || lines.some(({ text }) => text !== "");
}

/** @param all the reception's lines: nothing goes back of those that the grid does not have */
export function entriesOf(store: GridStore<ReturnLine>, all: readonly ReceptionLine[]): ReturnEntry[] {
  const shown = store.rows().map(({ content, drafts }) => ({
    reni: content.line.id,
    text: drafts.pieces ?? content.pieces,
    isFaulty: drafts.pieces !== undefined || isOverLeft(content),
    isWhole: drafts.pieces === undefined && Number(content.pieces) === content.line.quantity.quantityReceived,
  }));
  const others = all
    .filter(({ id }) => store.keyOf(id) === undefined)
    .map(({ id, quantity }) => ({ reni: id, text: "", isFaulty: false, isWhole: quantity.quantityReceived === 0 }));
  return [...shown, ...others];
}

/** The pieces that go back now, below 0 (RETS-003). */
export function returnedNow(lines: readonly ReturnLine[]): { id: number; quantity: number }[] {
  return lines
    .filter(({ pieces }) => pieces !== "")
    .map(({ line, pieces }) => ({ id: line.id, quantity: -Number(pieces) }));
}

/** The whole return in one body (reading 65). */
export function toNewReturn({ ren, numberDocument, documentDate, lines }: ReturnValues): NewReturn {
  return {
    ren: Number(ren),
    documentDate,
    numberDocument: numberDocument.trim(),
    isTotalReturned: lines.every(({ isWhole }) => isWhole),
    items: lines.filter(({ text }) => text !== "").map(({ reni, text }) => ({ reni, quantity: -Number(text) })),
  };
}
