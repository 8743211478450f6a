"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, type RefObject, useState } from "react";
import { Callout } from "@/components/feedback/callout";
import { useErrorText } from "@/components/feedback/use-error-text";
import type { FormState } from "@/components/form/form-state";
import { formatDay } from "@/lib/dates/format";
import { mostNotes, mostStockRows, type SearchState } from "@/lib/resources/return_to_supplier/expiring-search";
import type { Proposal } from "@/lib/resources/return_to_supplier/propose-returns";
import { ProposedReturnPart } from "./proposed-return";
import type { useExpiringSearch } from "./use-expiring-search";

interface ExpiringOutcomeProps {
  headingRef: RefObject<HTMLHeadingElement | null>;
  run: NonNullable<ReturnType<typeof useExpiringSearch>["run"]>;
  state: SearchState;
  proposal: Proposal;
  /** Undefined of a return that is sent or not proposed any more. */
  onState(name: string, state: FormState | undefined): void;
}

/** What was found: what it lacks is said first, then each return that is proposed. */
export function ExpiringOutcome({ headingRef, run, state, proposal, onState }: ExpiringOutcomeProps) {
  const t = useTranslations("return_to_supplier.expiring");
  const errors = useTranslations("errors");
  const errorText = useErrorText();
  /** Ids of the returns that were sent, by their reception's. */
  const [sent, setSent] = useState<ReadonlyMap<number, number | undefined>>(new Map());
  const { returns, unfound } = proposal;
  /** Nothing is said of what may be among what was not looked at. */
  const isWhole = !state.isStopped && state.failedCount === 0 && !state.hasMoreNotes;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 ref={headingRef} tabIndex={-1} className="font-medium">
        {t("results", { count: returns.length - sent.size })}
      </h3>
      {state.isStopped && <Remark>{t("stopped")}</Remark>}
      {state.failedCount > 0 && !state.isStopped && (
        <Callout
          text={t("failed", { count: state.failedCount, text: errorText(state.error) })}
          action={errors("retry")}
          onAction={() => run.search.retry()}
        />
      )}
      {state.allRows !== undefined && <Remark>{t("moreRows", { most: mostStockRows, all: state.allRows })}</Remark>}
      {state.hasMoreNotes && <Remark>{t("moreNotes", { most: mostNotes })}</Remark>}
      {isWhole && unfound.length > 0 && <UnfoundRemark unfound={unfound} />}
      {(returns.length > 0 || isWhole) && <p className="text-ink-muted">{t(returns.length === 0 ? "none" : "hint")}</p>}
      {returns.map((proposed) => {
        const { id } = proposed.left.note;
        // What may go back may be another amount after a retry: it is begun anew then.
        const name = `${id} ${JSON.stringify([...proposed.allowed])}`;
        return (
          <ProposedReturnPart
            key={name}
            proposed={proposed}
            within={run.days}
            isSent={sent.has(id)}
            sentId={sent.get(id)}
            onState={(told) => onState(name, told)}
            onSent={(made) => setSent((before) => new Map(before).set(id, made))}
          />
        );
      })}
    </section>
  );
}

/** As many as anybody looks for by hand at once. */
const mostUnfound = 10;

/** What no reception has left, by name: it is to be found on a shelf. */
function UnfoundRemark({ unfound }: Pick<Proposal, "unfound">) {
  const t = useTranslations("return_to_supplier.expiring");
  return (
    <div role="status" className="rounded-md bg-warning-soft px-3 py-2 text-warning">
      <p>{t("unfound", { count: unfound.reduce((sum, { pieces }) => sum + pieces, 0) })}</p>
      <ul className="list-disc pl-5 wrap-anywhere">
        {unfound.slice(0, mostUnfound).map(({ product, batch, day, pieces }) => (
          <li key={`${product} ${batch} ${day}`}>
            {t("unfoundGoods", { product, batch: batch || "–", day: day === "" ? "–" : formatDay(day), pieces })}
          </li>
        ))}
        {unfound.length > mostUnfound && <li>{t("moreUnfound", { count: unfound.length - mostUnfound })}</li>}
      </ul>
    </div>
  );
}

function Remark({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="rounded-md bg-warning-soft px-3 py-2 text-warning">
      {children}
    </p>
  );
}
