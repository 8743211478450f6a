"use client";

import { useLocale, useTranslations } from "next-intl";
import { Callout } from "@/components/feedback/callout";
import { Button } from "@/components/ui/button";
import { formatAmount } from "@/lib/money/format";
import type { InvoiceState, TakenInvoice, useInvoice } from "./use-invoice";
import { useRemarkText } from "./use-remark-text";

/** As many as anybody looks through at once. */
const mostRemarks = 50;

/** What became of a supplier's invoice: what was taken, and what is to be looked at. */
export function InvoiceOutcome({ invoice }: { invoice: ReturnType<typeof useInvoice> }) {
  return <Outcome state={invoice.state} invoice={invoice} />;
}

interface OutcomeProps {
  state: InvoiceState;
  invoice: ReturnType<typeof useInvoice>;
}

function Outcome({ state, invoice }: OutcomeProps) {
  const t = useTranslations("receptions.invoice");
  switch (state.kind) {
    case "none":
      return null;
    case "reading":
      return <p role="status">{t("reading", { file: state.file })}</p>;
    case "refused":
      return (
        <p role="alert" className="text-danger wrap-anywhere">
          {t("refused", { file: state.file, why: t(`faults.${state.fault}`) })}
        </p>
      );
    case "failed":
      return (
        <Callout text={t("failed", { file: state.file, why: state.text })} action={t("retry")} onAction={state.retry} />
      );
    case "again":
      return (
        <>
          <Again state={state} onClose={invoice.close} />
          <Outcome state={state.before} invoice={invoice} />
        </>
      );
    case "taken":
      return <Taken taken={state} invoice={invoice} />;
  }
}

/** Dropped a second time: nothing was taken, unless the person says so. */
function Again({ state, onClose }: { state: InvoiceState & { kind: "again" }; onClose(): void }) {
  const t = useTranslations("receptions.invoice");
  return (
    <div role="alert" className="flex flex-wrap items-center gap-2 rounded-md bg-warning-soft px-3 py-2 text-warning">
      <p className="min-w-40 flex-1 wrap-anywhere">{t("again", { file: state.file, number: state.number })}</p>
      <Button size="small" onClick={onClose}>
        {t("leaveAgain")}
      </Button>
      <Button size="small" variant="plain" onClick={state.take}>
        {t("takeAgain")}
      </Button>
    </div>
  );
}

function Taken({ taken, invoice }: { taken: TakenInvoice; invoice: ReturnType<typeof useInvoice> }) {
  const t = useTranslations("receptions.invoice");
  const locale = useLocale();
  const textOf = useRemarkText();
  const { file, added, waiting, remembered, remarks } = taken;
  const { net, vat, total } = taken.invoice.totals;
  const amount = (text: string | undefined): string => (text === undefined ? "–" : formatAmount(text, locale));
  return (
    <section aria-label={t("title")} className="grid gap-3 rounded-md border border-line p-3">
      <div className="flex flex-wrap items-start gap-2">
        <div role="status" className="min-w-40 flex-1">
          <p className="font-medium wrap-anywhere">{t(textOfTaken(taken), { file, added, waiting })}</p>
          <p className="text-ink-muted text-sm tabular-nums">
            {t("states", {
              net: amount(net),
              vat: amount(vat),
              total: amount(total),
              currency: taken.invoice.currency ?? "",
            })}
          </p>
        </div>
        <Button size="small" variant="quiet" onClick={invoice.close}>
          {t("close")}
        </Button>
      </div>
      <Told title={t("toCheck", { count: remarks.length })} texts={remarks.map(textOf)} />
      <Told
        title={t("remembered", { count: remembered.length })}
        texts={remembered.map(({ name, product }) => t("meant", { name, product }))}
      />
    </section>
  );
}

/** What is to be done with it now. */
function textOfTaken({ added, waiting }: TakenInvoice) {
  if (added > 0) return "taken";
  return waiting > 0 ? "allWait" : "noneTaken";
}

function Told({ title, texts }: { title: string; texts: readonly string[] }) {
  const t = useTranslations("receptions.invoice");
  if (texts.length === 0) return null;
  return (
    <div className="grid gap-1">
      <h4 className="font-medium">{title}</h4>
      <ul className="grid max-h-60 list-disc gap-0.5 overflow-y-auto pl-5 text-sm">
        {texts.slice(0, mostRemarks).map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and none comes between them.
          <li key={index} className="wrap-anywhere">
            {text}
          </li>
        ))}
        {texts.length > mostRemarks && <li>{t("moreTold", { count: texts.length - mostRemarks })}</li>}
      </ul>
    </div>
  );
}
