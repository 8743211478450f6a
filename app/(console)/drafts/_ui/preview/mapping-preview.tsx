"use client";

import { useTranslations } from "next-intl";
import type { PreviewBodyProps } from "@/components/list/panel/list-preview";
import { PreviewSection } from "@/components/record/preview-section";
import { PrintMapping } from "@/components/resources/drafts/mapping/print-mapping";
import type { MappingDetail } from "@/lib/resources/drafts/drafts.calls";
import { AppliedDraft } from "./applied-draft";
import { MappedCells } from "./mapped-cells";
import { MappingSteps } from "./mapping-steps";

/** A mapping of any domain: what can be done with it, its fields, what became of it, and its cells. */
export function MappingPreview({ detail: mapping, fields, onGone }: PreviewBodyProps<MappingDetail>) {
  const t = useTranslations("drafts");
  return (
    <>
      <MappingSteps mapping={mapping} onGone={onGone} />
      <PreviewSection title={t("details")}>{fields}</PreviewSection>
      <AppliedDraft draft={mapping} />
      <PrintMapping key={`${mapping.domain}/${mapping.id}`} mapping={mapping} />
      <MappedCells mapping={mapping} />
    </>
  );
}
