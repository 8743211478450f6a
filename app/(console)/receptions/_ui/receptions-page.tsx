"use client";

import { ListPage } from "@/components/list/list-page";
import { receptionsList } from "@/lib/resources/receptions/receptions.list";
import { ReceptionPreview } from "./reception-preview";

export function ReceptionsPage() {
  return <ListPage list={receptionsList} preview={ReceptionPreview} />;
}
