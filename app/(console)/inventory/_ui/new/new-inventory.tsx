"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useCallSender } from "@/components/calls/use-call-sender";
import { notifySuccess } from "@/components/feedback/notify";
import { useTellError } from "@/components/feedback/use-tell-error";
import type { FormProps } from "@/components/form/form-props";
import type { FormState } from "@/components/form/form-state";
import { useRecordForm } from "@/components/form/record/use-record-form";
import { useReadAgain } from "@/components/resources/inventory/counting/use-read-again";
import { isMade } from "@/lib/calls/write-outcome";
import { ConsoleError } from "@/lib/errors/console-error";
import { beginCounts, isMadePlain } from "@/lib/resources/inventory/begin-count";
import {
  canShare,
  emptyNewCount,
  type NewCountForm,
  partsOf,
  plansOf,
  sharingFault,
} from "@/lib/resources/inventory/new-count";
import { newCountSchema } from "./new-count-schema";
import { NewInventoryFields } from "./new-inventory-fields";
import { useListedProducts } from "./use-listed-products";

/** A new count: where, of what, blind or open, and by whom. Several people have a count each, joined as one piece of work. */
export function NewInventory(panel: FormProps) {
  const t = useTranslations("inventory.new");
  const send = useCallSender();
  const readAgain = useReadAgain();
  const tellError = useTellError();
  /** Counts that were begun before something failed: they are gone on with, and not begun twice. */
  const begun = useRef(new Map<string, number>());
  const said = useRef("");
  const [state, setState] = useState<FormState>();
  const { onState } = panel;
  const record = useRecordForm<NewCountForm, NewCountForm>({
    ...panel,
    onState: setState,
    name: "inventory/new",
    values: { ...emptyNewCount, storage: initialStorage() },
    schema: newCountSchema,
    toBody: (values) => values,
    save: (form) => begin(form),
    savedText: () => said.current,
  });
  const values = record.form.watch();
  // The form is made before what it is asked with: what is listed depends on what it holds.
  const listed = useListedProducts(values.storage, canShare(values) && values.sharing !== "all");

  const fault =
    canShare(values) && values.sharing !== "all" && listed.products
      ? sharingFault(partsOf(values, listed.products))
      : undefined;
  const obstacle = fault && t(`sharingFaults.${fault}`);
  useEffect(() => {
    if (state !== undefined) onState({ ...state, obstacle });
  }, [state, obstacle, onState]);

  async function begin(form: NewCountForm): Promise<number | undefined> {
    const shares = canShare(form) && form.sharing !== "all";
    const plans = plansOf(form, shares ? (listed.products ?? (await listed.read())) : undefined);
    const { ids, outcome, counterNames } = await beginCounts(plans, { send }, begun.current);
    await readAgain();
    const [first] = ids;
    if (!isMade(outcome) || first === undefined) {
      const error = "error" in outcome ? outcome.error : new ConsoleError("outcome-unknown");
      tellError(error);
      throw error;
    }
    const isPlain = await isMadePlain(first, plans, send);
    said.current = [t("created", { count: ids.length }), ...(isPlain ? [t("plain")] : [])].join(" ");
    for (const [at, { name }] of form.counters.entries())
      notifySuccess(t("authorised", { name: counterNames[at] ?? name }));
    return first;
  }

  return <NewInventoryFields record={record} listed={listed} begun={[...begun.current.values()]} />;
}

/** Of the list's filter: who has narrowed it to a storage begins there. */
function initialStorage(): string {
  if (typeof window === "undefined") return "";
  const storage = new URLSearchParams(window.location.search).get("storage") ?? "";
  return /^\d+$/.test(storage) ? storage : "";
}
