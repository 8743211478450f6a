"use client";

import { ListPage } from "@/components/list/list-page";
import { receptionsInternList } from "@/lib/resources/receptions_intern/receptions-intern.list";
import { InternalReceptionPreview } from "./internal-reception-preview";

export function ReceptionsInternPage() {
  return <ListPage list={receptionsInternList} preview={InternalReceptionPreview} />;
}
