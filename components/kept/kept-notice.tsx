"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useSyncExternalStore } from "react";
import type { KeepQuestion } from "@/lib/kept-forms/keeper-state";
import type { RecordFormApi } from "../form/record/use-record-form";
import { Button } from "../ui/button";
import type { KeptFormWork } from "./kept-form-work";
import { useKeptTexts } from "./use-kept-texts";

interface KeptNoticeProps {
  kept: KeptFormWork;
  record: Pick<RecordFormApi<never>, "giveBack" | "startOver">;
}

/** What there is to say about the keeping of a form: what is kept is offered, and what is not kept is said so. */
export function KeptNotice({ kept, record }: KeptNoticeProps) {
  const t = useTranslations("kept");
  const { placeOf, moment } = useKeptTexts();
  const { keeper } = kept;
  const read = () => keeper.state;
  const { question, failing, sentAt } = useSyncExternalStore(keeper.subscribe, read, read);

  function goOn(): void {
    const content = keeper.takeKept();
    if (content !== undefined) record.giveBack(content.values);
  }
  function begin(): void {
    keeper.startOver();
    record.startOver();
  }
  const words = (asked: KeepQuestion) => ({
    offered: () => ({ text: t("offered", { place: placeOf(asked) }), first: t("goOn"), second: t("startOver") }),
    other: () => ({ text: t("other", { place: placeOf(asked) }), first: t("keepMine"), second: t("takeKept") }),
    gone: () => ({ text: t("gone"), first: t("keepMine"), second: t("startOver") }),
  });
  if (question !== undefined) {
    const { text, first, second } = words(question)[question.kind]();
    const onFirst = question.kind === "offered" ? goOn : () => keeper.keepMine();
    const onSecond = question.kind === "other" ? goOn : begin;
    return (
      <Notice text={text}>
        <Button size="small" variant="primary" onClick={onFirst}>
          {first}
        </Button>
        <Button size="small" onClick={onSecond}>
          {second}
        </Button>
      </Notice>
    );
  }
  return (
    <>
      {sentAt !== undefined && <Notice text={t("sent", { moment: moment(sentAt) })} />}
      {failing && (
        <p role="status" className="text-ink-muted text-sm">
          {t(failing.isTooLarge ? "tooLarge" : "notKept", { moment: moment(failing.since) })}
        </p>
      )}
    </>
  );
}

function Notice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-warning-soft px-3 py-2 text-warning"
    >
      <p className="min-w-64 flex-1 wrap-anywhere">{text}</p>
      {children && <span className="flex flex-wrap gap-2">{children}</span>}
    </div>
  );
}
