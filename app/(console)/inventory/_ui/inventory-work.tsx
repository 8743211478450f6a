"use client";

import dynamic from "next/dynamic";
import { orNotLoaded } from "@/components/feedback/or-not-loaded";
import type { EditFormProps } from "@/components/form/form-props";
import type { InventoryDetail } from "@/lib/resources/inventory/inventory-reads.calls";

/** Whoever counts needs no review, and the other way round. */
const loadCount = () => import("./count/count-screen");
const loadReview = () => import("./review/review-inventory");
const CountScreen = dynamic(orNotLoaded(async () => (await loadCount()).CountScreen));
const ReviewInventory = dynamic(orNotLoaded(async () => (await loadReview()).ReviewInventory));

const isReviewed = (status: string) => status === "COUNTED";

/** Fetches the code of what is done with a count in this state. */
export async function fetchScreen(status: string): Promise<void> {
  await (isReviewed(status) ? loadReview() : loadCount());
}

/** What is done with a count in the whole width: it is counted, or reviewed once it was. */
export function InventoryWork(props: EditFormProps<InventoryDetail>) {
  return isReviewed(props.detail.status) ? <ReviewInventory {...props} /> : <CountScreen {...props} />;
}
