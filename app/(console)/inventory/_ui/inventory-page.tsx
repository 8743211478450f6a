"use client";

import { useTranslations } from "next-intl";
import { ListPage } from "@/components/list/list-page";
import type { PreviewBodyProps } from "@/components/list/panel/list-preview";
import { PreviewSection } from "@/components/record/preview-section";
import { inventoryList } from "@/lib/resources/inventory/inventory.list";
import type { InventoryDetail } from "@/lib/resources/inventory/inventory-reads.calls";
import { InventoryItems } from "./inventory-items";

/** Asked for once a record is shown. */
const counts = async () => (await import("@/lib/resources/inventory/inventory.counts")).inventoryCounts;

export function InventoryPage() {
  return <ListPage list={inventoryList} preview={InventoryPreview} counts={counts} />;
}

/** A count with its products (INVE-002). */
function InventoryPreview({ detail: inventory, fields }: PreviewBodyProps<InventoryDetail>) {
  const t = useTranslations("inventory");
  return (
    <>
      <PreviewSection title={t("details")}>{fields}</PreviewSection>
      <InventoryItems inventory={inventory} />
    </>
  );
}
