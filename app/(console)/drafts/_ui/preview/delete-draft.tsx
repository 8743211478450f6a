"use client";

import { useTranslations } from "next-intl";
import { useCallMutation } from "@/components/calls/use-call-mutation";
import { notifySuccess } from "@/components/feedback/notify";
import { useSingleSubmission } from "@/components/form/use-single-submission";
import { forgetId } from "@/components/resources/drafts/mapping-keys";
import { dropUnsentCells } from "@/components/resources/drafts/unsent-cells";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { ConsoleError } from "@/lib/errors/console-error";
import { isOpenDraft } from "@/lib/resources/drafts/draft-state";
import { draftsCalls, type MappingDetail } from "@/lib/resources/drafts/drafts.calls";

export interface DeleteDraftProps {
  draft: MappingDetail;
  onClose(): void;
  /** It is deleted. */
  onDeleted(): void;
  /** Somebody else has deleted it. */
  onGone(): void;
}

/** Asks before a draft and what is mapped in it are deleted: nothing brings them back (MAPP-015). */
export function DeleteDraft({ draft, onClose, onDeleted, onGone }: DeleteDraftProps) {
  const t = useTranslations("drafts.delete");
  const { mutateAsync, isPending } = useCallMutation(draftsCalls.remove, { invalidates: [draftsCalls.list] });
  // What refuses it, such as an approval by somebody else, is to be seen in the preview.
  const { mutateAsync: readAgain } = useCallMutation(draftsCalls.one, { invalidates: [draftsCalls.one] });
  const remove = useSingleSubmission(async () => {
    try {
      await mutateAsync({ params: { draftId: draft.id } });
    } catch (error) {
      if (!(error instanceof ConsoleError)) throw error;
      // The toast has told any other failure.
      if (error.code === "not-found") {
        dropUnsentCells("mapping-draft", draft.id);
        return onGone();
      }
      if (error.code === "upstream-rejected" || error.code === "forbidden") {
        onClose();
        await readAgain({ params: { id: draft.id }, query: { domain: "mapping-draft" } }).catch(() => undefined);
      }
      return;
    }
    dropUnsentCells("mapping-draft", draft.id);
    forgetId("mapping-draft", draft.id);
    notifySuccess(t("deleted"));
    onDeleted();
  });
  const isApproved = !isOpenDraft(draft);
  return (
    <ConfirmDialog
      title={t("title", { id: String(draft.id) })}
      text={[
        t("text", { name: draft.name }),
        ...(isApproved && draft.startDate ? [t("approved", { day: draft.startDate })] : []),
      ]}
      confirmText={t("confirm")}
      onConfirm={() => void remove(undefined)}
      keepText={t("keep")}
      onClose={onClose}
      isBusy={isPending}
    />
  );
}
