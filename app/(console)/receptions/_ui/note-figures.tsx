"use client";

import type { ReactNode } from "react";
import { ReceptionSums } from "@/components/resources/receptions/reception-sums";
import { ReceptionVat } from "@/components/resources/receptions/reception-vat";
import type { Reception } from "@/lib/resources/receptions/reception-reads.calls";
import { receptionTotals } from "@/lib/resources/receptions/reception-totals";

/** A note's sums. They are computed here, for a list needs nothing that computes. */
export function NoteSums({ note, action }: { note: Reception; action: ReactNode }) {
  return (
    <ReceptionSums totals={totalsOf(note)} currency={note.currency.code} origin={originOf(note)} action={action} />
  );
}

export function NoteVat({ note }: { note: Reception }) {
  return <ReceptionVat buckets={totalsOf(note).buckets} currency={note.currency.code} origin={originOf(note)} />;
}

function totalsOf({ items, vatDiscounts }: Reception) {
  return receptionTotals(items, vatDiscounts);
}

function originOf({ items, vatDiscounts }: Reception) {
  return { kind: "note" as const, lines: items, discounts: vatDiscounts };
}
