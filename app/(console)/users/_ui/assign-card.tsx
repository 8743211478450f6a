"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCallMutation } from "@/components/calls/use-call-mutation";
import { notifySuccess } from "@/components/feedback/notify";
import { SearchField } from "@/components/form/picker/search-field";
import { useSearch } from "@/components/form/picker/use-search";
import { useSingleSubmission } from "@/components/form/use-single-submission";
import { Button } from "@/components/ui/button";
import { Dialog, DialogFooter } from "@/components/ui/dialog";
import { firstTypedField } from "@/components/ui/first-field";
import type { Choice } from "@/lib/choices/source";
import { freeCards } from "@/lib/resources/users/free-cards-source";
import { identificationCardsCalls } from "@/lib/resources/users/identification-cards.calls";
import { fullName } from "@/lib/texts/full-name";
import { type CardStepProps, cardAnswers } from "./card-step";

/** A card out of reserve for a user (IDCA-002). What was chosen stays where the platform refuses it. */
export function AssignCard({ user, onClose, onClosed }: CardStepProps) {
  const t = useTranslations("users.identificationCards");
  const [chosen, setChosen] = useState<Choice>();
  const search = useSearch(freeCards, setChosen);
  const { mutateAsync, isPending } = useCallMutation(identificationCardsCalls.assign, { invalidates: cardAnswers });
  const assign = useSingleSubmission(async ({ id: cardId }: Choice) => {
    const done = await mutateAsync({ params: { cardId, userId: user.id } }).catch(() => undefined);
    if (done === undefined) return;
    notifySuccess(t("assigned"));
    onClose();
  });

  return (
    <Dialog title={t("assignTo", { name: fullName(user) })} onClose={onClose} onClosed={onClosed} isHeld={isPending}>
      <form
        ref={focusSearch}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen) void assign(chosen);
        }}
      >
        <p className="text-ink-muted">{t("reserve")}</p>
        <SearchField label={t("search")} placeholder={t("search")} search={search} chosen={chosen && [chosen.id]} />
        <DialogFooter>
          <p role="status" className="mr-auto font-medium">
            {chosen && t("chosen", { card: chosen.name })}
          </p>
          <Button onClick={onClose}>{t("cancel")}</Button>
          {/* Busy it is not disabled, or the focus would be lost. */}
          <Button type="submit" variant="primary" disabled={!chosen} aria-disabled={isPending} aria-busy={isPending}>
            {t("confirm")}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

/** Moves the focus to the field that names the card. */
function focusSearch(form: HTMLFormElement | null): void {
  firstTypedField(form)?.focus();
}
