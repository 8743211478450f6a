"use client";

import { useTranslations } from "next-intl";
import { useCallMutation } from "@/components/calls/use-call-mutation";
import { notifySuccess } from "@/components/feedback/notify";
import { useSingleSubmission } from "@/components/form/use-single-submission";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { ConsoleError } from "@/lib/errors/console-error";
import { type Banner, galleriesCalls } from "@/lib/resources/galleries/galleries.calls";

export interface DeleteBannerProps {
  banner: Banner;
  onClose(): void;
  /** It is deleted. */
  onDeleted(): void;
  /** Somebody else has deleted it. */
  onGone(): void;
}

/** Asks before a banner and its picture are deleted: nothing brings them back. */
export function DeleteBanner({ banner, onClose, onDeleted, onGone }: DeleteBannerProps) {
  const t = useTranslations("galleries.form");
  const { mutateAsync, isPending } = useCallMutation(galleriesCalls.remove, { invalidates: [galleriesCalls.list] });
  const remove = useSingleSubmission(async () => {
    try {
      await mutateAsync({ params: { id: banner.id } });
    } catch (error) {
      if (!(error instanceof ConsoleError)) throw error;
      // The toast has told any other failure; the question stays open.
      if (error.code === "not-found") onGone();
      return;
    }
    notifySuccess(t("deleted"));
    onDeleted();
  });
  return (
    <ConfirmDialog
      title={t("deleteTitle", { id: String(banner.id) })}
      text={t("deleteText", { name: banner.name, chain: banner.chain.name })}
      confirmText={t("delete")}
      onConfirm={() => void remove(undefined)}
      keepText={t("keep")}
      onClose={onClose}
      isBusy={isPending}
    />
  );
}
