"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useSyncExternalStore } from "react";
import type { RecordFormApi } from "../form/record/use-record-form";
import { Button } from "../ui/button";
import { firstField } from "../ui/first-field";
import type { KeptFormWork } from "./kept-form-work";
import { useKeptTexts } from "./use-kept-texts";

interface KeptNoticeProps {
  kept: KeptFormWork;
  record: Pick<RecordFormApi<never>, "giveBack" | "startOver" | "formId">;
}

/** What there is to say about the keeping of a form: what is kept is offered, and what is not kept is said so. */
export function KeptNotice({ kept, record }: KeptNoticeProps) {
  const t = useTranslations("kept");
  const { placeOf, moment } = useKeptTexts();
  const { keeper } = kept;
  const read = () => keeper.state;
  const { question, failing } = useSyncExternalStore(keeper.subscribe, read, read);

  /** The buttons are gone then, and the focus with them. */
  const chosen = (choose: () => void) => () => {
    choose();
    firstField(document.getElementById(record.formId))?.focus();
  };
  const goOn = chosen(() => {
    const content = keeper.takeKept();
    if (content !== undefined) record.giveBack(content.values);
  });
  const begin = chosen(() => {
    keeper.startOver();
    record.startOver();
  });
  const keepMine = chosen(() => keeper.keepMine());
  const place = question && "found" in question ? placeOf(question.found) : "";
  return (
    // In sight wherever the form is scrolled to.
    <div className="sticky top-0 z-20 grid gap-2 empty:hidden">
      {question?.kind === "offered" && (
        <Notice text={t("offered", { place })}>
          <Choice text={t("goOn")} onChoose={goOn} isFirst />
          <Choice text={t("startOver")} onChoose={begin} />
        </Notice>
      )}
      {question?.kind === "other" && (
        <Notice text={t("other", { place })}>
          <Choice text={t("keepMine")} onChoose={keepMine} isFirst />
          <Choice text={t("takeKept")} onChoose={goOn} />
        </Notice>
      )}
      {question?.kind === "gone" && (
        <Notice text={t("gone")}>
          <Choice text={t("keepMine")} onChoose={keepMine} isFirst />
          <Choice text={t("startOver")} onChoose={begin} />
        </Notice>
      )}
      {failing && question === undefined && (
        <p role="status" className="rounded-md border border-line bg-surface px-3 py-1 text-ink-muted text-sm">
          {t(failing.isTooLarge ? "tooLarge" : "notKept", { moment: moment(failing.since) })}
        </p>
      )}
    </div>
  );
}

function Choice({ text, isFirst = false, onChoose }: { text: string; isFirst?: boolean; onChoose(): void }) {
  return (
    <Button size="small" variant={isFirst ? "primary" : undefined} onClick={onChoose}>
      {text}
    </Button>
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
