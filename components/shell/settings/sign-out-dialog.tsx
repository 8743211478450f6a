"use client";

import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { formatMoment } from "@/lib/dates/format";
import { defaultTimeZone } from "@/lib/dates/time-zone";
import type { KeptWhere } from "@/lib/kept-forms/kept-form";
import { formatQuantity } from "@/lib/money/format";
import type { UnsentCount } from "./counts-at-sign-out";

/** `failed`: some of it is still here. */
export type SendingAtSignOut = "under-way" | "failed" | undefined;

interface SignOutDialogProps {
  kept: readonly KeptWhere[];
  unsent: readonly UnsentCount[];
  isBusy: boolean;
  /** Where what is not sent stands, once it was asked to be. */
  sending: SendingAtSignOut;
  onConfirm(): void;
  onSend(): void;
  onClose(): void;
}

/** What is not sent goes with a sign-out: that is said, and of which forms and counts it is. Counts can be sent first. */
export function SignOutDialog({ kept, unsent, isBusy, sending, onConfirm, onSend, onClose }: SignOutDialogProps) {
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
      // Sending can be stayed over, leaving cannot.
      staysWhileBusy={sending !== "under-way"}
    >
      <ul className="list-disc pl-5">
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
        <Button
          variant="primary"
          className="justify-self-start"
          aria-disabled={isBusy}
          aria-busy={sending === "under-way"}
          onClick={() => {
            if (!isBusy) onSend();
          }}
        >
          {t("send")}
        </Button>
      )}
      {sending === "under-way" && <p role="status">{t("sending")}</p>}
      {sending === "failed" && unsent.length > 0 && (
        <p role="alert" className="text-danger">
          {t("notSent")}
        </p>
      )}
    </ConfirmDialog>
  );
}
