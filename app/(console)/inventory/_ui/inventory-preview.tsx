"use client";

import { useTranslations } from "next-intl";
import type { PreviewBodyProps } from "@/components/list/panel/list-preview";
import { PreviewSection } from "@/components/record/preview-section";
import type { InventoryDetail } from "@/lib/resources/inventory/inventory.calls";
import { InventoryItems } from "./inventory-items";

/** A count with its products (INVE-002). */
export function InventoryPreview({ detail: inventory, fields }: PreviewBodyProps<InventoryDetail>) {
  const t = useTranslations("inventory");
  return (
    <>
      <PreviewSection title={t("details")}>{fields}</PreviewSection>
      <InventoryItems inventory={inventory} />
    </>
  );
}
