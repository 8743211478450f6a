"use client";

import { ListPage } from "@/components/list/list-page";
import { inventoryList } from "@/lib/resources/inventory/inventory.list";
import { InventoryPreview } from "./inventory-preview";

export function InventoryPage() {
  return <ListPage list={inventoryList} preview={InventoryPreview} />;
}
