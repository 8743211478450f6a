"use client";

import type { EditFormProps } from "@/components/form/form-props";
import type { InventoryDetail } from "@/lib/resources/inventory/inventory-reads.calls";

export function CountScreen(_props: EditFormProps<InventoryDetail>) {
  return null;
}
