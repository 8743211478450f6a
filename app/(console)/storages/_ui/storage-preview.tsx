"use client";

import { useTranslations } from "next-intl";
import type { PreviewBodyProps } from "@/components/list/panel/list-preview";
import { PreviewSection } from "@/components/list/preview-section";
import type { Storage } from "@/lib/resources/storages/storages.calls";
import { StorageStockTable } from "./storage-stock-table";

/** A storage with its address, place and stock (STOR-003). */
export function StoragePreview({ detail: storage, fields }: PreviewBodyProps<Storage>) {
  const t = useTranslations("storages");
  return (
    <>
      <PreviewSection title={t("details")}>{fields}</PreviewSection>
      <StorageStockTable storageId={storage.id} />
    </>
  );
}
