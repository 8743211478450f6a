"use client";

import { useTranslations } from "next-intl";
import { notifyError, notifySuccess } from "@/components/feedback/notify";
import { useOwnLeaving } from "@/components/form/unsaved/own-leaving";
import { Dialog } from "@/components/ui/dialog";
import type { ManyAction } from "@/lib/list/many/many-action";
import { numberMade } from "@/lib/list/many/many-run";
import { ManyQuestion } from "./many-question";
import { ManyResults } from "./many-results";
import { useMany } from "./use-many";
import { useResultWords } from "./use-result-words";

export interface ManyDialogProps {
  action: ManyAction;
  /** The ticked rows. */
  rows: readonly number[];
  onClose(): void;
}

/** Asks before something is done to many, and shows where each of them stands. While it is done, closing stops it. */
export function ManyDialog({ action, rows, onClose }: ManyDialogProps) {
  const t = useTranslations("many.actions");
  const wordsOf = useResultWords(action);
  const many = useMany(action, rows, (progress) => {
    const areAllMade = numberMade(progress) === progress.states.size;
    (areAllMade ? notifySuccess : notifyError)(wordsOf(progress));
  });
  const { isRunning, states, looks } = many.progress;
  useOwnLeaving(
    isRunning,
    looks === undefined
      ? {
          title: t(`${action.key}.leaving.title`),
          text: t(`${action.key}.leaving.text`, { done: numberMade(many.progress), count: states.size }),
          leave: t(`${action.key}.leaving.leave`),
        }
      : {
          title: t(`${action.key}.leavingLooks.title`),
          text: t(`${action.key}.leavingLooks.text`, { ...looks }),
          leave: t(`${action.key}.leavingLooks.leave`),
        },
    many.stop,
  );
  return (
    <Dialog
      title={t(states.size === 0 ? `${action.key}.title` : `${action.key}.under`, { count: rows.length })}
      isHeld={isRunning}
      onClose={isRunning ? many.stop : onClose}
    >
      {states.size === 0 ? (
        <ManyQuestion action={action} rows={rows} many={many} onClose={onClose} />
      ) : (
        <ManyResults action={action} many={many} onClose={onClose} />
      )}
    </Dialog>
  );
}
