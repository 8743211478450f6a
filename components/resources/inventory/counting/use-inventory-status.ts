"use client";

import { useTranslations } from "next-intl";
import { inventoryStatuses } from "@/lib/resources/inventory/inventory-status";

/** @returns a state's word in the person's language; one of another platform's as it came */
export function useInventoryStatus(): (status: string) => string {
  const t = useTranslations("inventory-words.status");
  return (status) => {
    const known = inventoryStatuses.find((each) => each === status);
    return known === undefined ? status : t(known);
  };
}
