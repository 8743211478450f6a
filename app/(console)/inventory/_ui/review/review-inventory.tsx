"use client";

import type { EditFormProps } from "@/components/form/form-props";
import type { InventoryDetail } from "@/lib/resources/inventory/inventory-reads.calls";

export function ReviewInventory(_props: EditFormProps<InventoryDetail>) {
  return null;
}
