"use client";

import X from "lucide-react/icons/x";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { useCallQuery } from "@/components/calls/use-call-query";
import { Field } from "@/components/form/field";
import { Select } from "@/components/form/select";
import { storagesCalls } from "@/lib/resources/storages/storages.calls";

/** 1§9. */
const mostStorages = 200;

export interface ChosenStorage {
  readonly id: number;
  readonly name: string;
}

interface StoragePickerProps {
  /** Names of storages that are not among those offered. */
  known: readonly ChosenStorage[];
  chosen: readonly number[];
  error: string | undefined;
  onAdd(id: number): void;
  onRemove(id: number): void;
}

/** The storages where a catalogue applies; those where something is sold are offered (CATA-027). */
export function StoragePicker({ known, chosen, error, onAdd, onRemove }: StoragePickerProps) {
  const t = useTranslations("catalog_price.form");
  const labelId = useId();
  const { data, isError, refetch } = useCallQuery(
    storagesCalls.list,
    { query: { isSellable: true, limit: mostStorages } },
    { meta: { quiet: true } },
  );
  const offered = data?.data.items ?? [];
  const names = new Map([...known, ...offered].map(({ id, name }) => [id, name]));
  return (
    <div className="grid gap-2">
      <Field label={t("addStorage")} error={error}>
        {(field) => (
          <Select {...field} value="" onChange={({ target }) => onAdd(Number(target.value))}>
            <option value="" disabled>
              {t("choose")}
            </option>
            {offered
              .filter(({ id }) => !chosen.includes(id))
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </Select>
        )}
      </Field>
      {isError && (
        <p role="alert" className="flex items-center gap-3 text-sm">
          {t("storagesFailed")}
          <button type="button" onClick={() => void refetch()} className="text-link underline">
            {t("retry")}
          </button>
        </p>
      )}
      <h3 id={labelId} className="sr-only">
        {t("chosenStorages")}
      </h3>
      <ul aria-labelledby={labelId} className="flex flex-wrap gap-2 empty:hidden">
        {chosen.map((id) => {
          const name = names.get(id) ?? String(id);
          return (
            <li
              key={id}
              className="flex items-center gap-1 rounded-md border border-line bg-sunken py-0.5 pr-0.5 pl-2 text-sm wrap-anywhere"
            >
              {name}
              <button
                type="button"
                aria-label={t("removeStorage", { name })}
                onClick={() => onRemove(id)}
                className="flex size-6 shrink-0 items-center justify-center rounded hover:bg-hover"
              >
                <X size={14} aria-hidden />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
