"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { FieldValues } from "react-hook-form";
import type { ConsoleError } from "@/lib/errors/console-error";
import type { KeptPage } from "@/lib/kept-forms/kept-form";
import type { RecordFormApi } from "../form/record/use-record-form";
import { offerWork } from "../form/unsaved/store-work";
import { takeStoredWork } from "../form/unsaved/take-stored-work";
import { keepers, lastWrites } from "./keepers";
import { KeptFormWork } from "./kept-form-work";

/** The work of a form that is kept while it is not sent; `useKeptValues` ties the form itself to it. */
export function useKeptForm(page: KeptPage): KeptFormWork {
  const cache = useQueryClient();
  const [kept] = useState(() => {
    // As the end that any call meets: the page leaves, with what was entered.
    const onSessionOver = (error: ConsoleError): void => {
      const mutationFn = () => Promise.reject(error);
      const met = cache.getMutationCache().build(cache, { mutationFn, retry: false, meta: { quiet: true } });
      met.execute(undefined).catch(() => undefined);
    };
    return new KeptFormWork(page, onSessionOver);
  });
  return kept;
}

const nothing = { version: "", sent: { key: "", at: 0, values: "" } };

/**
 * Keeps what is entered into this form.
 * @param isEntered whether there is anything to keep
 */
export function useKeptValues<Values extends FieldValues & object>(
  kept: KeptFormWork,
  { form, name }: RecordFormApi<Values>,
  isEntered: (values: Values) => boolean,
): void {
  const { keeper } = kept;
  const [hasEntries] = useState(() => isEntered);
  useEffect(() => {
    kept.readValues = () => {
      const values = form.getValues();
      return hasEntries(values) ? values : undefined;
    };
    // In this tab the end of a session is outlived to the last key: by the form's own store, and by this beside it.
    const beside = `${name}/kept`;
    const stored = takeStoredWork(beside, nothing);
    const { version = "", sent } = stored?.local ?? {};
    const known = stored && { version: version || null, sent: sent?.at ? sent : undefined };
    keeper.start(known, lastWrites.get(kept.page));
    const endsOffer = offerWork(beside, () => {
      if (kept.readValues() === undefined) return undefined;
      const local = { version: keeper.version ?? "", sent: keeper.sent ?? nothing.sent };
      return { base: nothing, local };
    });
    keepers.add(keeper);
    const endsWatch = form.subscribe({ formState: { values: true }, callback: () => keeper.changed() });
    const leaves = new AbortController();
    const flush = (): void => void keeper.flush();
    const { signal } = leaves;
    document.addEventListener("visibilitychange", flush, { signal });
    window.addEventListener("beforeunload", flush, { signal });
    window.addEventListener("online", flush, { signal });
    return () => {
      endsOffer();
      keepers.delete(keeper);
      endsWatch();
      leaves.abort();
      keeper.leave();
      lastWrites.set(kept.page, keeper.settled());
    };
  }, [kept, keeper, form, name, hasEntries]);
}

/** @param blank the form's values where nothing is entered */
export function differsFrom<Values extends object>(blank: Values): (values: Values) => boolean {
  const texts = Object.entries(blank).map(([field, value]) => [field, JSON.stringify(value)] as const);
  return (values) => texts.some(([field, text]) => JSON.stringify(Reflect.get(values, field)) !== text);
}
