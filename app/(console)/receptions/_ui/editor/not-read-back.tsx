"use client";

import { useTranslations } from "next-intl";
import { type ComponentProps, useEffect, useEffectEvent } from "react";
import { MissingAnswer } from "@/components/calls/missing-answer";
import { notifySuccess } from "@/components/feedback/notify";
import type { FormProps } from "@/components/form/form-props";
import { Skeleton } from "@/components/ui/skeleton";
import { readBackLines } from "@/lib/resources/receptions/lacking-lines";
import type { Reception } from "@/lib/resources/receptions/receptions.calls";

interface NotReadBackProps {
  /** Reads it. */
  query: ComponentProps<typeof MissingAnswer>["query"];
  /** Once it is read; undefined until then. */
  note: Reception | undefined;
  onState: FormProps["onState"];
  onRead(): void;
}

/** Stands for a note that was just made until it can be read back: which of its lines the platform took is not known before. */
export function NotReadBack({ query, note, onState, onRead }: NotReadBackProps) {
  const t = useTranslations("receptions.form");
  const read = useEffectEvent(({ id, items }: Reception) => {
    if (readBackLines(id, items) === 0) notifySuccess(t("readBack"));
    onRead();
  });
  useEffect(() => onState(nothingToSave), [onState]);
  useEffect(() => {
    if (note !== undefined) read(note);
  }, [note]);
  return (
    <>
      <p role="status" className="rounded-md bg-warning-soft px-3 py-2 text-warning">
        {t("notReadBack")}
      </p>
      <MissingAnswer query={query} skeleton={<Skeleton className="h-80" />} />
    </>
  );
}

const nothingToSave = { isSending: false, isInvalid: true, isDirty: false };
