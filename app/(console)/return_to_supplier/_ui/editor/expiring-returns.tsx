"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { FormProps } from "@/components/form/form-props";
import type { FormState } from "@/components/form/form-state";
import { ExpiringOutcome } from "./expiring-outcome";
import { ExpiringWish } from "./expiring-wish";
import { useExpiringSearch } from "./use-expiring-search";

/** Returns of what a supplier's goods expire: they are proposed by reception, checked, and sent one by one. */
export function ExpiringReturns({ onState }: FormProps) {
  const t = useTranslations("return_to_supplier.expiring");
  const expiring = useExpiringSearch();
  const { run, state, proposal } = expiring;
  /** What each proposed return tells of itself, by its reception. */
  const [states, setStates] = useState<ReadonlyMap<string, FormState>>(new Map());
  const known = [...states.values()];
  const isSending = known.some((each) => each.isSending);
  const isDirty = known.some((each) => each.isDirty);
  useEffect(() => onState({ isSending, isDirty, isInvalid: false }), [onState, isSending, isDirty]);
  const results = useRef<HTMLHeadingElement>(null);
  const isOver = proposal !== undefined;
  // Who waited for it reads on there.
  useEffect(() => {
    if (isOver) results.current?.focus();
  }, [isOver]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ExpiringWish
        isRunning={state?.isRunning === true}
        onStop={expiring.stop}
        onSearch={(wanted) => {
          setStates(new Map());
          expiring.start(wanted);
        }}
      />
      {state?.isRunning && (
        <p role="status" className="text-ink-muted">
          {t("progress", { done: state.done, known: state.known, notes: state.receptions.length })}
        </p>
      )}
      {run && state && proposal && (
        <ExpiringOutcome
          key={run.number}
          headingRef={results}
          run={run}
          state={state}
          proposal={proposal}
          onState={(name, told) =>
            setStates((before) => {
              const after = new Map(before);
              if (told === undefined) after.delete(name);
              else after.set(name, told);
              return after;
            })
          }
        />
      )}
    </div>
  );
}
