"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Field } from "@/components/form/field";
import { Select } from "@/components/form/select";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { looseQueryKey } from "@/lib/calls/query-key";
import { sendAnyCall } from "@/lib/calls/send-call";
import { monthName } from "@/lib/dates/format";
import { type Lookup, type Option, optionsOf } from "@/lib/list/lookup";
import type { ReportOrder, ReportSource } from "@/lib/list/report";
import { useToday } from "../use-today";

interface ReportDialogProps {
  report: ReportSource;
  onClose(): void;
  onOrder(order: ReportOrder): void;
}

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** Which report, of which chain and month (2§7). The month before this one to begin with: it is the last whole one. */
export function ReportDialog({ report, onClose, onOrder }: ReportDialogProps) {
  const t = useTranslations("list.report");
  const locale = useLocale();
  const [thisYear = 0, thisMonth = 1] = useToday().split("-").map(Number);
  const types = useWhole(report.types).filter(({ value }) => report.offered?.includes(value) ?? true);
  const chains = useWhole(report.chains);
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
    <Dialog title={t("generate")} onClose={onClose}>
      <form
        className="grid grid-cols-2 gap-x-4 gap-y-1"
        onSubmit={(event) => {
          event.preventDefault();
          if (type !== undefined && chain !== undefined) onOrder({ type, chain, month, year });
        }}
      >
        {(["type", "chain", "month", "year"] as const).map((key) => (
          <Field key={key} label={t(key)} className={key === "type" || key === "chain" ? "col-span-2" : ""}>
            {(field) => (
              <Select
                {...field}
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
        <div className="col-span-2 flex justify-end">
          <Button type="submit" look="primary" disabled={type === undefined || chain === undefined}>
            {t("generate")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function useWhole(lookup: Lookup): Option[] {
  const args = lookup.all ?? {};
  const { data } = useQuery({
    queryKey: looseQueryKey(lookup.call, args),
    queryFn: ({ signal }) => sendAnyCall(lookup.call, args, signal),
  });
  return data === undefined ? [] : optionsOf(lookup, data.data);
}
