"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useCallQuery } from "@/components/calls/use-call-query";
import { useErrorText } from "@/components/feedback/use-error-text";
import { Field } from "@/components/form/field";
import { Select } from "@/components/form/select";
import { TextArea } from "@/components/form/text-area";
import { TextInput } from "@/components/form/text-input";
import type { EditFormProps } from "@/components/list/panel/list-form";
import { type Catalogue, longestDescription, longestName } from "@/lib/resources/catalog_price/catalog-price.calls";
import { nameFault } from "@/lib/resources/catalog_price/catalogue-form";
import { lookupsCalls } from "@/lib/resources/lookups/lookups.calls";
import { headLook } from "./head-look";
import { PriceList } from "./price-list";
import { StoragePicker } from "./storage-picker";
import { usePlatformEditor } from "./use-platform-editor";
import { useSentEdits } from "./use-sent-edits";

type EditCatalogueProps = EditFormProps<Catalogue>;

/** An existing catalogue: every change is sent at once, as a call of its own (CATA-009). */
export function EditCatalogue(props: EditCatalogueProps) {
  const t = useTranslations("catalog_price.form");
  const { detail, onState } = props;
  useEffect(() => {
    if (detail.isDefault) onState({ isSending: false, isBarred: true, isDirty: false });
  }, [detail.isDefault, onState]);
  // Its Edit button is hidden; an address may lead here all the same (CATA-010).
  return detail.isDefault ? <p role="status">{t("defaultIsFixed")}</p> : <EditableCatalogue {...props} />;
}

function EditableCatalogue({ detail, onState }: EditCatalogueProps) {
  const t = useTranslations("catalog_price");
  const errorText = useErrorText();
  const editor = usePlatformEditor(detail, errorText);
  const edits = useSentEdits(detail, errorText);
  const currencies = useCallQuery(lookupsCalls.currencies, {});
  const { sending, clashes } = useSyncExternalStore(
    editor.subscribe,
    () => editor.state,
    () => editor.state,
  );
  const isDirty = sending > 0 || clashes.length > 0 || edits.isSending;
  // What is on its way, or waits for a choice, is not left without a question.
  useEffect(() => onState({ isSending: false, isBarred: false, isDirty }), [onState, isDirty]);
  const { head, faults } = edits;

  return (
    <div className="grid gap-2">
      <div className={headLook}>
        <SentText
          label={t("fields.name")}
          saved={head.name}
          longest={longestName}
          error={faults.name}
          faultOf={(name) => (nameFault(name) ? t("form.nameRequired") : undefined)}
          onSend={edits.rename}
        />
        <Field label={t("fields.currency")} error={faults.currencyId}>
          {(field) => (
            <Select
              {...field}
              value={head.currency.id}
              onChange={({ target }) => edits.setCurrency(Number(target.value))}
            >
              {(currencies.data?.data ?? [head.currency]).map(({ id, code }) => (
                <option key={id} value={id}>
                  {code}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <SentText
        isLong
        label={t("fields.description")}
        saved={head.description ?? ""}
        longest={longestDescription}
        error={faults.description}
        onSend={edits.describe}
      />
      <StoragePicker
        known={head.storages}
        chosen={head.storages.map(({ id }) => id)}
        error={faults.storages}
        onAdd={edits.addStorage}
        onRemove={edits.removeStorage}
      />
      <PriceList
        editor={editor}
        catalogueId={detail.id}
        currency={head.currency.code}
        isChecked={false}
        error={undefined}
        onChanged={edits.markStale}
      />
    </div>
  );
}

interface SentTextProps {
  label: string;
  /** As the platform has it. */
  saved: string;
  longest: number;
  error: string | undefined;
  isLong?: boolean;
  faultOf?(typed: string): string | undefined;
  /** @returns whether it was taken; where it was not, the field shows again what is saved */
  onSend(typed: string): Promise<boolean>;
}

/** A text that is sent when it is left, or by Enter in a line. */
function SentText({ label, saved, longest, error, isLong = false, faultOf, onSend }: SentTextProps) {
  const [typed, setTyped] = useState<string>();
  const fault = typed === undefined ? undefined : faultOf?.(typed);
  const send = async (): Promise<void> => {
    if (typed === undefined || fault !== undefined) return;
    if (typed.trim() !== saved) await onSend(typed.trim());
    setTyped(undefined);
  };
  return (
    <Field label={label} error={fault ?? error}>
      {(field) => {
        const control = {
          ...field,
          value: typed ?? saved,
          maxLength: longest,
          autoComplete: "off",
          onBlur: () => void send(),
        };
        if (isLong) return <TextArea rows={2} {...control} onChange={({ target }) => setTyped(target.value)} />;
        return (
          <TextInput
            {...control}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={({ key }) => key === "Enter" && void send()}
          />
        );
      }}
    </Field>
  );
}
