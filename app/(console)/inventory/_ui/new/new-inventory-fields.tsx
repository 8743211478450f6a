"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef } from "react";
import { useController } from "react-hook-form";
import { Callout } from "@/components/feedback/callout";
import { Checkbox } from "@/components/form/checkbox";
import { Field } from "@/components/form/field";
import { RecordPicker } from "@/components/form/picker/record-picker";
import { RecordForm } from "@/components/form/record/record-form";
import type { RecordFormApi } from "@/components/form/record/use-record-form";
import { TextArea } from "@/components/form/text-area";
import { StoragePicker } from "@/components/resources/storages/storage-picker";
import { focusIfLost } from "@/components/ui/focus-if-lost";
import type { NewCountForm } from "@/lib/resources/inventory/begin/new-count";
import { type Counter, counters } from "@/lib/resources/inventory/counters-source";
import { longestNote } from "@/lib/resources/inventory/inventory-bodies";
import { storageNames } from "@/lib/resources/storages/storage-source";
import { PickedList } from "./picked-list";
import { ScopeFields } from "./scope-fields";
import { SharingFields } from "./sharing-fields";
import type { ListedProducts } from "./use-listed-products";

interface NewInventoryFieldsProps {
  record: RecordFormApi<NewCountForm>;
  listed: ListedProducts;
  /** The parts are others than those that were shown as it was to be saved. */
  isNews: boolean;
  /** Counts that an earlier try has begun. */
  begun: readonly number[];
  /** Whoever fills it in, where they may count. */
  own: Counter | undefined;
  /** Leaves what was begun as it is. */
  onStartOver(): void;
}

/** The fields of a new count, in the order in which one decides. */
export function NewInventoryFields({ record, listed, isNews, begun, own, onStartOver }: NewInventoryFieldsProps) {
  const t = useTranslations("inventory.new");
  const { register, formState, control, watch } = record.form;
  const { errors } = formState;
  const { field: storage } = useController({ name: "storage", control });
  const { field: chosen } = useController({ name: "counters", control });
  /** What was moved between parts is of those who shared before. */
  const choose = (people: NewCountForm["counters"]): void => {
    record.form.setValue("moved", []);
    chosen.onChange(people);
  };
  const textOf = (field: keyof NewCountForm, values: NewCountForm): ReactNode => String(values[field]);
  return (
    <RecordForm record={record} labelOf={(field) => t(`fields.${field}`)} textOf={textOf} className="max-w-3xl gap-4">
      {begun.length > 0 && <Begun ids={begun} onStartOver={onStartOver} />}
      <StoragePicker
        label={t("fields.storage")}
        source={storageNames}
        error={errors.storage ? t("storageRequired") : record.refusalOf("storage")}
        value={storage.value}
        inputRef={storage.ref}
        // The line that its error has is room enough.
        className="-mb-3"
        onChange={(id) => {
          // Shelves are those of one storage.
          if (id !== storage.value) record.form.setValue("shelves", []);
          storage.onChange(id);
        }}
      />
      <ScopeFields form={record.form} storage={watch("storage")} />
      <Checkbox label={t("fields.isBlind")} hint={t("blindHint")} {...register("isBlind")} />
      <div className="grid gap-2">
        {own && (
          <Checkbox
            label={t("countMyself")}
            hint={t("countMyselfHint")}
            checked={chosen.value.some(({ id }) => id === own.id)}
            onChange={({ target }) => {
              const others = chosen.value.filter(({ id }) => id !== own.id);
              choose(target.checked ? [{ id: own.id, name: own.name }, ...others] : others);
            }}
          />
        )}
        <RecordPicker
          label={t("fields.counters")}
          hint={t("countersHint")}
          placeholder={t("counterPlaceholder")}
          source={counters}
          error={record.refusalOf("counters")}
          value=""
          chosen={chosen.value.map(({ id }) => id)}
          onChange={(id, choice) => {
            if (choice && !chosen.value.some((each) => String(each.id) === id))
              choose([...chosen.value, { id: choice.id, name: choice.name }]);
          }}
        />
        <PickedList
          label={t("fields.counters")}
          picked={chosen.value}
          removeText={(name) => t("remove", { name })}
          onRemove={(id) => choose(chosen.value.filter((each) => each.id !== id))}
        />
      </div>
      <SharingFields form={record.form} listed={listed} isNews={isNews} />
      <Field
        label={t("fields.note")}
        error={errors.note ? t("noteLong", { most: longestNote }) : record.refusalOf("note")}
      >
        {(field) => <TextArea {...field} {...register("note")} />}
      </Field>
    </RecordForm>
  );
}

interface BegunProps {
  ids: readonly number[];
  onStartOver(): void;
}

/** What became of a save that failed. It stands above all fields: whoever has scrolled down to the last ones is led to it. */
function Begun({ ids, onStartOver }: BegunProps) {
  const t = useTranslations("inventory.new");
  const frame = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each save that has failed tells its ids anew.
  useEffect(() => {
    focusIfLost(frame.current);
    frame.current?.scrollIntoView({ block: "nearest" });
  }, [ids]);
  return (
    <div ref={frame} tabIndex={-1}>
      <Callout
        text={t("begun", { count: ids.length, ids: ids.join(", ") })}
        action={t("startOver")}
        onAction={onStartOver}
      />
    </div>
  );
}
