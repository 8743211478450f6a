"use client";

import dynamic from "next/dynamic";
import { ListPage } from "@/components/list/list-page";
import { PreviewSkeleton } from "@/components/list/preview-skeleton";
import { receptionsList } from "@/lib/resources/receptions/receptions.list";

const ReceptionPreview = dynamic(async () => (await import("./reception-preview")).ReceptionPreview, {
  loading: PreviewSkeleton,
});

export function ReceptionsPage() {
  return <ListPage list={receptionsList} preview={ReceptionPreview} />;
}
