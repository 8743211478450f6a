"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useCallSender } from "@/components/calls/use-call-sender";
import { notifySuccess } from "@/components/feedback/notify";
import { useTellError } from "@/components/feedback/use-tell-error";
import type { FormProps } from "@/components/form/form-props";
import type { FormState } from "@/components/form/form-state";
import { useRecordForm } from "@/components/form/record/use-record-form";
import { useLeaveSaying } from "@/components/form/unsaved/own-leaving";
import { useReadAgain } from "@/components/resources/inventory/counting/use-read-again";
import { useOwnCounter } from "@/components/resources/inventory/own-counter";
import { useAccount } from "@/components/shell/session/account";
import { isMade, type WriteOutcome } from "@/lib/calls/write-outcome";
import type { CountProduct } from "@/lib/counting/kept-count";
import { ConsoleError } from "@/lib/errors/console-error";
import { beginCounts, isMadePlain } from "@/lib/resources/inventory/begin/begin-count";
import {
  areSameParts,
  emptyNewCount,
  fieldsShared,
  isShared,
  type NewCountForm,
  partsOf,
  plansOf,
  sharingFault,
} from "@/lib/resources/inventory/begin/new-count";
import { begunCounts } from "./begun-counts";
import { newCountSchema } from "./new-count-schema";
import { NewInventoryFields } from "./new-inventory-fields";
import { useListedProducts } from "./use-listed-products";

/** A new count: where, of what, blind or open, and by whom. Several people have a count each, joined as one piece of work. */
export function NewInventory(panel: FormProps) {
  const t = useTranslations("inventory.new");
  const send = useCallSender();
  const readAgain = useReadAgain();
  const tellError = useTellError();
  const account = useAccount();
  const [before] = useState(() => begunCounts.of(account));
  /** Counts that were begun before something failed: they are gone on with, and not begun twice, though the panel was closed. */
  const begun = useRef(new Map(before?.begun));
  /** Their ids, once a save has failed and is over: what is said of them while it still runs may be wrong the next moment. */
  const [left, setLeft] = useState<readonly number[]>(() => [...begun.current.keys()]);
  /** What was shared out was read anew for a save, which waits until its parts were looked at. */
  const [isNews, setIsNews] = useState(false);
  const said = useRef("");
  const own = useOwnCounter();
  /** Whoever counts it themselves goes to count. */
  const mode = useRef<"edit">(undefined);
  const [state, setState] = useState<FormState>();
  const { onState } = panel;
  const record = useRecordForm<NewCountForm, NewCountForm>({
    ...panel,
    onSaved: (id) => panel.onSaved(id, undefined, mode.current),
    onState: setState,
    name: "inventory/new",
    values: before?.form ?? initialForm(),
    schema: newCountSchema,
    toBody: (values) => values,
    save: (form) => begin(form),
    savedText: () => said.current,
  });
  const values = record.form.watch();
  useEffect(() => {
    if (left.length > 0) begunCounts.keep(account, { form: values, begun: begun.current });
  }, [account, values, left]);
  useLeaveSaying(
    left.length > 0
      ? { text: t("leaving", { count: left.length, ids: left.join(", ") }), isOfEntered: true }
      : undefined,
  );
  // The form is made before what it is asked with: what is listed depends on what it holds.
  const listed = useListedProducts(values);

  const fault = isShared(values) && listed.products ? sharingFault(partsOf(values, listed.products)) : undefined;
  const obstacle = fault && t(`sharingFaults.${fault}`);
  useEffect(() => {
    if (state !== undefined) onState({ ...state, obstacle });
  }, [state, obstacle, onState]);

  useEffect(
    () =>
      record.form.subscribe({
        formState: { values: true },
        callback({ name }) {
          if (name === undefined) return;
          setIsNews(false);
          if (fieldsShared.some((each) => each === name)) record.form.setValue("moved", []);
        },
      }),
    [record.form],
  );

  /** @throws ConsoleError, told, where it cannot be read, or where another person would count something than was shown */
  async function readShared(form: NewCountForm): Promise<CountProduct[] | undefined> {
    const shown = listed.products && partsOf(form, listed.products);
    const found = await listed.read(form).catch((error: ConsoleError) => {
      tellError(error);
      throw error;
    });
    setIsNews(false);
    if (found === undefined || (shown && areSameParts(shown, partsOf(form, found)))) return found;
    setIsNews(true);
    throw new ConsoleError("invalid-request");
  }

  async function begin(form: NewCountForm): Promise<number | undefined> {
    const plans = plansOf(form, isShared(form) ? await readShared(form) : undefined);
    const { ids, outcome, counterNames } = await beginCounts(plans, { send }, begun.current);
    await readAgain();
    const [first] = ids;
    if (!isMade(outcome) || first === undefined) throw failed(form, outcome);
    const beside = [...begun.current.keys()].filter((id) => !ids.includes(id));
    setLeft([]);
    begunCounts.forget(account);
    const isPlain = await isMadePlain(first, plans, send);
    said.current = [
      t("created", { count: ids.length }),
      ...(beside.length > 0 ? [t("beside", { count: beside.length, ids: beside.join(", ") })] : []),
      ...(isPlain ? [t("plain")] : []),
    ].join(" ");
    for (const [at, { name }] of form.counters.entries())
      notifySuccess(t("authorised", { name: counterNames[at] ?? name }));
    const ownCount = ids[form.counters.findIndex(({ id }) => id === own?.id)];
    mode.current = ownCount === undefined ? undefined : "edit";
    return ownCount ?? first;
  }

  /** It is told; what was begun is gone on with, also where the panel is closed meanwhile. */
  function failed(form: NewCountForm, outcome: WriteOutcome): ConsoleError {
    if (begun.current.size > 0) begunCounts.keep(account, { form, begun: begun.current });
    setLeft([...begun.current.keys()]);
    const error = "error" in outcome ? outcome.error : new ConsoleError("outcome-unknown");
    tellError(error);
    return error;
  }

  function startOver(): void {
    begunCounts.forget(account);
    begun.current.clear();
    setLeft([]);
    setIsNews(false);
    // The button that was pressed goes with what it stands beside.
    record.form.setFocus("storage");
    record.form.reset(initialForm());
  }

  return (
    <NewInventoryFields
      record={record}
      listed={listed}
      isNews={isNews}
      own={own}
      begun={left}
      onStartOver={startOver}
    />
  );
}

function initialForm(): NewCountForm {
  return { ...emptyNewCount, storage: initialStorage() };
}

/** Of the list's filter: who has narrowed it to a storage begins there. */
function initialStorage(): string {
  if (typeof window === "undefined") return "";
  const storage = new URLSearchParams(window.location.search).get("storage") ?? "";
  return /^\d+$/.test(storage) ? storage : "";
}
