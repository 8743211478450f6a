"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { Callout } from "@/components/feedback/callout";
import { classNames } from "@/components/ui/class-names";
import { AwaitedChoices, useAwaitedSubmit } from "../picker/awaited-choice";
import { ClashDialog, type ClashWords } from "./clash-dialog";
import type { RecordFormApi } from "./use-record-form";

interface RecordFormProps<Values extends FieldValues> extends ClashWords<Values> {
  record: RecordFormApi<Values>;
  className?: string;
  children: ReactNode;
}

/** The `<form>` of a record, with what there is to say about what was entered in it. */
export function RecordForm<Values extends FieldValues & object>({
  record,
  className,
  children,
  ...words
}: RecordFormProps<Values>) {
  const t = useTranslations("common.record");
  const { onSubmit, onSettled } = useAwaitedSubmit(record.submit);
  return (
    <form
      id={record.formId}
      method="post"
      noValidate
      onSubmit={onSubmit}
      className={classNames("grid grid-cols-[minmax(0,1fr)] gap-2", className)}
    >
      {record.isRestored && <Callout text={t("restored")} action={t("startOver")} onAction={record.startOver} />}
      <AwaitedChoices value={onSettled}>{children}</AwaitedChoices>
      {record.clash && <ClashDialog question={record.clash} {...words} />}
    </form>
  );
}
