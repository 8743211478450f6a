"use client";

import type { ComponentProps } from "react";
import { ReceptionSums } from "@/components/resources/receptions/reception-sums";
import { ReceptionVat } from "@/components/resources/receptions/reception-vat";
import type { Reception } from "@/lib/resources/receptions/reception-of-stock.calls";
import { returnedPart } from "@/lib/resources/receptions/returned-part";
import type { SupplierReturn } from "@/lib/resources/return_to_supplier/return-reads.calls";
import { ReturnLines } from "./return-lines";

/** What goes back, and the note that it is taken back from. They are computed with here, for a list needs nothing that computes. */
interface ReturnOfNote {
  returned: SupplierReturn;
  note: Reception;
}

export function ReturnSums({ returned, note }: ReturnOfNote) {
  const { part, origin } = partOf(returned, note);
  return <ReceptionSums totals={part.totals} currency={returned.currency.code} origin={origin} />;
}

export function ReturnVat({ returned, note }: ReturnOfNote) {
  const { part, origin } = partOf(returned, note);
  return <ReceptionVat buckets={part.totals.buckets} currency={returned.currency.code} origin={origin} />;
}

interface ReturnedLinesProps extends Pick<ComponentProps<typeof ReturnLines>, "reception"> {
  returned: SupplierReturn;
  /** Undefined while it is not there: the lines stand without what they are worth. */
  note: Reception | undefined;
}

export function ReturnedLines({ returned, note, reception }: ReturnedLinesProps) {
  const valued = note && partOf(returned, note).part.lines;
  return (
    <ReturnLines lines={linesOf(returned)} valued={valued} reception={reception} currency={returned.currency.code} />
  );
}

function partOf(returned: SupplierReturn, note: Reception) {
  const { before = [] } = returned;
  const lines = linesOf(returned);
  const origin = { kind: "return", note, before, returned: lines } as const;
  return { part: returnedPart(note, before, lines), origin };
}

function linesOf({ items }: SupplierReturn) {
  return items.map(({ reni }) => reni);
}
