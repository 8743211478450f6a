"use client";

import type { EditFormProps } from "@/components/form/form-props";
import { lazyForm } from "@/components/list/panel/lazy-form";
import { OpenedForm } from "@/components/list/panel/opened-form";
import type { InventoryDetail } from "@/lib/resources/inventory/inventory-reads.calls";
import { NotToReview } from "./review/not-to-review";

/** Whoever counts needs no review, and the other way round. */
const count = lazyForm(async () => (await import("./count/count-screen")).CountScreen);
const review = lazyForm(async () => (await import("./review/review-inventory")).ReviewInventory);

const screenOf = (status: string) => (status === "COUNTED" ? review : count);

/** Fetches the code of what is done with a count in this state. */
export async function fetchScreen(status: string): Promise<void> {
  await screenOf(status).fetchCode();
}

/** What is done with a count in the whole width: it is counted, or reviewed once it was. */
export function InventoryWork(props: EditFormProps<InventoryDetail>) {
  const { status, mayReview, isOwn } = props.detail;
  const form = screenOf(status);
  const screen = <OpenedForm key={form === review ? "review" : "count"} form={form} props={props} />;
  return form === count && mayReview && !isOwn ? <NotToReview {...props}>{screen}</NotToReview> : screen;
}
