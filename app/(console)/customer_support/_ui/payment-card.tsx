"use client";

import { useTranslations } from "next-intl";
import { MissingAnswer } from "@/components/calls/missing-answer";
import { useCallQuery } from "@/components/calls/use-call-query";
import { EmptyValue } from "@/components/record/empty-value";
import { Accordion } from "@/components/ui/accordion";
import { Skeleton } from "@/components/ui/skeleton";
import { customerSupportCalls } from "@/lib/resources/customer_support/customer-support.calls";

/** The card that a payment order was to be taken from, asked for on demand. */
export function PaymentCard({ paymentOrderId }: { paymentOrderId: number }) {
  const t = useTranslations("customer_support.payments");
  return (
    <Accordion
      parts={[{ key: "card", title: t("card"), content: () => <CardSummary paymentOrderId={paymentOrderId} /> }]}
    />
  );
}

function CardSummary({ paymentOrderId }: { paymentOrderId: number }) {
  const t = useTranslations("customer_support.payments");
  const asked = { filters: { id: paymentOrderId }, offset: 0, limit: 1 };
  const query = useCallQuery(customerSupportCalls.creditCardSummary, asked, { meta: { quiet: true } });
  if (query.data === undefined) return <MissingAnswer query={query} skeleton={<Skeleton className="h-6" />} isPart />;
  const [card] = query.data.data.items;
  if (card === undefined) return <EmptyValue />;
  return (
    <p>
      {t("cardUse", {
        brand: card.brand,
        lastFour: card.lastFour,
        expires: card.expires.split("-").reverse().join("/"),
        state: card.isActive ? t("cardActive") : t("cardInactive"),
        count: card.paymentOrders,
      })}
    </p>
  );
}
