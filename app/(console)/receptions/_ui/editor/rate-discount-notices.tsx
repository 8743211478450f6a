"use client";

import { useLocale, useTranslations } from "next-intl";
import { useErrorText } from "@/components/feedback/use-error-text";
import { RowClashes } from "@/components/grid/notices/row-clashes";
import { UnsentRows } from "@/components/grid/notices/unsent-rows";
import { formatMoney, formatPercent } from "@/lib/money/format";
import { readTypedDecimal } from "@/lib/money/read-typed-decimal";
import type { EnteredRateDiscount } from "@/lib/resources/receptions/new-reception";
import type { NoteRateDiscounts } from "@/lib/resources/receptions/note-rate-discounts";

interface RateDiscountNoticesProps {
  discounts: NoteRateDiscounts;
  currency: string;
  /** Something of them was saved. */
  onSaved(): void;
}

/** Discounts of rates that were not saved, and those that two people have changed. */
export function RateDiscountNotices({ discounts, currency, onSaved }: RateDiscountNoticesProps) {
  const t = useTranslations("receptions.discounts");
  const locale = useLocale();
  const errorText = useErrorText();
  const { clashes, unsent } = discounts.state;
  const nameOf = ({ rate }: EnteredRateDiscount): string => t("of", { rate: formatPercent(rate, locale) });
  const textOf = ({ type, value }: EnteredRateDiscount): string => {
    const amount = readTypedDecimal(value);
    if (amount === undefined) return t("none");
    return type === "PERCENT" ? formatPercent(amount, locale) : formatMoney(amount, currency, locale);
  };
  const tell = (done: Promise<boolean>): void => void done.then((isDone) => isDone && onSaved());
  return (
    <>
      {unsent.length > 0 && (
        <UnsentRows
          unsent={unsent}
          textOf={({ discount, error }) => `${nameOf(discount)} (${textOf(discount)}): ${errorText(error)}`}
          onSend={() => void discounts.sendUnsent()}
          onForget={() => discounts.forgetUnsent()}
        />
      )}
      {clashes.length > 0 && (
        <RowClashes
          clashes={clashes}
          nameOf={nameOf}
          textOf={textOf}
          onKeepTheirs={(kept) => discounts.keepTheirs(kept)}
          onSendMine={(sent) => tell(discounts.sendMine(sent))}
        />
      )}
    </>
  );
}
