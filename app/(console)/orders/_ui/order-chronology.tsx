"use client";

import { useLocale, useNow, useTimeZone, useTranslations } from "next-intl";
import { useId, useState } from "react";
import { useListText } from "@/components/list/use-list-text";
import { PreviewSection } from "@/components/record/preview-section";
import { RecordLink } from "@/components/record/record-link";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Skeleton } from "@/components/ui/skeleton";
import { formatMoment } from "@/lib/dates/format";
import { isToCome } from "@/lib/dates/is-over";
import { defaultTimeZone } from "@/lib/dates/time-zone";
import { defaultCurrency } from "@/lib/money/currency";
import { formatMoney } from "@/lib/money/format";
import { chronologyOf, type OrderEvent, timelessFactsOf } from "@/lib/resources/orders/chronology";
import type { OrderDetail } from "@/lib/resources/orders/orders.list";
import { MissingPart } from "./missing-part";
import { OrderAnswer } from "./order-answer";
import { useOrderFacts } from "./use-order-facts";

const minuteMs = 60_000;

/** What happened to an order, oldest first, whoever wrote it down; what has no time stands apart. */
export function OrderChronology({ order }: { order: OrderDetail }) {
  const t = useTranslations("orders.chronology");
  const answering = useTranslations("orders.answer");
  const answerId = useId();
  const [isAnswering, setIsAnswering] = useState(false);
  const { confirmations, reservation } = useOrderFacts(order);
  const known = { confirmations: confirmations.value, reservation: reservation.value };
  const timeless = timelessFactsOf(order, known);
  const now = useNow({ updateInterval: minuteMs });
  const isWaiting = [confirmations, reservation].some(({ state }) => state === "waiting");
  return (
    <PreviewSection
      title={t("title")}
      action={
        <Button
          size="small"
          data-action
          aria-expanded={isAnswering}
          aria-controls={isAnswering ? answerId : undefined}
          onClick={() => setIsAnswering(!isAnswering)}
        >
          {answering("open")}
        </Button>
      }
    >
      {isAnswering && <OrderAnswer id={answerId} order={order} confirmations={confirmations} />}
      <ol aria-busy={isWaiting} className="flex flex-col rounded-md border border-line py-1">
        {chronologyOf(order, known, now).map((event) => (
          <ChronologyLine key={event.key} event={event} isToCome={isToCome(event.at, now)} />
        ))}
        {isWaiting && (
          <li className="px-3 py-1.5">
            <Skeleton className="h-5" />
          </li>
        )}
      </ol>
      <MissingPart part={confirmations} failed={t("confirmationsFailed")} beyond={t("confirmationsBeyond")} />
      <MissingPart part={reservation} failed={t("reservationFailed")} beyond={t("reservationBeyond")} />
      {timeless.length > 0 && (
        <p className="text-sm">
          <span className="text-ink-muted">{t("timeless")}</span> {timeless.map((fact) => t(`fact.${fact}`)).join(", ")}
        </p>
      )}
    </PreviewSection>
  );
}

const dotClasses: Partial<Record<OrderEvent["kind"], string>> = {
  paid: "bg-success",
  captured: "bg-success",
  refunded: "bg-warning",
  returned: "bg-warning",
  captureRefused: "bg-danger",
  returnRefused: "bg-danger",
};

function ChronologyLine({ event, isToCome }: { event: OrderEvent; isToCome: boolean }) {
  const t = useTranslations("orders.chronology");
  const locale = useLocale();
  const timeZone = useTimeZone() ?? defaultTimeZone;
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 px-3 py-1">
      <time dateTime={event.at} className="w-32 shrink-0 text-ink-muted tabular-nums">
        {formatMoment(event.at, timeZone)}
      </time>
      <span className="flex min-w-32 flex-1 items-baseline gap-2">
        <span
          aria-hidden
          className={classNames("size-2 shrink-0 rounded-full", dotClasses[event.kind] ?? "bg-line-strong")}
        />
        <span className="min-w-0 wrap-anywhere">
          <EventText event={event} />
          {isToCome && <span className="text-ink-muted">, {t("toCome")}</span>}
        </span>
      </span>
      {"amount" in event && (
        <span className="ml-auto whitespace-nowrap tabular-nums">
          {formatMoney(event.amount, defaultCurrency, locale)}
        </span>
      )}
    </li>
  );
}

function EventText({ event }: { event: OrderEvent }) {
  const t = useTranslations("orders.chronology");
  const text = useListText("orders");
  switch (event.kind) {
    case "placed":
      return t("event.placed");
    case "paid":
    case "refunded":
      return t(`event.${event.kind}`, { method: text("words", "paymentMethod", event.method) });
    case "invoiced":
      return (
        <RecordLink record={{ page: "invoices", id: event.invoiceId }}>
          {t("event.invoiced", { number: event.number })}
        </RecordLink>
      );
    case "captureRefused":
    case "returnRefused":
      return t(`event.${event.kind}`, { code: event.code });
    case "captured":
    case "returned":
      return (
        <>
          {t(`event.${event.kind}`)} <span className="text-ink-muted text-sm">{event.reference}</span>
        </>
      );
    case "reserved":
    case "keptFrom":
    case "keptUntil":
      return (
        <RecordLink record={{ page: "reservations", id: event.reservationId }}>{t(`event.${event.kind}`)}</RecordLink>
      );
  }
}
