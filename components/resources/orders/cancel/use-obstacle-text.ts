"use client";

import { useTranslations } from "next-intl";
import { type CancelBasis, type CancelStep, cancelObstacle, orderAfter } from "@/lib/resources/orders/cancel-rules";
import { explainOrderStatus } from "@/lib/resources/orders/order-status";

/** @returns a function that says why a step is not open for the order; undefined where it is */
export function useObstacleText(order: CancelBasis, isUnderWay: boolean): (step: CancelStep) => string | undefined {
  const t = useTranslations("cancel");
  return (step) => {
    if (isUnderWay) return t("obstacle.under-way");
    const obstacle = cancelObstacle(step, order);
    if (obstacle === undefined) return undefined;
    if (obstacle !== "not-in-progress") return t(`obstacle.${obstacle}`);
    const { status } = explainOrderStatus(orderAfter(step, order));
    return t("obstacle.not-in-progress", { status: t(`status.${status}`), wanted: t("status.IN_PROGRESS") });
  };
}
