"use client";

import { ListPage } from "@/components/list/list-page";
import { draftsList } from "@/lib/resources/drafts/drafts.list";
import { MappingPreview } from "./mapping-preview";

export function DraftsPage() {
  return <ListPage list={draftsList} preview={MappingPreview} />;
}
