export const deliveryCancelled = 2 ** 24;

/** Delivery statuses (ORDR-009), from the first step to the last; the mask gathers them. */
export const deliverySteps = [
  { name: "NEW", bit: 1 },
  { name: "PICKED", bit: 2 },
  { name: "COURIER_ACCEPTED", bit: 4 },
  { name: "COURIER_DELIVERED", bit: 8 },
  { name: "CANCELLED", bit: deliveryCancelled },
] as const;

export type DeliveryStatus = (typeof deliverySteps)[number]["name"];

/**
 * The furthest step that a delivery's mask holds.
 * @returns undefined for no mask, or one without a known step.
 */
export function deliveryStatusOf(mask: number | undefined): DeliveryStatus | undefined {
  if (mask === undefined) return undefined;
  return deliverySteps.findLast(({ bit }) => (mask & bit) !== 0)?.name;
}

/** The moments between which an order is delivered, derived from its delivery detail (ORDR-006). */
export type DeliveryWindow =
  | { kind: "none" }
  | { kind: "from"; since: string }
  | { kind: "until"; upTo: string }
  | { kind: "span"; since: string; upTo: string };

/**
 * @param detail ISO moments, either of which may be missing.
 * Ends that arrive in the wrong order are put right: a window never ends before it begins.
 */
export function deliveryWindowOf(detail: { since?: string; upTo?: string } | undefined): DeliveryWindow {
  const { since, upTo } = detail ?? {};
  if (since === undefined) return upTo === undefined ? { kind: "none" } : { kind: "until", upTo };
  if (upTo === undefined) return { kind: "from", since };
  return Date.parse(since) <= Date.parse(upTo)
    ? { kind: "span", since, upTo }
    : { kind: "span", since: upTo, upTo: since };
}
