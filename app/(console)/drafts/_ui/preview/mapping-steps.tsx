"use client";

import ClipboardCheck from "lucide-react/icons/clipboard-check";
import Copy from "lucide-react/icons/copy";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useTranslations } from "next-intl";
import { useOpenedPart } from "@/components/feedback/use-opened-part";
import { useAddress } from "@/components/list/url/use-address";
import { useListUrl } from "@/components/list/url/use-list-url";
import { PreviewSection } from "@/components/record/preview-section";
import { wishReview } from "@/components/resources/drafts/mapping/editor-steps";
import { useOwnRoles } from "@/components/resources/drafts/own-roles";
import { readUnsentCells } from "@/components/resources/drafts/unsent-cells";
import { useToday } from "@/components/shell/use-today";
import { Button } from "@/components/ui/button";
import { ObstacleButton } from "@/components/ui/obstacle-button";
import { draftState, refusalOfStep } from "@/lib/resources/drafts/draft-state";
import type { MappingDetail } from "@/lib/resources/drafts/drafts.calls";
import { draftsList } from "@/lib/resources/drafts/drafts.list";
import { fullName } from "@/lib/texts/full-name";
import type { DeleteDraftProps } from "./delete-draft";

interface MappingStepsProps {
  mapping: MappingDetail;
  onGone(): void;
}

/** Where a mapping stands, and what can be done with it; how it is edited stands at the panel's head. */
export function MappingSteps({ mapping, onGone }: MappingStepsProps) {
  const t = useTranslations("drafts.steps");
  const url = useListUrl(draftsList, useAddress());
  const { domain } = mapping;
  return (
    <PreviewSection title={t("title")}>
      <div className="grid gap-3">
        <p>
          <Standing mapping={mapping} />
        </p>
        <Unsent mapping={mapping} />
        <div className="flex flex-wrap gap-2 empty:hidden">
          {domain === "mapping-draft" && <ReviewButton draft={mapping} onReview={() => url.enter("edit")} />}
          {(domain === "mapping-draft" || mapping.blueprint) && (
            <Button data-action onClick={() => url.enter("new")}>
              {domain === "mapping-draft" ? <Copy size={14} aria-hidden /> : <Plus size={14} aria-hidden />}
              {t(`new.${domain}`)}
            </Button>
          )}
          {domain === "mapping-draft" && <DeleteButton draft={mapping} onDeleted={url.close} onGone={onGone} />}
        </div>
      </div>
    </PreviewSection>
  );
}

/** What it is for, or how far a saved draft is, in one sentence (MAPP-014). */
function Standing({ mapping }: { mapping: MappingDetail }) {
  const t = useTranslations("drafts.steps.standing");
  const today = useToday();
  const { domain, startDate, approvedBy } = mapping;
  if (domain === "live-mapping" && mapping.blueprint === undefined) return t("noMachine");
  if (domain !== "mapping-draft") return t(domain);
  const state = draftState(mapping, today);
  if (state === "applied") return t("applied");
  if (state === "approved")
    return t("approved", { name: approvedBy ? fullName(approvedBy) : "", day: startDate ?? "" });
  if (startDate === undefined) return t("noStart");
  return t(startDate > today ? "open" : "due", { day: startDate });
}

/** Cells that this person has changed here and not saved: they wait in the editor. */
function Unsent({ mapping: { domain, id } }: { mapping: MappingDetail }) {
  const t = useTranslations("drafts.steps");
  if (domain === "bob-blueprint") return null;
  const { length } = readUnsentCells(domain, id);
  return length === 0 ? null : <p className="text-warning">{t("unsent", { count: length })}</p>;
}

/** For who may approve it: the editor's last step shows what it does to each machine. */
function ReviewButton({ draft, onReview }: { draft: MappingDetail; onReview(): void }) {
  const t = useTranslations("drafts.steps");
  if (refusalOfStep("approve", draft, { roles: useOwnRoles(), today: useToday() }) !== undefined) return null;
  return (
    <Button
      data-action
      onClick={() => {
        wishReview(draft.id);
        onReview();
      }}
    >
      <ClipboardCheck size={14} aria-hidden />
      {t("review")}
    </Button>
  );
}

const loadQuestion = async () => (await import("./delete-draft")).DeleteDraft;

interface DeleteButtonProps {
  draft: MappingDetail;
  onDeleted(): void;
  onGone(): void;
}

function DeleteButton({ draft, onDeleted, onGone }: DeleteButtonProps) {
  const t = useTranslations("drafts");
  const refusal = refusalOfStep("delete", draft, { roles: useOwnRoles(), today: useToday() });
  const { Part: DeleteDraft, opened, open, close } = useOpenedPart<DeleteDraftProps>(loadQuestion);
  return (
    <>
      <ObstacleButton
        data-action
        obstacle={refusal && t(`refusals.delete.${refusal === "applied" ? refusal : "no-reviewer"}`)}
        onClick={() => refusal === undefined && open(true)}
      >
        <Trash2 size={14} aria-hidden />
        {t("delete.button")}
      </ObstacleButton>
      {opened && DeleteDraft && <DeleteDraft draft={draft} onClose={close} onDeleted={onDeleted} onGone={onGone} />}
    </>
  );
}
