"use client";

import { NextIntlClientProvider, useLocale, useMessages, useNow, useTranslations } from "next-intl";
import { useState } from "react";
import { ChoiceGroup } from "@/components/shell/settings/choice-group";
import { Skeleton } from "@/components/ui/skeleton";
import { type Locale, locales } from "@/lib/preferences/locale";
import { answerOf } from "@/lib/resources/orders/order-answer";
import type { OrderDetail } from "@/lib/resources/orders/orders.list";
import { AnswerText } from "./answer-text";
import { answerTexts } from "./answer-texts";
import type { OrderFacts } from "./use-order-facts";

interface OrderAnswerProps extends Pick<OrderFacts, "confirmations"> {
  order: OrderDetail;
  /** What opens it names it by this. */
  id: string;
}

/** Each by its own name, as people look for it. */
const choices = [
  { value: "ro", label: "Română", lang: "ro" },
  { value: "en", label: "English", lang: "en" },
] as const satisfies readonly { value: Locale; label: string; lang: Locale }[];

/** A text for the customer, of the facts of the order alone, in the language that is theirs. */
export function OrderAnswer({ order, confirmations, id }: OrderAnswerProps) {
  const t = useTranslations("orders.answer");
  const messages = useMessages();
  const own = useLocale();
  const [chosen, setChosen] = useState<Locale>(locales.find((locale) => locale === own) ?? "en");
  const now = useNow({ updateInterval: 60_000 });
  const answer = answerOf(order, confirmations.value, now);
  return (
    <section id={id} aria-label={t("open")} className="flex flex-col items-start gap-3 rounded-md bg-sunken p-3">
      <ChoiceGroup label={t("language")} choices={choices} chosen={chosen} onChoose={setChosen} />
      {confirmations.state === "waiting" ? (
        <Skeleton className="h-48 w-full" />
      ) : (
        <NextIntlClientProvider locale={chosen} messages={{ ...messages, "order-answer": answerTexts[chosen] }}>
          <AnswerText answer={answer} copyLabel={t("copy")} />
        </NextIntlClientProvider>
      )}
      {confirmations.value === undefined && confirmations.state !== "waiting" && (
        <p className="text-ink-muted text-sm">{t("withoutConfirmations")}</p>
      )}
    </section>
  );
}
