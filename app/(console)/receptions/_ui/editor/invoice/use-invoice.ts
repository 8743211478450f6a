"use client";

import { useRef, useState } from "react";
import { useErrorText } from "@/components/feedback/use-error-text";
import { useAccount } from "@/components/shell/session/account";
import type { GridEditor } from "@/lib/grid/editing/grid-editor";
import { type Delivery, deliveryOf } from "@/lib/resources/receptions/delivery";
import type { Invoice, InvoiceFault, InvoiceLine } from "@/lib/resources/receptions/invoice/invoice";
import { mostUnpacked } from "@/lib/resources/receptions/invoice/unpack-bounds";
import type { InvoiceRemark } from "@/lib/resources/receptions/invoice-remark";
import { type ReceivedLine, receivedLine, supplierNameOf } from "@/lib/resources/receptions/received-lines";
import { mostLines } from "@/lib/resources/receptions/reception-bodies";
import type { VatRate, WorkLine } from "@/lib/resources/receptions/work-line";
import type { Choice } from "@/lib/search/source";
import { keepName } from "./stored-names";
import { useDeliverySources } from "./use-delivery-sources";

/** A line whose product nobody knows yet. */
export interface ParkedLine {
  key: number;
  line: InvoiceLine;
  isAmbiguous: boolean;
}

/** What an invoice has become so far. */
export interface TakenInvoice {
  file: string;
  invoice: Invoice;
  rates: readonly VatRate[];
  /** How many lines were added. */
  added: number;
  parked: readonly ParkedLine[];
  /** Lines whose product is what the supplier's name meant before. */
  remembered: readonly { name: string; product: string }[];
  remarks: readonly InvoiceRemark[];
}

export type InvoiceState =
  | { kind: "none" }
  | { kind: "reading"; file: string }
  | { kind: "refused"; file: string; fault: InvoiceFault }
  | { kind: "failed"; file: string; text: string; retry(): void }
  | ({ kind: "taken" } & TakenInvoice);

export interface InvoiceTarget {
  editor: GridEditor<WorkLine>;
  /** Where new lines go. */
  storage(): WorkLine["storage"];
  /** Puts the header and the discounts of rates. @returns what it did not put, and why */
  fill(invoice: Invoice, delivery: Delivery): readonly InvoiceRemark[];
  onLines(): void;
}

/** A supplier's invoice becomes the note that is being entered: all to check, and nothing is sent. */
export function useInvoice({ editor, storage, fill, onLines }: InvoiceTarget) {
  const account = useAccount();
  const sources = useDeliverySources(account);
  const errorText = useErrorText();
  const [state, setState] = useState<InvoiceState>({ kind: "none" });
  /** Of several files the last one counts. */
  const turn = useRef(0);
  const now = useRef({ editor, storage, fill });
  now.current = { editor, storage, fill };

  async function take(file: File): Promise<void> {
    turn.current += 1;
    const mine = turn.current;
    const put = (next: InvoiceState): void => {
      if (mine === turn.current) setState(next);
    };
    const { name } = file;
    put({ kind: "reading", file: name });
    if (file.size > mostUnpacked) return put({ kind: "refused", file: name, fault: "tooLarge" });
    try {
      const [{ readInvoice }, bytes] = await Promise.all([
        import("@/lib/resources/receptions/invoice/read-invoice"),
        file.arrayBuffer(),
      ]);
      const invoice = readInvoice(new Uint8Array(bytes));
      if (invoice.kind === "refused") return put({ kind: "refused", file: name, fault: invoice.fault });
      const delivery = await deliveryOf(invoice, sources);
      if (mine === turn.current) put({ kind: "taken", file: name, invoice, ...settle(invoice, delivery) });
    } catch (error) {
      put({ kind: "failed", file: name, text: errorText(error), retry: () => void take(file) });
    }
  }

  function settle(invoice: Invoice, delivery: Delivery): Omit<TakenInvoice, "file" | "invoice"> {
    const remarks = [...now.current.fill(invoice, delivery), ...delivery.remarks];
    const room = mostLines - now.current.editor.store.keys.length;
    if (delivery.lines.length > room)
      return {
        rates: delivery.rates,
        added: 0,
        parked: [],
        remembered: [],
        remarks: [{ kind: "tooManyLines" }, ...remarks],
      };
    const { rates } = delivery;
    const place = { rates, storage: now.current.storage() };
    const ready = delivery.lines.flatMap(({ line, meant }) =>
      meant.kind === "unknown" ? [] : receivedLine(line, meant.product, place),
    );
    add(ready);
    return {
      rates,
      added: ready.length,
      parked: delivery.lines.flatMap(({ line, meant }, key) =>
        meant.kind === "unknown" ? { key, line, isAmbiguous: meant.isAmbiguous } : [],
      ),
      remembered: delivery.lines.flatMap(({ line, meant }) =>
        meant.kind === "name" ? { name: nameOf(line), product: meant.product.name } : [],
      ),
      remarks: [...remarks, ...ready.flatMap((each) => each.remarks)],
    };
  }

  /** One step, which one undo takes back. */
  function add(lines: readonly ReceivedLine[]): void {
    const { store } = now.current.editor;
    if (lines.length === 0) return;
    const before = store.keys.length;
    const keyed = lines.map((line) => ({ key: store.newKey(), ...line }));
    void now.current.editor.change(
      keyed.map(({ key, content }, index) => ({ kind: "add", key, at: before + index, content })),
    );
    for (const { key, drafts } of keyed) if (Object.keys(drafts).length > 0) store.layDrafts(key, drafts);
    onLines();
  }

  /** The person says which product a line is: it is known again next time. */
  function settleParked(parked: ParkedLine, { id, name, code, image }: Choice): void {
    if (state.kind !== "taken") return;
    const { rates, invoice } = state;
    const product = { id, name, barcode: code, image };
    const received = receivedLine(parked.line, product, { rates, storage: now.current.storage() });
    add([received]);
    const { cui } = invoice.supplier;
    const called = supplierNameOf(parked.line);
    if (cui !== undefined && called !== undefined) keepName(account, { cui, name: called, product: id });
    setState({
      ...without(state, parked),
      added: state.added + 1,
      remarks: [...state.remarks, ...received.remarks],
    });
  }

  return {
    state,
    take,
    settleParked,
    leaveOut: (parked: ParkedLine) => state.kind === "taken" && setState(without(state, parked)),
    close: () => setState({ kind: "none" }),
  };
}

export function nameOf({ name, sellersId, standardId }: InvoiceLine): string {
  return name ?? sellersId ?? standardId ?? "–";
}

function without(taken: { kind: "taken" } & TakenInvoice, { key }: ParkedLine) {
  return { ...taken, parked: taken.parked.filter((each) => each.key !== key) };
}
