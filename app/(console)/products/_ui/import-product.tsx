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
import { offerWork } from "@/components/form/unsaved/store-work";
import { takeStoredWork } from "@/components/form/unsaved/take-stored-work";
import { Picture } from "@/components/record/picture";
import { CameraScan } from "@/components/scan/camera/camera-scan";
import { ReadingChoice } from "@/components/scan/reading-choice";
import { ScanStrip } from "@/components/scan/scan-strip";
import { useWedge } from "@/components/scan/wedge/use-wedge";
import { isNotFound } from "@/lib/errors/is-not-found";
import { documentationCalls } from "@/lib/resources/products/documentation.calls";
import { productsCalls } from "@/lib/resources/products/products.calls";
import { useImportScan } from "./use-import-scan";

const workName = "products import";
const nothing = { barcode: "" };

/** A barcode looked up everywhere: a sheet of ours opens, another one is shown as a product to import (2§4). */
export function ImportProduct({ formId, onState, onSaved }: FormProps) {
  const t = useTranslations("products.import");
  const errorText = useErrorText();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [barcode, setBarcode] = useState("");
  const [fault, setFault] = useState<"required" | "notFound">();
  const { mutate, isPending, data, error, variables } = useCallMutation(productsCalls.globalImport, {
    meta: { quiet: true },
    invalidates: [documentationCalls.list],
    onSuccess: ({ data: { id, name } }, { body }) => {
      scanned.settle(body.barcode, "found", id === undefined ? t("outside") : name);
      if (id !== undefined) onSaved(id);
    },
    onError: (error, { body }) => {
      const isUnknown = isNotFound(error);
      if (isUnknown) setFault("notFound");
      else notifyError(errorText(error));
      scanned.settle(body.barcode, "unknown", isUnknown ? t("notFound") : errorText(error));
    },
    // A scanner types the next code: it takes the place of this one.
    onSettled: () => field.current?.select(),
  });
  const scanned = useImportScan((code) => {
    setBarcode(code);
    find(code);
  });
  useWedge(scanned.scan, form);
  const typed = barcode.trim();
  // A code whose answer is on the screen has been dealt with.
  const isAnswered = typed === variables?.body.barcode && (data !== undefined || isNotFound(error));
  const isDirty = typed !== "" && !isAnswered;
  useEffect(() => onState({ isSending: isPending, isInvalid: false, isDirty }), [onState, isPending, isDirty]);
  useEffect(
    () => offerWork(workName, () => (isDirty ? { base: nothing, local: { barcode } } : undefined)),
    [barcode, isDirty],
  );
  useEffect(() => {
    const kept = takeStoredWork(workName, nothing);
    if (kept !== undefined) setBarcode(kept.local.barcode);
  }, []);

  function find(code: string): void {
    setFault(code === "" ? "required" : undefined);
    if (code !== "") mutate({ body: { barcode: code } });
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    find(typed);
  }

  const outside = data?.data.id === undefined ? data?.data : undefined;
  return (
    <form ref={form} id={formId} method="post" noValidate onSubmit={submit} className="grid max-w-xl gap-4">
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
      <ScanStrip last={scanned.last}>
        <CameraScan onScan={scanned.scan} within={form} />
      </ScanStrip>
      {scanned.asked && <ReadingChoice {...scanned.asked} onChoose={scanned.choose} onClose={scanned.leave} />}
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
