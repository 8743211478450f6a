"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { useCallMutation } from "@/components/calls/use-call-mutation";
import { notifySuccess } from "@/components/feedback/notify";
import { useOneSubmission } from "@/components/form/use-one-submission";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { ConsoleError } from "@/lib/errors/console-error";
import { type Banner, galleriesCalls } from "@/lib/resources/galleries/galleries.calls";

interface DeleteBannerProps {
  banner: Banner;
  onClose(): void;
  /** It is gone. */
  onDeleted(): void;
}

/** Asks before a banner and its picture are deleted: nothing brings them back. */
export function DeleteBanner({ banner, onClose, onDeleted }: DeleteBannerProps) {
  const t = useTranslations("galleries.form");
  const textId = useId();
  const { mutateAsync, isPending } = useCallMutation(galleriesCalls.remove, { invalidates: [galleriesCalls.list] });
  const remove = useOneSubmission(async () => {
    try {
      await mutateAsync({ params: { id: banner.id } });
    } catch (error) {
      // The toast has told it; the question stays open.
      if (error instanceof ConsoleError) return;
      throw error;
    }
    notifySuccess(t("deleted"));
    onDeleted();
  });
  return (
    <Dialog
      title={t("deleteTitle", { id: String(banner.id) })}
      role="alertdialog"
      aria-describedby={textId}
      isHeld={isPending}
      onClose={onClose}
    >
      <p id={textId}>{t("deleteText", { name: banner.name, chain: banner.chain.name })}</p>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Button autoFocus onClick={onClose}>
          {t("keep")}
        </Button>
        <Button variant="danger" disabled={isPending} onClick={() => void remove(undefined)}>
          {t("delete")}
        </Button>
      </div>
    </Dialog>
  );
}
