"use client";

import { useToday } from "@/components/shell/use-today";
import { receivedCheck } from "@/lib/resources/receptions/received-check";
import type { Reception } from "@/lib/resources/receptions/reception-reads.calls";
import { ReceivedSum } from "./editor/received-sum";

/** What there is to look at in a note that is read. */
export function ReceivedOfNote({ note }: { note: Reception }) {
  return <ReceivedSum check={receivedCheck(note.items, useToday())} currency={note.currency.code} />;
}
