"use client";

import { ListPage } from "@/components/list/list-page";
import { storagesList } from "@/lib/resources/storages/storages.list";
import { StoragePreview } from "./storage-preview";

export function StoragesPage() {
  return <ListPage list={storagesList} preview={StoragePreview} />;
}
