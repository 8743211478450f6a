"use client";

import { useTimeZone, useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { formatMoment } from "@/lib/dates/format";
import { defaultTimeZone } from "@/lib/dates/time-zone";
import type { KeptWhere } from "@/lib/kept-forms/kept-form";

interface SignOutDialogProps {
  kept: readonly KeptWhere[];
  isBusy: boolean;
  onConfirm(): void;
  onClose(): void;
}

/** What is kept of forms that were not sent goes with a sign-out: that is said, and of which pages it is. */
export function SignOutDialog({ kept, isBusy, onConfirm, onClose }: SignOutDialogProps) {
  const t = useTranslations("shell.signOut");
  const pages = useTranslations("pages");
  const timeZone = useTimeZone() ?? defaultTimeZone;
  return (
    <ConfirmDialog
      title={t("title")}
      text={t("text")}
      confirmText={t("confirm")}
      onConfirm={onConfirm}
      keepText={t("stay")}
      onClose={onClose}
      isBusy={isBusy}
    >
      <ul className="mt-2 list-disc pl-5">
        {kept.map(({ page, at }) => (
          <li key={page}>
            {t("kept", { page: pages(page), moment: formatMoment(new Date(at).toISOString(), timeZone) })}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
