"use client";

import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { classNames } from "@/components/ui/class-names";
import { Disclosure } from "@/components/ui/disclosure";
import { explainOrderStatus, flagsOf, type StatusFacts } from "@/lib/resources/orders/order-status";
import { orderStatusTones } from "@/lib/resources/orders/order-words";
import type { OrderDetail } from "@/lib/resources/orders/orders.list";

const factKeys: readonly (keyof StatusFacts)[] = [
  "isDelivered",
  "isCancelled",
  "isPaid",
  "isTotallyRefunded",
  "isVending",
];

/** The display status and, on demand, why; one step further the rule of 2§4 with the facts it looked at. */
export function OrderStatusLine({ order }: { order: OrderDetail }) {
  const t = useTranslations("orders");
  const { status, rule, ruleNumber, facts, paidBy } = explainOrderStatus(order);
  const flags = flagsOf(order.status);
  return (
    <div className="flex flex-wrap items-start gap-3">
      <Badge tone={orderStatusTones[status]} className="mt-0.5">
        {t(`words.status.${status}`)}
      </Badge>
      <Disclosure title={t("status.why")} className="min-w-0 flex-1">
        <div className="mt-2 flex flex-col gap-2 rounded-md bg-sunken p-3">
          <p>{t(`status.reason.${rule}`)}</p>
          <Disclosure title={t("status.technical")} variant="muted">
            <div className="mt-2 flex flex-col gap-2">
              <p className="text-ink-muted text-sm">{t("status.rule", { number: ruleNumber })}</p>
              <ul className="flex flex-col gap-1">
                {factKeys.map((fact) => (
                  <li key={fact} className="flex items-center gap-2">
                    <FactMark holds={facts[fact]} />
                    <span>
                      {t(`status.fact.${fact}`)}
                      {fact === "isPaid" && paidBy.length > 0 && (
                        <span className="text-ink-muted">
                          {" "}
                          – <PaidReasons paidBy={paidBy} />
                        </span>
                      )}
                    </span>
                  </li>
                ))}
              </ul>
              {flags.length > 0 && (
                <p className="text-ink-muted text-sm">
                  {t("status.flags")}: {flags.map((flag) => t(`status.flag.${flag}`)).join(", ")}
                </p>
              )}
            </div>
          </Disclosure>
        </div>
      </Disclosure>
    </div>
  );
}

function PaidReasons({ paidBy }: Pick<ReturnType<typeof explainOrderStatus>, "paidBy">) {
  const t = useTranslations("orders.status");
  const words = paidBy.map((by) => t(`paidBy.${by}`));
  const [first, last = ""] = [words.slice(0, -1).join(", "), words.at(-1)];
  return first === "" ? last : t("and", { first, last });
}

function FactMark({ holds }: { holds: boolean }) {
  const t = useTranslations("list");
  const Icon = holds ? Check : X;
  return (
    <>
      <Icon size={14} aria-hidden className={classNames("shrink-0", holds ? "text-success" : "text-ink-muted")} />
      <span className="w-6 shrink-0 text-ink-muted text-sm">{holds ? t("yes") : t("no")}</span>
    </>
  );
}
