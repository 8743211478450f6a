"use client";

import { useRef, useState } from "react";
import { useErrorText } from "@/components/feedback/use-error-text";
import { useAccount } from "@/components/shell/session/account";
import type { GridEditor } from "@/lib/grid/editing/grid-editor";
import { addLines } from "@/lib/resources/receptions/add-lines";
import { type Delivery, deliveryOf } from "@/lib/resources/receptions/delivery";
import { type Invoice, type InvoiceFault, nameOfLine } from "@/lib/resources/receptions/invoice/invoice";
import { mostUnpacked } from "@/lib/resources/receptions/invoice/unpack-bounds";
import type { InvoiceRemark } from "@/lib/resources/receptions/invoice-remark";
import { firstParkedKey, type ParkedField, parking } from "@/lib/resources/receptions/parked-steps";
import { type ReceivedLine, receivedLine } from "@/lib/resources/receptions/received-lines";
import { longestDocumentNumber, mostLines } from "@/lib/resources/receptions/reception-bodies";
import type { VatRate, WorkLine } from "@/lib/resources/receptions/work-line";
import { withoutInvisible } from "@/lib/texts/invisible-character";
import { useDeliverySources } from "./use-delivery-sources";

/** What an invoice has become so far. */
export interface TakenInvoice {
  file: string;
  invoice: Invoice;
  /** How many lines were added. */
  added: number;
  /** How many waited for their product when it was taken. */
  waiting: number;
  /** Lines whose product is what the supplier's name meant before. */
  remembered: readonly { name: string; product: string }[];
  remarks: readonly InvoiceRemark[];
}

export type InvoiceState =
  | { kind: "none" }
  | { kind: "reading"; file: string }
  | { kind: "refused"; file: string; fault: InvoiceFault }
  | { kind: "failed"; file: string; text: string; retry(): void }
  /** Its lines are in the note already: once more would be twice as much on stock. */
  | { kind: "again"; file: string; number: string; before: InvoiceState; take(): void }
  | ({ kind: "taken" } & TakenInvoice);

export interface InvoiceTarget {
  editor: GridEditor<WorkLine>;
  rates(): readonly VatRate[];
  /** The document number that stands in the note. */
  number(): string;
  /** Where new lines go. */
  storage(): WorkLine["storage"];
  /** Puts the header and the discounts of rates. @returns what it did not put, and why */
  fill(invoice: Invoice, delivery: Delivery): readonly InvoiceRemark[];
  onLines(): void;
  /** Lines without a product are a part of the form: nobody saves, or reloads, them away. */
  parked: ParkedField;
}

/** A supplier's invoice becomes the note that is being entered: all to check, and nothing is sent. */
export function useInvoice({ parked, ...target }: InvoiceTarget) {
  const account = useAccount();
  const sources = useDeliverySources(account);
  const errorText = useErrorText();
  const [state, setState] = useState<InvoiceState>(none);
  /** Of several files the last one counts. */
  const turn = useRef(0);
  const now = useRef(target);
  now.current = target;

  const numbersTaken = useRef(new Set<string>());
  /** Its number is the note's, or was taken into it before, and there are lines. */
  function isInNote({ number = "" }: Invoice): boolean {
    const { editor, number: numberNow } = now.current;
    const isKnown = numbersTaken.current.has(number) || numberNow().trim() === number.slice(0, longestDocumentNumber);
    return number !== "" && isKnown && editor.store.keys.length + parked.now().length > 0;
  }

  /** @param isMeant the person has said that it is to be taken once more */
  async function take(file: File, isMeant = false): Promise<void> {
    const before = lastTaken(state);
    turn.current += 1;
    const mine = turn.current;
    const put = (next: InvoiceState): void => {
      if (mine === turn.current) setState(next);
    };
    // It comes from elsewhere: what is not seen may turn what is said about it.
    const name = withoutInvisible(file.name, "�");
    put({ kind: "reading", file: name });
    if (file.size > mostUnpacked) return put({ kind: "refused", file: name, fault: "tooLarge" });
    try {
      const [{ readInvoice }, bytes] = await Promise.all([
        import("@/lib/resources/receptions/invoice/read-invoice"),
        file.arrayBuffer(),
      ]);
      const invoice = readInvoice(new Uint8Array(bytes));
      if (invoice.kind === "refused") return put({ kind: "refused", file: name, fault: invoice.fault });
      if (!isMeant && isInNote(invoice)) {
        const again = { file: name, number: invoice.number ?? "", take: () => void take(file, true) };
        return put({ kind: "again", before, ...again });
      }
      const delivery = await deliveryOf(invoice, sources);
      if (mine !== turn.current) return;
      const settled = settle(invoice, delivery);
      // Of one that was refused there is nothing in the note.
      if (settled.added + settled.waiting > 0) numbersTaken.current.add(invoice.number ?? "");
      put({ kind: "taken", file: name, invoice, ...settled });
    } catch (error) {
      put({ kind: "failed", file: name, text: errorText(error), retry: () => void take(file) });
    }
  }

  function settle(invoice: Invoice, delivery: Delivery): Omit<TakenInvoice, "file" | "invoice"> {
    // Its head alone would be a note of another delivery under its number.
    if (delivery.lines.length > mostLines - now.current.editor.store.keys.length)
      return { added: 0, waiting: 0, remembered: [], remarks: [{ kind: "tooManyLines" }, ...delivery.remarks] };
    const remarks = [...now.current.fill(invoice, delivery), ...delivery.remarks];
    const place = { rates: delivery.rates, storage: now.current.storage() };
    const ready = delivery.lines.flatMap(({ line, meant }) =>
      meant.kind === "unknown" ? [] : receivedLine(line, meant.product, place),
    );
    const firstKey = firstParkedKey(parked);
    const unknown = delivery.lines.flatMap(({ line, meant }, index) =>
      meant.kind === "unknown"
        ? { key: firstKey + index, line, isAmbiguous: meant.isAmbiguous, cui: invoice.supplier.cui }
        : [],
    );
    if (delivery.lines.length > 0) {
      // One step, which one undo takes back with what waits since then.
      const { editor, onLines } = now.current;
      const beside = unknown.length > 0 ? parking(parked, unknown) : undefined;
      addLines(editor.store, ready, (changes, drafts) => void editor.change(changes, undefined, drafts, beside));
      onLines();
    }
    return {
      added: ready.length,
      waiting: unknown.length,
      remembered: delivery.lines.flatMap(({ line, meant }) =>
        meant.kind === "name" ? { name: nameOfLine(line), product: meant.product.name } : [],
      ),
      remarks: [...remarks, ...ready.flatMap((each) => each.remarks)],
    };
  }

  /** Lines of it that have waited are among the others now. */
  function tellSettled(lines: readonly ReceivedLine[]): void {
    setState((before) =>
      before.kind === "taken"
        ? {
            ...before,
            added: before.added + lines.length,
            remarks: [...before.remarks, ...lines.flatMap(({ remarks }) => remarks)],
          }
        : before,
    );
  }

  return {
    state,
    take,
    tellSettled,
    close: () => setState(state.kind === "again" ? state.before : none),
  };
}

const none: InvoiceState = { kind: "none" };

/** What stays to be looked at while another file is asked about. */
function lastTaken(state: InvoiceState): InvoiceState {
  if (state.kind === "again") return state.before;
  return state.kind === "taken" ? state : none;
}
