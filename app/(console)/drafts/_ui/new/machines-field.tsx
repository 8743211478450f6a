"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { useController } from "react-hook-form";
import { Checkbox } from "@/components/form/checkbox";
import type { RecordFormApi } from "@/components/form/record/use-record-form";
import { TextInput } from "@/components/form/text-input";
import type { NewDraftForm } from "@/lib/resources/drafts/begin/new-draft";
import { folded } from "@/lib/texts/folded";
import type { DraftBase } from "./use-draft-base";

/** More of them are searched. */
const mostAtAGlance = 12;

interface MachinesFieldProps {
  record: RecordFormApi<NewDraftForm>;
  base: DraftBase;
  error: string | undefined;
}

/** The machines that the draft is for: of its blueprint, in its version of it; the others are named, with the reason. */
export function MachinesField({ record, base: { machines }, error }: MachinesFieldProps) {
  const t = useTranslations("drafts.new");
  const errorId = useId();
  const [typed, setTyped] = useState("");
  const { field } = useController({ name: "storages", control: record.form.control });
  const chosen = new Set(field.value);
  const { offered, others, isUntold } = machines ?? { offered: [], others: [], isUntold: false };
  const shown = offered.filter(({ name }) => folded(name).includes(folded(typed)));
  const isAll = offered.length > 0 && offered.every(({ id }) => chosen.has(id));
  const put = (ids: Iterable<number>): void => {
    const wanted = new Set(ids);
    field.onChange(offered.flatMap(({ id }) => (wanted.has(id) ? id : [])));
  };
  return (
    <fieldset className="-mb-3 grid gap-2" aria-describedby={error === undefined ? undefined : errorId}>
      <legend className="mb-1 font-medium">{t("fields.storages")}</legend>
      {machines === undefined && <p className="text-ink-muted">{t("machinesLater")}</p>}
      {isUntold && <p>{t("versionsUntold")}</p>}
      {offered.length > 1 && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <Checkbox
            label={t("all", { count: offered.length })}
            checked={isAll}
            ref={(box) => {
              if (box) box.indeterminate = !isAll && chosen.size > 0;
            }}
            onChange={() => put(isAll ? [] : offered.map(({ id }) => id))}
          />
          <p role="status" className="text-ink-muted text-sm">
            {t("chosen", { count: field.value.length, all: offered.length })}
          </p>
        </div>
      )}
      {offered.length > mostAtAGlance && (
        <TextInput
          type="search"
          aria-label={t("searchMachines")}
          placeholder={t("searchMachines")}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          // It narrows what is shown, and sends nothing.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
      )}
      {offered.length > 0 && (
        <div className="grid max-h-64 gap-x-4 gap-y-2 overflow-y-auto rounded-md border border-line p-3 sm:grid-cols-2">
          {shown.map(({ id, name }, at) => (
            <Checkbox
              key={id}
              label={name}
              ref={at === 0 ? field.ref : undefined}
              checked={chosen.has(id)}
              onChange={({ target }) =>
                put(target.checked ? [...chosen, id] : [...chosen].filter((each) => each !== id))
              }
            />
          ))}
          {shown.length === 0 && <p className="text-ink-muted">{t("noneFound")}</p>}
        </div>
      )}
      {others.length > 0 && (
        <p className="text-ink-muted text-sm wrap-anywhere">
          {t("others", {
            count: others.length,
            names: others.map(({ name, bobs }) => t("otherOf", { name, version: bobs.blueprintVersion })).join(", "),
          })}
        </p>
      )}
      <p id={errorId} role={error === undefined ? undefined : "alert"} className="min-h-4.5 text-danger text-sm">
        {error}
      </p>
    </fieldset>
  );
}
