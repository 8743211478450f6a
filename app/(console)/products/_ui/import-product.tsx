"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useCallMutation } from "@/components/calls/use-call-mutation";
import { notifyError } from "@/components/feedback/notify";
import { useErrorText } from "@/components/feedback/use-error-text";
import { Field } from "@/components/form/field";
import type { FormProps } from "@/components/form/form-props";
import { SubmitButton } from "@/components/form/submit-button";
import { TextInput } from "@/components/form/text-input";
import { Picture } from "@/components/record/picture";
import { ConsoleError } from "@/lib/errors/console-error";
import { documentationCalls } from "@/lib/resources/products/documentation.calls";
import { productsCalls } from "@/lib/resources/products/products.calls";

/** A barcode looked up everywhere: a sheet of ours opens, another one is shown as a product to import (2§4). */
export function ImportProduct({ formId, onState, onSaved }: FormProps) {
  const t = useTranslations("products.import");
  const errorText = useErrorText();
  const field = useRef<HTMLInputElement>(null);
  const [barcode, setBarcode] = useState("");
  const [fault, setFault] = useState<"required" | "notFound">();
  const { mutate, isPending, data, error, variables } = useCallMutation(productsCalls.globalImport, {
    meta: { quiet: true },
    invalidates: [documentationCalls.list],
    onSuccess: ({ data: { id } }) => id !== undefined && onSaved(id),
    onError: (error) => (isNotFound(error) ? setFault("notFound") : notifyError(errorText(error))),
    // A scanner types the next code: it takes the place of this one.
    onSettled: () => field.current?.select(),
  });
  const typed = barcode.trim();
  // A code whose answer is on the screen has been dealt with.
  const isAnswered = typed === variables?.body.barcode && (data !== undefined || isNotFound(error));
  const isDirty = typed !== "" && !isAnswered;
  useEffect(() => onState({ isSending: isPending, isInvalid: false, isDirty }), [onState, isPending, isDirty]);

  function find(event: FormEvent): void {
    event.preventDefault();
    setFault(typed === "" ? "required" : undefined);
    if (typed !== "") mutate({ body: { barcode: typed } });
  }

  const outside = data?.data.id === undefined ? data?.data : undefined;
  return (
    <form id={formId} method="post" noValidate onSubmit={find} className="grid max-w-xl gap-4">
      <Field label={t("barcode")} hint={t("hint")} error={fault && t(fault)}>
        {(labelled) => (
          <TextInput
            {...labelled}
            ref={field}
            autoComplete="off"
            inputMode="numeric"
            maxLength={32}
            value={barcode}
            onChange={(event) => {
              setBarcode(event.target.value);
              setFault(undefined);
            }}
          />
        )}
      </Field>
      <SubmitButton isSending={isPending} size="medium" className="justify-self-start">
        {t("find")}
      </SubmitButton>
      {outside && fault === undefined && (
        <section aria-label={outside.name} className="flex items-center gap-4 rounded-lg border border-line p-3">
          {outside.image && <Picture address={outside.image} text={outside.name} />}
          <div>
            <p className="font-medium">{outside.name}</p>
            <p className="text-ink-muted text-sm">{outside.barcode}</p>
            <p className="mt-1">{t("outside")}</p>
          </div>
        </section>
      )}
    </form>
  );
}

function isNotFound(error: unknown): boolean {
  return error instanceof ConsoleError && error.code === "not-found";
}
