import type { Random } from "../random";

/** Status bits of 2§3. */
export const orderStatus = {
  new: 1,
  paid: 2,
  providerNotified: 8,
  wasDraft: 16,
  extraPick: 32,
  mappingToDeliver: 64,
  totalRefund: 2 ** 20,
  draft: 2 ** 23,
  cancelled: 2 ** 24,
} as const;

/** Delivery bits of 2§3, each standing on the ones before. */
export const deliveryBits = {
  new: 1,
  picked: 1 | 2,
  accepted: 1 | 2 | 4,
  delivered: 1 | 2 | 4 | 8,
  cancelled: 2 ** 24,
} as const;

type PaymentMethod = "online-card" | "on-delivery-cash" | "on-delivery-pos" | "external" | "pos-preorder";

/** What becomes of an order. */
export interface Fate {
  orderType: number;
  isLocker: boolean;
  paymentMethod: PaymentMethod;
  status: number;
  deliveryStatus: number | null;
  isDelivered: boolean;
  isPaid: boolean;
  isPrePaid: boolean;
  isRefunded: boolean;
  hasInvoice: boolean;
}

type Outcome =
  | "done"
  | "cancelled"
  | "cancelled-after-delivery"
  | "refunded"
  | "cancelled-refunded"
  | "cancelled-paid"
  | "open"
  | "draft";

const outcomes: readonly Outcome[] = [
  "done",
  "cancelled",
  "cancelled-after-delivery",
  "refunded",
  "cancelled-refunded",
  "cancelled-paid",
  "open",
  "draft",
];

/** In days: what is older has been seen to, one way or another. */
const longestOpen = 70;

/** @param id every 40th order of late steps through all outcomes in turn, so that even a small set has each. */
export function chooseFate(random: Random, ageDays: number, id: number): Fate {
  const orderType = random.weighted([
    [1, 52],
    [2, 30],
    [3, 4],
    [4, 2],
    [5, 7],
    [6, 3],
    [7, 1],
    [8, 1],
  ] as const);
  const outcome =
    id % 40 === 0 && ageDays < longestOpen
      ? (outcomes[(id / 40) % outcomes.length] ?? "done")
      : chooseOutcome(random, ageDays, orderType);
  const isLocker = orderType !== 1;
  const paymentMethod: PaymentMethod = isLocker
    ? random.weighted([
        ["online-card", 55],
        ["on-delivery-pos", 15],
        ["on-delivery-cash", 12],
        ["external", 12],
        ["pos-preorder", 6],
      ] as const)
    : random.weighted([
        ["online-card", 70],
        ["external", 20],
        ["pos-preorder", 10],
      ] as const);
  const isRefunded = outcome === "refunded" || outcome === "cancelled-refunded";
  const isDelivered =
    outcome === "done" || outcome === "cancelled-after-delivery" || (outcome === "refunded" && random.chance(0.5));
  const isPrePaid = paymentMethod === "online-card" || paymentMethod === "pos-preorder";
  const isPaid = outcome === "done" || isRefunded || outcome === "cancelled-paid" || (outcome === "open" && isPrePaid);
  return {
    orderType,
    isLocker,
    paymentMethod,
    isDelivered,
    isPaid,
    isPrePaid,
    isRefunded,
    hasInvoice: outcome !== "draft" && (isPaid || (ageDays < longestOpen && random.chance(0.5))),
    deliveryStatus: isLocker ? deliveryStatusOf(random, outcome) : null,
    status: orderStatus.new | (isLocker ? lockerBits(random, outcome, isPaid) : 0) | outcomeBits(outcome, isPaid),
  };
}

function outcomeBits(outcome: Outcome, isPaid: boolean): number {
  return (
    (isPaid ? orderStatus.paid : 0) |
    (outcome === "refunded" || outcome === "cancelled-refunded" ? orderStatus.totalRefund : 0) |
    (outcome === "draft" ? orderStatus.draft : 0) |
    (outcome.startsWith("cancelled") ? orderStatus.cancelled : 0)
  );
}

function lockerBits(random: Random, outcome: Outcome, isPaid: boolean): number {
  return (
    (isPaid ? orderStatus.providerNotified : 0) |
    (random.chance(0.1) ? orderStatus.wasDraft : 0) |
    (random.chance(0.04) ? orderStatus.extraPick : 0) |
    (outcome === "open" && random.chance(0.4) ? orderStatus.mappingToDeliver : 0)
  );
}

function chooseOutcome(random: Random, ageDays: number, orderType: number): Outcome {
  if (orderType === 1)
    return random.weighted([
      ["done", 96],
      ["refunded", 3],
      ["cancelled", 1],
    ] as const);
  if (ageDays < 3)
    return random.weighted([
      ["open", 60],
      ["done", 30],
      ["cancelled", 7],
      ["draft", 3],
    ] as const);
  return random.weighted([
    ["done", ageDays < longestOpen ? 86 : 87],
    ["cancelled", 7],
    ["refunded", 2],
    ["cancelled-refunded", ageDays < longestOpen ? 2 : 3],
    ["cancelled-after-delivery", 1],
    ["cancelled-paid", ageDays < longestOpen ? 1 : 0],
    ["open", ageDays < longestOpen ? 1 : 0],
  ] as const);
}

function deliveryStatusOf(random: Random, outcome: Outcome): number {
  if (outcome === "done" || outcome === "cancelled-after-delivery") return deliveryBits.delivered;
  if (outcome.startsWith("cancelled")) return deliveryBits.new | deliveryBits.cancelled;
  return outcome === "open"
    ? random.pick([deliveryBits.new, deliveryBits.picked, deliveryBits.accepted])
    : deliveryBits.new;
}
