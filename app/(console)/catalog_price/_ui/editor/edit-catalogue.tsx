"use client";

import { useTranslations } from "next-intl";
import { useEffect, useSyncExternalStore } from "react";
import { FoldedPart } from "@/components/form/folded-part";
import type { EditFormProps } from "@/components/form/form-props";
import { useEditorState } from "@/components/grid/use-editor-state";
import { type Catalogue, longestDescription, longestName } from "@/lib/resources/catalog_price/catalog-price.calls";
import { nameFault } from "@/lib/resources/catalog_price/catalogue-form";
import { CatalogueStorages } from "./head/catalogue-storages";
import { CurrencyField } from "./head/currency-field";
import { headClass, headRestClass } from "./head/head-class";
import { SentText } from "./head/sent-text";
import { useSentEdits } from "./head/use-sent-edits";
import { type Head, typedAt } from "./head/waiting-edit";
import { WaitingEdits } from "./head/waiting-edits";
import { PriceList } from "./price-list";
import { usePlatformEditor } from "./use-platform-editor";

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
  const editor = usePlatformEditor(detail);
  const edits = useSentEdits(detail);
  const { sending, clashes } = useEditorState(editor);
  const hasUnfinished = (): boolean => editor.store.unfinished > 0;
  const isUnfinished = useSyncExternalStore(editor.store.subscribeUnfinished, hasUnfinished, hasUnfinished);
  const isUnsent = sending > 0 || clashes.length > 0 || edits.isSending || edits.waiting.length > 0;
  const isDirty = isUnsent || isUnfinished;
  // What is on its way, waits for a choice or is no price yet is not left without a question.
  useEffect(() => onState({ isSending: false, isInvalid: false, isDirty }), [onState, isDirty]);
  const { head, faults } = edits;
  const labels = { name: t("fields.name"), description: t("fields.description"), currencyId: t("fields.currency") };

  const summary = { name: head.name, currency: head.currency.code, storages: head.storages.length };
  const isNeeded = edits.waiting.length > 0 || Object.values(faults).some((fault) => fault !== undefined);
  async function changeCurrency(to: Head["currency"]): Promise<void> {
    const from = head.currency;
    if (!(await edits.setCurrency(to, from))) return;
    editor.noteStep({ undo: () => edits.setCurrency(from, to), redo: () => edits.setCurrency(to, from) });
  }

  return (
    <div className="grid gap-2">
      <FoldedPart
        label={t("form.head")}
        summary={t("form.headSummary", summary)}
        isOpenAtFirst={false}
        isNeeded={isNeeded}
      >
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
          <CurrencyField
            held={head.currency}
            countNow={() => editor.store.sendable().length}
            error={faults.currencyId}
            onChange={(currency) => currency && void changeCurrency(currency)}
          />
        </div>
        <div className={headRestClass}>
          <SentText
            isLong
            name={typedAt(detail.id, "description")}
            label={labels.description}
            saved={head.description ?? ""}
            longest={longestDescription}
            error={faults.description}
            onSend={edits.describe}
          />
          <CatalogueStorages
            own={{ id: detail.id, name: head.name }}
            known={head.storages}
            chosen={head.storages.map(({ id }) => id)}
            error={faults.storages}
            onAdd={edits.addStorage}
            onRemove={edits.removeStorage}
          />
        </div>
        <WaitingEdits
          edits={edits.waiting}
          head={head}
          labelOf={({ place }) => labels[place]}
          onKeepTheirs={edits.keepTheirs}
          onSendMine={edits.sendMine}
        />
      </FoldedPart>
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
