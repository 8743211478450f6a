"use client";

import { useTranslations } from "next-intl";
import { isUnderWay, type WatchState } from "@/components/calls/watch-states";
import { type CancelBasis, type CancelStep, cancelObstacle, orderAfter } from "@/lib/resources/orders/cancel-rules";
import { explainOrderStatus } from "@/lib/resources/orders/order-status";

/**
 * @param states of its steps
 * @returns a function that says why a step is not open for the order; undefined where it is
 */
export function useObstacleText(
  order: CancelBasis,
  states: readonly (WatchState | undefined)[],
): (step: CancelStep) => string | undefined {
  const t = useTranslations("cancel");
  const statusText = useTranslations("order-words.status");
  return (step) => {
    if (states.some((state) => state?.phase === "reading")) return t("obstacle.reading");
    if (states.some(isUnderWay)) return t("obstacle.under-way");
    const obstacle = cancelObstacle(step, order);
    if (obstacle === undefined) return undefined;
    if (obstacle !== "not-in-progress") return t(`obstacle.${obstacle}`);
    const { status } = explainOrderStatus(orderAfter(step, order));
    return t("obstacle.not-in-progress", { status: statusText(status), wanted: statusText("IN_PROGRESS") });
  };
}
