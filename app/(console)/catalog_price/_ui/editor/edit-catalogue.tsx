"use client";

import { useTranslations } from "next-intl";
import { useEffect, useSyncExternalStore } from "react";
import { FetchedSelect } from "@/components/calls/fetched-select";
import { useCallQuery } from "@/components/calls/use-call-query";
import { useErrorText } from "@/components/feedback/use-error-text";
import { Field } from "@/components/form/field";
import type { EditFormProps } from "@/components/form/form-props";
import { type Catalogue, longestDescription, longestName } from "@/lib/resources/catalog_price/catalog-price.calls";
import { nameFault } from "@/lib/resources/catalog_price/catalogue-form";
import { lookupsCalls } from "@/lib/resources/lookups/lookups.calls";
import { CatalogueStorages } from "./catalogue-storages";
import { headClass } from "./head-class";
import { PriceList } from "./price-list";
import { SentText } from "./sent-text";
import { usePlatformEditor } from "./use-platform-editor";
import { useSentEdits } from "./use-sent-edits";
import { typedAt } from "./waiting-edit";
import { WaitingEdits } from "./waiting-edits";

type EditCatalogueProps = EditFormProps<Catalogue>;

/** An existing catalogue: every change is sent at once, as a call of its own (CATA-009). */
export function EditCatalogue(props: EditCatalogueProps) {
  const t = useTranslations("catalog_price.form");
  const { detail, onState } = props;
  useEffect(() => {
    if (detail.isDefault) onState({ isSending: false, isInvalid: true, isDirty: false });
  }, [detail.isDefault, onState]);
  // Its Edit button is hidden; an address may lead here all the same (CATA-010).
  return detail.isDefault ? <p role="status">{t("defaultIsFixed")}</p> : <EditableCatalogue {...props} />;
}

function EditableCatalogue({ detail, onState }: EditCatalogueProps) {
  const t = useTranslations("catalog_price");
  const errorText = useErrorText();
  const editor = usePlatformEditor(detail, errorText);
  const edits = useSentEdits(detail, errorText);
  const currencies = useCallQuery(lookupsCalls.currencies, {}, { meta: { quiet: true } });
  const { sending, clashes } = useSyncExternalStore(
    editor.subscribe,
    () => editor.state,
    () => editor.state,
  );
  const isDirty = sending > 0 || clashes.length > 0 || edits.isSending || edits.waiting.length > 0;
  // What is on its way, or waits for a choice, is not left without a question.
  useEffect(() => onState({ isSending: false, isInvalid: false, isDirty }), [onState, isDirty]);
  const { head, faults } = edits;
  const labels = { name: t("fields.name"), description: t("fields.description"), currencyId: t("fields.currency") };

  return (
    <div className="grid gap-2">
      <div className={headClass}>
        <SentText
          name={typedAt(detail.id, "name")}
          label={labels.name}
          saved={head.name}
          longest={longestName}
          error={faults.name}
          faultOf={(name) => (nameFault(name) ? t("form.nameRequired") : undefined)}
          onSend={edits.rename}
        />
        <Field label={labels.currencyId} error={faults.currencyId}>
          {(field) => (
            <FetchedSelect
              query={currencies}
              options={currencies.data?.data.map(({ id, code }) => ({ value: id, label: code }))}
              held={{ value: String(head.currency.id), label: head.currency.code }}
              {...field}
              value={head.currency.id}
              onChange={({ target }) => edits.setCurrency(Number(target.value), target.selectedOptions[0]?.text ?? "")}
            />
          )}
        </Field>
      </div>
      <SentText
        isLong
        name={typedAt(detail.id, "description")}
        label={labels.description}
        saved={head.description ?? ""}
        longest={longestDescription}
        error={faults.description}
        onSend={edits.describe}
      />
      <WaitingEdits
        edits={edits.waiting}
        head={head}
        labelOf={({ place }) => labels[place]}
        onKeepTheirs={edits.keepTheirs}
        onSendMine={edits.sendMine}
      />
      <CatalogueStorages
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
