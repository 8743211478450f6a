"use client";

import { useRef, useState } from "react";
import { notifyError } from "@/components/feedback/notify";
import { useErrorText } from "@/components/feedback/use-error-text";
import { useOnReturn } from "@/components/scan/use-on-return";
import { useAccount } from "@/components/shell/session/account";
import { draftsBrought } from "@/lib/grid/editing/draft-change";
import type { Beside, GridEditor } from "@/lib/grid/editing/grid-editor";
import { type Delivery, deliveryOf, productsByBarcode } from "@/lib/resources/receptions/delivery";
import type { Invoice, InvoiceFault, InvoiceLine } from "@/lib/resources/receptions/invoice/invoice";
import { mostUnpacked } from "@/lib/resources/receptions/invoice/unpack-bounds";
import type { InvoiceRemark } from "@/lib/resources/receptions/invoice-remark";
import { firstParkedKey, type ParkedField, parking, unparking } from "@/lib/resources/receptions/parked-steps";
import {
  type ParkedLine,
  productMeant,
  type ReceivedLine,
  receivedLine,
  supplierNameOf,
} from "@/lib/resources/receptions/received-lines";
import { mostLines } from "@/lib/resources/receptions/reception-bodies";
import type { VatRate, WorkLine } from "@/lib/resources/receptions/work-line";
import type { Choice } from "@/lib/search/source";
import { withoutInvisible } from "@/lib/texts/invisible-character";
import { keepName } from "./stored-names";
import { type Documented, useDeliverySources } from "./use-delivery-sources";

/** What an invoice has become so far. */
export interface TakenInvoice {
  file: string;
  invoice: Invoice;
  /** How many lines were added. */
  added: number;
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
  documented: Documented;
  editor: GridEditor<WorkLine>;
  rates(): readonly VatRate[];
  /** Where new lines go. */
  storage(): WorkLine["storage"];
  /** Puts the header and the discounts of rates. @returns what it did not put, and why */
  fill(invoice: Invoice, delivery: Delivery): readonly InvoiceRemark[];
  onLines(): void;
  /** Lines without a product are a part of the form: nobody saves, or reloads, them away. */
  parked: ParkedField;
}

/** A supplier's invoice becomes the note that is being entered: all to check, and nothing is sent. */
export function useInvoice({ documented, onLines, parked, ...target }: InvoiceTarget) {
  const account = useAccount();
  const sources = useDeliverySources(account, documented);
  const errorText = useErrorText();
  const [state, setState] = useState<InvoiceState>({ kind: "none" });
  /** Of several files the last one counts. */
  const turn = useRef(0);
  const now = useRef(target);
  now.current = target;

  async function take(file: File): Promise<void> {
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
        added: 0,
        remembered: [],
        remarks: [{ kind: "tooManyLines" }, ...remarks],
      };
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
    add(ready, unknown.length > 0 ? parking(parked, unknown) : undefined);
    return {
      added: ready.length,
      remembered: delivery.lines.flatMap(({ line, meant }) =>
        meant.kind === "name" ? { name: nameOf(line), product: meant.product.name } : [],
      ),
      remarks: [...remarks, ...ready.flatMap((each) => each.remarks)],
    };
  }

  /** One step, which one undo takes back with what waits since then. */
  function add(lines: readonly ReceivedLine[], beside: Beside | undefined): void {
    const { store } = now.current.editor;
    if (lines.length === 0 && beside === undefined) return;
    const before = store.keys.length;
    const keyed = lines.map((line) => ({ key: store.newKey(), ...line }));
    void now.current.editor.change(
      keyed.map(({ key, content }, index) => ({ kind: "add", key, at: before + index, content })),
      undefined,
      keyed.flatMap(({ key, ...line }) => draftsBrought(key, line)),
      beside,
    );
    onLines();
  }

  /** The person says which product a line is: it is known again next time. */
  function settleParked(line: ParkedLine, { id, name, code, image }: Choice): void {
    receive([{ parked: line, product: { id, name, barcode: code, image } }]);
    const called = supplierNameOf(line.line);
    if (line.cui !== undefined && called !== undefined) keepName(account, { cui: line.cui, name: called, product: id });
  }

  /** Lines of which the product is known by now; one that was left out, or settled, meanwhile is not there any more. */
  function receive(known: readonly { parked: ParkedLine; product: WorkLine["product"] }[]): void {
    const there = new Set(parked.now().map(({ key }) => key));
    const place = { rates: now.current.rates(), storage: now.current.storage() };
    const ready = known.filter((each) => there.has(each.parked.key));
    if (ready.length === 0) return;
    const lines = ready.map(({ parked: { line, entered }, product }) =>
      entered === undefined
        ? receivedLine(line, product, place)
        : { ...entered, content: { ...entered.content, product }, remarks: [] },
    );
    add(
      lines,
      unparking(
        parked,
        ready.map((each) => each.parked),
      ),
    );
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

  /** What was documented meanwhile is found. @param isTold whether a failure is said: the person has asked */
  async function lookAgain(isTold: boolean): Promise<void> {
    const waiting = parked.now();
    try {
      const byBarcode = await productsByBarcode(
        waiting.map(({ line }) => line),
        sources,
      );
      receive(
        waiting.flatMap((each) => {
          const meant = productMeant(each.line, byBarcode, noNames);
          return meant.kind === "unknown" ? [] : { parked: each, product: meant.product };
        }),
      );
    } catch (error) {
      if (isTold) notifyError(errorText(error));
    }
  }
  useOnReturn(() => {
    if (parked.now().length > 0) void lookAgain(false);
  });

  return {
    state,
    take,
    settleParked,
    lookAgain,
    leaveOut: (line: ParkedLine) => add([], unparking(parked, [line])),
    close: () => setState({ kind: "none" }),
  };
}

const noNames: ReadonlyMap<string, WorkLine["product"]> = new Map();

export function nameOf({ name, sellersId, standardId }: InvoiceLine): string {
  return name ?? sellersId ?? standardId ?? "–";
}
