"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useCallMutation } from "@/components/calls/use-call-mutation";
import { notifyError, notifySuccess } from "@/components/feedback/notify";
import { useSingleSubmission } from "@/components/form/use-single-submission";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { type IdentificationCard, identificationCardsCalls } from "@/lib/resources/users/identification-cards.calls";
import { fullName } from "@/lib/texts/full-name";
import { type CardStepProps, cardAnswers } from "./card-step";

const { list, one, unassign: unassignCall } = identificationCardsCalls;

/** Takes a card back from a user, once that is confirmed (IDCA-003). */
export function UnassignCard({ user, card, onClose, onClosed }: CardStepProps & { card: IdentificationCard }) {
  const t = useTranslations("users.identificationCards");
  const cache = useQueryClient();
  const lookUp = useCallMutation(one);
  const { mutateAsync, isPending } = useCallMutation(unassignCall, { invalidates: cardAnswers });
  const isBusy = isPending || lookUp.isPending;

  /** The call names the card alone: by now it may be somebody else's, and it must not be taken from them. */
  async function takeBack(): Promise<void> {
    const now = await lookUp.mutateAsync({ params: { id: card.id } });
    if (now.data.userId === user.id) {
      await mutateAsync({ params: { id: card.id } });
      notifySuccess(t("unassigned"));
    } else {
      await cache.invalidateQueries({ queryKey: [list.id] });
      notifyError(t("moved"));
    }
    onClose();
  }
  const unassign = useSingleSubmission(() => takeBack().catch(() => undefined));

  return (
    <ConfirmDialog
      title={t("unassignTitle")}
      text={t("unassignText", { card: card.name, name: fullName(user) })}
      confirmText={t("unassign")}
      onConfirm={() => void unassign(undefined)}
      keepText={t("cancel")}
      onClose={onClose}
      onClosed={onClosed}
      isBusy={isBusy}
    />
  );
}
