"use client";

import dynamic from "next/dynamic";
import { orNotLoaded } from "@/components/feedback/or-not-loaded";
import type { EditFormProps } from "@/components/form/form-props";
import type { InventoryDetail } from "@/lib/resources/inventory/inventory-reads.calls";

/** Whoever counts needs no review, and the other way round. */
const CountScreen = dynamic(orNotLoaded(async () => (await import("./count/count-screen")).CountScreen));
const ReviewInventory = dynamic(orNotLoaded(async () => (await import("./review/review-inventory")).ReviewInventory));

/** What is done with a count in the whole width: it is counted, or reviewed once it was. */
export function InventoryWork(props: EditFormProps<InventoryDetail>) {
  return props.detail.status === "COUNTED" ? <ReviewInventory {...props} /> : <CountScreen {...props} />;
}
