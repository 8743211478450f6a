"use client";

import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useLocale, useNow, useTimeZone, useTranslations } from "next-intl";
import { formatMoment } from "@/lib/dates/format";
import { defaultTimeZone } from "@/lib/dates/time-zone";
import { defaultCurrency } from "@/lib/money/currency";
import { formatMoney } from "@/lib/money/format";
import { type Contradiction, contradictionsOf } from "@/lib/resources/orders/contradictions";
import type { OrderDetail } from "@/lib/resources/orders/orders.list";
import { useOrderFacts } from "./use-order-facts";

const minuteMs = 60_000;

/** What an order says of itself that cannot all be true, and what of that could not be looked at. */
export function OrderContradictions({ order }: { order: OrderDetail }) {
  const t = useTranslations("orders.contradictions");
  const now = useNow({ updateInterval: minuteMs });
  const { confirmations } = useOrderFacts(order);
  const { found, unchecked } = contradictionsOf({ order, confirmations: confirmations.value, now });
  const isMissing = confirmations.state === "failed" || confirmations.state === "beyond";
  return (
    <div role="status" className="flex flex-col gap-2 empty:hidden">
      {found.length > 0 && (
        <div className="rounded-md bg-danger-soft px-3 py-2 text-danger">
          <p className="flex items-center gap-2 font-semibold">
            <TriangleAlert size={16} aria-hidden className="shrink-0" />
            {t("title", { count: found.length })}
          </p>
          <ul className="mt-1 flex list-disc flex-col gap-1 pl-10">
            {found.map((contradiction) => (
              <li key={contradiction.id} className="wrap-anywhere">
                <ContradictionText contradiction={contradiction} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {isMissing && unchecked.length > 0 && (
        <p className="text-ink-muted text-sm">
          {t("unchecked", { rules: unchecked.map((id) => t(`name.${id}`)).join(", ") })}
        </p>
      )}
    </div>
  );
}

function ContradictionText({ contradiction }: { contradiction: Contradiction }) {
  const t = useTranslations("orders.contradictions");
  const paidBy = useTranslations("orders.status.paidBy");
  const locale = useLocale();
  const timeZone = useTimeZone() ?? defaultTimeZone;
  const shown = (amount: string) => formatMoney(amount, defaultCurrency, locale);
  switch (contradiction.id) {
    case "paidWithoutPayment": {
      const reasons = contradiction.paidBy.map((by) => paidBy(by)).join(", ");
      return t("paidWithoutPayment", { reasons, amount: shown(contradiction.amount), received: shown("0.00") });
    }
    case "refundAbovePayment": {
      const { source, refunded, paid } = contradiction;
      return t(`refundAbovePayment.${source}`, { refunded: shown(refunded), paid: shown(paid) });
    }
    case "capturedTwice": {
      const { source, count, taken, refunded, amount } = contradiction;
      const figures = { count, taken: shown(taken), refunded: shown(refunded), amount: shown(amount) };
      return t(`capturedTwice.${source}`, figures);
    }
    case "amountsDiffer": {
      const { order, items, invoice } = contradiction;
      const figures = [
        t("amounts.order", { amount: shown(order) }),
        items !== undefined && t("amounts.items", { amount: shown(items) }),
        invoice !== undefined && t("amounts.invoice", { amount: shown(invoice) }),
      ];
      return t("amountsDiffer", { figures: figures.filter(Boolean).join(", ") });
    }
    case "cancelledAndDelivered":
      return t("cancelledAndDelivered");
    case "refundMissing": {
      const reasons = contradiction.paidBy.map((by) => paidBy(by)).join(", ");
      return t("refundMissing", { reasons, amount: shown(contradiction.amount) });
    }
    case "windowOver":
      return t("windowOver", { moment: formatMoment(contradiction.upTo, timeZone) });
  }
}
