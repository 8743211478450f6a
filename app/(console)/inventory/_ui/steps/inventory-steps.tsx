"use client";

import type { PreviewBodyProps } from "@/components/list/panel/list-preview";
import type { InventoryDetail } from "@/lib/resources/inventory/inventory-reads.calls";

export function InventorySteps(_props: Pick<PreviewBodyProps<InventoryDetail>, "detail" | "onGone" | "onOpen">) {
  return null;
}
