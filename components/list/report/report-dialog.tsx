"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { anyCallQuery } from "@/components/calls/call-query";
import { MissingAnswer } from "@/components/calls/missing-answer";
import { Field } from "@/components/form/field";
import { Select } from "@/components/form/select";
import { useToday } from "@/components/shell/use-today";
import { Button } from "@/components/ui/button";
import { Dialog, DialogFooter } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { monthName } from "@/lib/dates/format";
import type { LoadReport, ReportOrder, ReportSource } from "@/lib/list/declare/report";
import { type Lookup, type Option, optionsOf } from "@/lib/list/lookups/lookup";
import type { ListPageKey } from "@/lib/roles/pages";

interface ReportDialogProps {
  page: ListPageKey;
  report: LoadReport;
  onClose(): void;
  onOrder(order: ReportOrder, report: ReportSource): void;
}

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** Which report, of which chain and month (2§7): asked once there is something to choose from. */
export function ReportDialog({ page, report, onClose, onOrder }: ReportDialogProps) {
  const t = useTranslations("list.report");
  const source = useQuery({ queryKey: ["report source", page], queryFn: report, meta: { quiet: true } });
  return (
    <Dialog title={t("generate")} onClose={onClose}>
      {source.data === undefined ? (
        <MissingAnswer query={source} skeleton={<ReportSkeleton />} />
      ) : (
        <ReportChoice report={source.data} onOrder={onOrder} />
      )}
    </Dialog>
  );
}

interface ReportChoiceProps {
  report: ReportSource;
  onOrder: ReportDialogProps["onOrder"];
}

function ReportChoice({ report, onOrder }: ReportChoiceProps) {
  const types = useWhole(report.types);
  const chains = useWhole(report.chains);
  const missing = [types, chains].filter(({ query }) => query.data === undefined);
  if (missing.length > 0)
    return (
      <MissingAnswer
        query={{
          data: undefined,
          error: missing.find(({ query }) => query.error !== null)?.query.error ?? null,
          isFetching: missing.some(({ query }) => query.isFetching),
          refetch: () => missing.map(({ query }) => query.refetch()),
        }}
        skeleton={<ReportSkeleton />}
      />
    );
  return <ReportForm report={report} types={types.options} chains={chains.options} onOrder={onOrder} />;
}

/** In the size of the form to come. */
function ReportSkeleton() {
  const t = useTranslations("common");
  return (
    <div role="status" aria-label={t("loading")} className="grid grid-cols-2 gap-x-4 gap-y-8 pb-9">
      <Skeleton className="col-span-2 mt-5 h-10" />
      <Skeleton className="col-span-2 mt-5 h-10" />
      <Skeleton className="mt-5 h-10" />
      <Skeleton className="mt-5 h-10" />
    </div>
  );
}

interface ReportFormProps extends ReportChoiceProps {
  types: Option[];
  chains: Option[];
}

/** The month before this one to begin with: it is the last whole one. */
function ReportForm({ report, types: all, chains, onOrder }: ReportFormProps) {
  const t = useTranslations("list.report");
  const noOptions = useTranslations("list.filters")("noOptions");
  const locale = useLocale();
  const [thisYear = 0, thisMonth = 1] = useToday().split("-").map(Number);
  const types = all.filter(({ value }) => report.offers(value));
  const [chosen, setChosen] = useState<Partial<ReportOrder>>({});
  const order = {
    type: chosen.type ?? types[0]?.value,
    chain: chosen.chain ?? chains[0]?.value,
    month: chosen.month ?? (thisMonth === 1 ? 12 : thisMonth - 1),
    year: chosen.year ?? (thisMonth === 1 ? thisYear - 1 : thisYear),
  };
  const { type, chain, month, year } = order;
  const years = Array.from({ length: thisYear - report.since + 1 }, (_, index) => thisYear - index);
  const fields = {
    type: types,
    chain: chains,
    month: months.map((value) => ({ value, label: monthName(value, locale) })),
    year: years.map((value) => ({ value, label: String(value) })),
  } satisfies Record<keyof ReportOrder, Option[]>;

  return (
    <form
      className="grid grid-cols-2 gap-x-4 gap-y-1"
      onSubmit={(event) => {
        event.preventDefault();
        if (type !== undefined && chain !== undefined) onOrder({ type, chain, month, year }, report);
      }}
    >
      {(["type", "chain", "month", "year"] as const).map((key) => (
        <Field
          key={key}
          label={t(key)}
          hint={fields[key].length === 0 ? noOptions : undefined}
          className={key === "type" || key === "chain" ? "col-span-2" : ""}
        >
          {(field) => (
            <Select
              {...field}
              disabled={fields[key].length === 0}
              value={order[key] ?? ""}
              onChange={({ target }) => setChosen({ ...chosen, [key]: Number(target.value) })}
            >
              {fields[key].map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ))}
      <DialogFooter className="col-span-2">
        <Button type="submit" variant="primary" disabled={type === undefined || chain === undefined}>
          {t("generate")}
        </Button>
      </DialogFooter>
    </form>
  );
}

function useWhole(lookup: Lookup) {
  const args = lookup.all ?? {};
  const query = useQuery({
    ...anyCallQuery(lookup.call, args),
    // The dialog itself says what went wrong: a toast would say it twice.
    meta: { quiet: true },
  });
  return { query, options: query.data === undefined ? [] : optionsOf(lookup, query.data.data) };
}
