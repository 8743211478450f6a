"use client";

import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { formatMoment } from "@/lib/dates/format";
import { defaultTimeZone } from "@/lib/dates/time-zone";
import { defaultCurrency } from "@/lib/money/currency";
import { formatMoney } from "@/lib/money/format";
import { cancelQuestion } from "@/lib/resources/orders/cancel-question";
import type { CancelStep } from "@/lib/resources/orders/cancel-rules";
import type { OrdersReservation } from "@/lib/resources/orders/reservation-of-order";
import { fullName } from "@/lib/texts/full-name";
import { joinIsolated } from "@/lib/texts/isolated";
import type { CancellableOrder } from "./cancellable-order";
import { useCancelOrder } from "./use-cancel-order";

export interface CancelDialogProps {
  step: CancelStep;
  order: CancellableOrder;
  reservation: OrdersReservation;
  onClose(): void;
}

/** Asks before an order or its delivery is cancelled, and says what it will read afterwards. */
export function CancelDialog({ step, order, reservation, onClose }: CancelDialogProps) {
  const t = useTranslations("cancel");
  const consequences = useConsequences();
  const { cancel } = useCancelOrder(order.id);
  const [isSent, setIsSent] = useState(false);

  function confirm(): void {
    setIsSent(true);
    void cancel(step, onClose);
  }

  return (
    <ConfirmDialog
      title={t(`ask.title.${step}`, { id: order.id })}
      text={consequences(step, order, reservation)}
      confirmText={t(`button.${step}`)}
      onConfirm={confirm}
      keepText={t(`ask.keep.${step}`)}
      onClose={onClose}
      isBusy={isSent}
    />
  );
}

/** Which order it is, what happens, what it reads then, and that no money moves. */
function useConsequences(): (step: CancelStep, order: CancellableOrder, reservation: OrdersReservation) => string[] {
  const t = useTranslations("cancel.ask");
  const status = useTranslations("order-words.status");
  const locale = useLocale();
  const timeZone = useTimeZone() ?? defaultTimeZone;
  return (step, order, reservation) => {
    const { user, amount, eventDate } = order;
    const facts = [
      user && fullName(user),
      formatMoney(amount, defaultCurrency, locale),
      formatMoment(eventDate, timeZone),
    ].filter((fact) => fact !== undefined);
    const { what, reserved, after, afterwards } = cancelQuestion(step, order, reservation);
    return [
      joinIsolated(facts, " · "),
      t(`what.${what}`),
      reserved && t(`reservation.${reserved}`, { id: reservation?.id ?? 0 }),
      t(`after.${after}`, { status: status(afterwards) }),
      t("noRefund"),
    ].filter((text) => text !== undefined);
  };
}
