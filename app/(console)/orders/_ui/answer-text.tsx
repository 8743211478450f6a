"use client";

import { useLocale, useTranslations } from "next-intl";
import { useOperatorZone } from "@/components/shell/operator-zone";
import { CopyButton } from "@/components/ui/copy-button";
import { formatMoment } from "@/lib/dates/format";
import { defaultCurrency } from "@/lib/money/currency";
import { formatMoney, formatQuantity } from "@/lib/money/format";
import type { OrderAnswer } from "@/lib/resources/orders/order-answer";
import { withoutIsolation } from "@/lib/texts/without-isolation";

interface AnswerTextProps {
  answer: OrderAnswer;
  /** In the language of the console, unlike the answer. */
  copyLabel: string;
}

/** The answer in the language around it, to be read before it is copied. */
export function AnswerText({ answer, copyLabel }: AnswerTextProps) {
  const text = useAnswerText(answer);
  return (
    <>
      <p lang={useLocale()} className="wrap-anywhere whitespace-pre-line rounded-md border border-line bg-surface p-3">
        {text}
      </p>
      <CopyButton text={withoutIsolation(text)} label={copyLabel} />
    </>
  );
}

const namedMethods = ["online-card", "on-delivery-cash", "on-delivery-pos", "pos-preorder"] as const;

/** Times are those of the place where the customer bought: the operator's, wherever the person sits. */
function useAnswerText(answer: OrderAnswer): string {
  const t = useTranslations("order-answer");
  const locale = useLocale();
  const zone = useOperatorZone();
  const shown = (amount: string) => formatMoney(amount, defaultCurrency, locale);
  const movement = ({ at, amount }: { at: string; amount: string }) => ({
    amount: shown(amount),
    moment: formatMoment(at, zone),
  });
  const total = ({ count, amount }: { count: number; amount: string }) => ({ count, amount: shown(amount) });
  const { id, storage, items, pieces, amount, payments, refunds, processorTook, processorReturned } = answer;
  const placed = { id: String(id), moment: formatMoment(answer.placed, zone), storage: storage ?? "" };
  const place = storage === undefined ? ("placed" as const) : ("placedAt" as const);
  const paragraphs = [
    [t("greeting")],
    [answer.isPlacedToCome ? t(`toCome.${place}`, placed) : t(place, placed)],
    [
      items.length > 0 && t("ordered", { count: pieces }),
      ...items.map((item) =>
        t("item", { quantity: formatQuantity(item.quantity, locale), name: item.name, total: shown(item.total) }),
      ),
      t("total", { amount: shown(amount) }),
    ],
    [
      ...payments.map((payment) => {
        const method = namedMethods.find((named) => named === payment.method);
        const told = movement(payment);
        if (payment.isToCome) return t("toCome.paid", told);
        return method === undefined ? t("paid", told) : t("paidBy", { ...told, method: t(`method.${method}`) });
      }),
      ...refunds.map((refund) => t(refund.isToCome ? "toCome.refunded" : "refunded", movement(refund))),
      payments.length === 0 && (answer.countsAsPaid ? t("countsAsPaid") : t("unpaid")),
      processorTook && t("processorTook", total(processorTook)),
      processorReturned && t("processorReturned", total(processorReturned)),
      ...answer.refusedTries.map((refused) => t("refused", movement(refused))),
    ],
    [
      t(`status.${answer.state}`),
      answer.isDeliveryCancelled && t("deliveryCancelled"),
      answer.hasNoRefund && t("noRefund"),
      answer.countsAsRefunded && t("countsAsRefunded"),
    ],
  ];
  return paragraphs.map((lines) => lines.filter(Boolean).join("\n")).join("\n\n");
}
