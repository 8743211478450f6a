"use client";

import { useTranslations } from "next-intl";
import { Remark } from "@/components/feedback/remark";
import { isOpenDraft } from "@/lib/resources/drafts/draft-state";
import type { MappingDetail } from "@/lib/resources/drafts/drafts.calls";
import { fullName } from "@/lib/texts/full-name";

interface ApprovedMeanwhileProps {
  /** As it was opened. */
  opened: MappingDetail;
  approvedBy: MappingDetail["approvedBy"];
  /** Changed cells that are not saved, and cannot be any more. */
  unsaved: number;
}

/** Somebody has approved the draft while it was edited here, or while what was changed here waited. */
export function ApprovedMeanwhile({ opened, approvedBy, unsaved }: ApprovedMeanwhileProps) {
  const t = useTranslations("mapping.notices");
  if (approvedBy === undefined || !(isOpenDraft(opened) || unsaved > 0)) return null;
  return <Remark text={t("approved", { name: fullName(approvedBy), count: unsaved })} />;
}
