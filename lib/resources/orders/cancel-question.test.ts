import { createTranslator } from "next-intl";
import english from "@/messages/en/cancel.json";
import { cancelQuestion } from "./cancel-question";
import type { CancelBasis } from "./cancel-rules";
import { orderFlags } from "./order-status";

const { NEW, PAID, CANCELLED } = orderFlags;

const order = (rest: Partial<CancelBasis> = {}): CancelBasis => ({
  ...{ isDelivered: false, status: NEW, orderType: "LOCKER", paymentMethod: { code: "online-card" } },
  ...{ deliveryStatus: 1, invoice: undefined },
  ...rest,
});

const t = createTranslator({ locale: "en", messages: english.ask });

function asked(...given: Parameters<typeof cancelQuestion>): string {
  const { what, after, afterwards } = cancelQuestion(...given);
  return [t(`what.${what}`), t(`after.${after}`, { status: afterwards })].join(" ");
}

it("ORDR-019 before the delivery of a cancelled order is cancelled, it is said that the order comes back to In Progress", () => {
  const delivered = order({ isDelivered: true, deliveryStatus: 9, status: NEW | PAID });
  expect(asked("delivery", delivered, null)).toMatch(/The order itself is not cancelled\. Afterwards .*“IN_PROGRESS”/);
  const cancelled = asked("delivery", { ...delivered, status: NEW | PAID | CANCELLED }, null);
  expect(cancelled).not.toContain("is not cancelled");
  expect(cancelled).toMatch(
    /stays marked as cancelled\. The order comes back to “IN_PROGRESS”, though it is cancelled/,
  );
  const open = asked("delivery", order({ status: NEW | PAID | CANCELLED }), null);
  expect(open).toMatch(/^The delivery is cancelled\. The order is cancelled already\. .* still read “IN_PROGRESS”/);
});

it("ORDR-018 says what of an order is cancelled, and what it reads then", () => {
  expect(asked("order", order(), null)).toMatch(/^The order and its delivery are cancelled\. .*“CANCELLED”\.$/);
  const done = order({ isDelivered: true, deliveryStatus: 9, status: NEW | PAID });
  expect(asked("order", done, null)).toMatch(/^The order is cancelled\. .*“CANCELLED”\.$/);
  const vending = order({ orderType: "VENDING", deliveryStatus: undefined, status: NEW | PAID });
  expect(asked("order", vending, null)).toMatch(/^The order is cancelled\. .*still read “SUCCESS”/);
});

it("RESV-005 names the reservation that is cancelled too, speaks of a possible one only where there may be one, and else of none", () => {
  const reservedBy = (given: CancelBasis, reservation: Parameters<typeof cancelQuestion>[2]) =>
    cancelQuestion("order", given, reservation).reserved;
  expect(reservedBy(order(), { id: 4, status: "ACTIVE" })).toBe("known");
  for (const status of ["COLLECTED", "EXPIRED", "CANCELLED"] as const)
    expect(reservedBy(order(), { id: 4, status })).toBeUndefined();
  expect(reservedBy(order(), null)).toBeUndefined();
  expect(reservedBy(order(), undefined)).toBe("possible");
  expect(reservedBy(order({ orderType: "VENDING" }), undefined)).toBeUndefined();
});
