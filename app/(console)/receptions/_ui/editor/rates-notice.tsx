"use client";

import { useTranslations } from "next-intl";
import { Callout } from "@/components/feedback/callout";
import { useErrorText } from "@/components/feedback/use-error-text";

interface RatesNoticeProps {
  query: { error: unknown; data: unknown; isFetching: boolean; refetch(): unknown };
}

/** Without the VAT rates no line is whole: it is said above the lines, with the way to ask for them again. */
export function RatesNotice({ query: { error, data, isFetching, refetch } }: RatesNoticeProps) {
  const t = useTranslations("receptions.form");
  const errors = useTranslations("errors");
  const errorText = useErrorText();
  if (data !== undefined || error === null) return null;
  return (
    <Callout
      text={`${t("ratesFailed")} ${errorText(error)}`}
      action={errors("retry")}
      isBusy={isFetching}
      onAction={() => void refetch()}
    />
  );
}
