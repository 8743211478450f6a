"use client";

import { useTranslations } from "next-intl";
import { Remark } from "@/components/feedback/remark";
import { isOpenDraft } from "@/lib/resources/drafts/draft-state";
import type { MappingDetail } from "@/lib/resources/drafts/drafts.calls";
import { fullName } from "@/lib/texts/full-name";

interface ApprovedMeanwhileProps {
  /** As it was opened. */
  opened: MappingDetail;
  approval: Pick<MappingDetail, "approvedBy" | "isOwnApproval">;
  /** Changed cells that are not saved, and cannot be any more. */
  unsaved: number;
}

/** Somebody has approved the draft while it was edited here, or while what was changed here waited. */
export function ApprovedMeanwhile({ opened, approval, unsaved }: ApprovedMeanwhileProps) {
  const { approvedBy, isOwnApproval } = approval;
  const t = useTranslations("mapping.notices");
  if (approvedBy === undefined || !(isOpenDraft(opened) || unsaved > 0)) return null;
  // Her own came from another tab, or its answer was lost.
  if (isOwnApproval) return <Remark text={t("approvedOwn", { count: unsaved })} />;
  return <Remark text={t("approved", { name: fullName(approvedBy), count: unsaved })} />;
}
