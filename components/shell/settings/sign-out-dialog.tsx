"use client";

import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { formatMoment } from "@/lib/dates/format";
import { defaultTimeZone } from "@/lib/dates/time-zone";
import type { KeptWhere } from "@/lib/kept-forms/kept-form";
import { formatQuantity } from "@/lib/money/format";
import type { UnsentCount } from "./counts-at-sign-out";

interface SignOutDialogProps {
  kept: readonly KeptWhere[];
  unsent: readonly UnsentCount[];
  isBusy: boolean;
  onConfirm(): void;
  onSend(): void;
  onClose(): void;
}

/** What is not sent goes with a sign-out: that is said, and of which forms and counts it is. Counts can be sent first. */
export function SignOutDialog({ kept, unsent, isBusy, onConfirm, onSend, onClose }: SignOutDialogProps) {
  const t = useTranslations("shell.signOut");
  const pages = useTranslations("pages");
  const locale = useLocale();
  const timeZone = useTimeZone() ?? defaultTimeZone;
  return (
    <ConfirmDialog
      title={t(unsent.length > 0 ? "titleCounts" : "title")}
      text={[...(kept.length > 0 ? [t("text")] : []), ...(unsent.length > 0 ? [t("textCounts")] : [])]}
      confirmText={t(unsent.length > 0 ? "discard" : "confirm")}
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
        {unsent.map(({ inventory, storage, unsent: count }) => (
          <li key={inventory}>{t("count", { storage, id: inventory, count, n: formatQuantity(count, locale) })}</li>
        ))}
      </ul>
      {unsent.length > 0 && (
        <Button variant="primary" className="mt-3" disabled={isBusy} onClick={onSend}>
          {t("send")}
        </Button>
      )}
    </ConfirmDialog>
  );
}
