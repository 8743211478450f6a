"use client";

import X from "lucide-react/icons/x";
import { useLocale, useTranslations } from "next-intl";
import { useMemo, useSyncExternalStore } from "react";
import { typedEntry } from "@/components/form/left-out";
import { NumericInput } from "@/components/form/numeric-input";
import { refusedOf } from "@/components/form/refused-entry";
import { Select } from "@/components/form/select";
import { PreviewCell, PreviewTable } from "@/components/record/preview-table";
import type { Origin } from "@/components/resources/receptions/explained/figure";
import { RateAmount } from "@/components/resources/receptions/rate-amount";
import { SumsInSight } from "@/components/resources/receptions/sums-in-sight";
import { useToday } from "@/components/shell/use-today";
import { IconButton } from "@/components/ui/icon-button";
import type { GridStore } from "@/lib/grid/rows/grid-store";
import { reckoned } from "@/lib/grid/rows/reckoned";
import { percentUnit } from "@/lib/money/currency";
import { formatPercent } from "@/lib/money/format";
import { numericText } from "@/lib/money/numeric-text";
import {
  countedDiscounts,
  type EnteredRateDiscount,
  rateDiscountFault,
  soundDiscounts,
} from "@/lib/resources/receptions/new-reception";
import { receivedCheck, toCheckedLine } from "@/lib/resources/receptions/received-check";
import { receptionTotals } from "@/lib/resources/receptions/reception-totals";
import { discountTypes, toPricedLine, type WorkLine } from "@/lib/resources/receptions/work-line";
import { ReceivedSum } from "./received-sum";

interface NoteTotalsProps {
  store: GridStore<WorkLine>;
  currency: string;
  discounts: readonly EnteredRateDiscount[];
  onDiscount(discount: EnteredRateDiscount): void;
  /** The field of a rate was left, or its type chosen. */
  onLeave?(rate: number): void;
  /** A rate's discount that its button takes away. */
  isRemovable(rate: number): boolean;
  onRemove(rate: number): void;
}

/** The note's sums and its VAT by rate, each rate with its discount: they follow every key. */
export function NoteTotals({ store, currency, discounts, isRemovable, ...actions }: NoteTotalsProps) {
  const t = useTranslations("common.vatRates");
  const locale = useLocale();
  const read = (): number => store.contentVersion;
  const version = useSyncExternalStore(store.subscribeContents, read, read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version has other lines.
  const rows = useMemo(() => store.rows(), [store, version]);
  const entered = useMemo(() => rows.map(({ content }) => content), [rows]);
  const lines = useMemo(() => rows.map((row) => reckoned(row, store.rules)), [rows, store]);
  const today = useToday();
  const check = useMemo(() => receivedCheck(lines.flatMap(toCheckedLine), today), [lines, today]);
  const counted = useMemo(() => countedDiscounts(soundDiscounts(discounts, lines)), [discounts, lines]);
  const priced = useMemo(() => lines.map((line) => ({ ...toPricedLine(line), product: line.product })), [lines]);
  const totals = useMemo(() => receptionTotals(priced, counted), [priced, counted]);
  const uncounted = lines.length - check.lines;
  const origin: Origin = { kind: "note", lines: priced, discounts: counted };
  const columns = [
    { title: t("rate") },
    { title: `${t("base")}, ${currency}`, isNumber: true },
    { title: t("discount") },
    { title: `${t("net")}, ${currency}`, isNumber: true },
    { title: `${t("vat")}, ${currency}`, isNumber: true },
  ];
  return (
    <>
      <PreviewTable label={t("title")} columns={columns}>
        {totals.buckets.map(({ rate, base, net, vat }) => (
          <tr key={rate} className={Number(base) === 0 ? "text-ink-muted" : undefined}>
            <PreviewCell>{formatPercent(rate, locale)}</PreviewCell>
            <PreviewCell isNumber>
              <RateAmount rate={rate} part="base" amount={base} origin={origin} />
            </PreviewCell>
            <PreviewCell>
              <RateDiscountField
                held={discounts.find((each) => each.rate === rate) ?? { rate, type: "PERCENT", value: "" }}
                lines={entered}
                currency={currency}
                isRemovable={isRemovable(rate)}
                {...actions}
              />
            </PreviewCell>
            <PreviewCell isNumber>
              <RateAmount rate={rate} part="net" amount={net} origin={origin} />
            </PreviewCell>
            <PreviewCell isNumber>
              <RateAmount rate={rate} part="vat" amount={vat} origin={origin} />
            </PreviewCell>
          </tr>
        ))}
      </PreviewTable>
      <ReceivedSum check={check} uncounted={uncounted} currency={currency} />
      <SumsInSight totals={totals} currency={currency} origin={origin} />
    </>
  );
}

interface RateDiscountFieldProps extends Pick<NoteTotalsProps, "currency" | "onDiscount" | "onLeave" | "onRemove"> {
  isRemovable: boolean;
  held: EnteredRateDiscount;
  lines: readonly WorkLine[];
}

function RateDiscountField({ held, lines, currency, isRemovable, ...actions }: RateDiscountFieldProps) {
  const { onDiscount, onLeave, onRemove } = actions;
  const t = useTranslations("receptions");
  const locale = useLocale();
  const rate = formatPercent(held.rate, locale);
  const fault = rateDiscountFault(held, lines);
  const shown = typedEntry(held.value, (text) => numericText(text, false));
  return (
    <>
      <span className="flex max-w-56 min-w-36 items-center gap-1">
        <NumericInput
          placed="cell"
          aria-label={t("discounts.of", { rate })}
          aria-invalid={fault !== undefined}
          unit={held.type === "PERCENT" ? percentUnit : currency}
          value={shown.value}
          refusedAtFirst={shown.pieces}
          onValue={(value) => onDiscount({ ...held, value })}
          onBlur={({ target }) => {
            // What is no amount is held as it was typed: the number that is left of it was not meant.
            const typed = refusedOf(target) || target.value;
            if (typed !== held.value) onDiscount({ ...held, value: typed });
            onLeave?.(held.rate);
          }}
        />
        <Select
          aria-label={t("discounts.typeOf", { rate })}
          value={held.type}
          onChange={({ target }) => {
            onDiscount({ ...held, type: discountTypes.find((type) => type === target.value) ?? held.type });
            onLeave?.(held.rate);
          }}
          size="cell"
          className="max-w-16"
        >
          {discountTypes.map((type) => (
            <option key={type} value={type}>
              {type === "PERCENT" ? percentUnit : currency}
            </option>
          ))}
        </Select>
        {isRemovable && (
          <IconButton size="small" label={t("discounts.removeOf", { rate })} onClick={() => onRemove(held.rate)}>
            <X size={14} aria-hidden />
          </IconButton>
        )}
      </span>
      {fault && (
        <span role="alert" className="block text-danger text-xs">
          {t(`form.${fault}`)}
        </span>
      )}
    </>
  );
}
