import { voucherTypes } from "@/lib/resources/vouchers/vouchers.calls";
import type { vouchers } from "../../db/schema/vouchers";

type Voucher = Pick<
  typeof vouchers.$inferInsert,
  | "type"
  | "amount"
  | "productId"
  | "startDate"
  | "endDate"
  | "maxDiscountPerOrder"
  | "maxCumulativeValue"
  | "minOrderSpend"
>;

/** In hundredths of a percent. */
const wholePercent = 100_00;

/**
 * What is wrong with a voucher as it would be stored, each with the field's name on the wire; nothing where all is well.
 * Amounts in bani; of a percentage, in hundredths of a percent.
 */
export function voucherFaults(voucher: Voucher): string[] {
  return [...benefitFaults(voucher), ...periodFaults(voucher), ...limitFaults(voucher)];
}

/** A fixed and a percentage one take off an amount; a product sampling gives a product. */
function benefitFaults({ type, amount, productId }: Voucher): string[] {
  if (type === voucherTypes.PRODUCT_SAMPLING)
    return [
      ...(productId == null ? ["product: is required"] : []),
      ...(amount == null ? [] : ["amount: a product sampling has none"]),
    ];
  return [...(productId == null ? [] : ["product: only a product sampling has one"]), ...amountFaults(type, amount)];
}

function amountFaults(type: number, amount: Voucher["amount"]): string[] {
  if (amount == null) return ["amount: is required"];
  if (amount === 0) return ["amount: must be greater than 0"];
  return type === voucherTypes.PROCENTUAL && amount > wholePercent ? ["amount: must be at most 100 percent"] : [];
}

function periodFaults({ startDate, endDate }: Voucher): string[] {
  return endDate < startDate ? ["endDate: must not be before the start date"] : [];
}

function limitFaults({ type, amount, maxDiscountPerOrder, maxCumulativeValue, minOrderSpend }: Voucher): string[] {
  const zero = Object.entries({ maxDiscountPerOrder, maxCumulativeValue, minOrderSpend }).flatMap(([name, limit]) =>
    limit === 0 ? [`${name}: must be greater than 0`] : [],
  );
  const leastPerOrder = type === voucherTypes.FIXED ? (amount ?? 0) : 0;
  return [
    ...zero,
    ...(isBelow(maxDiscountPerOrder, leastPerOrder) ? ["maxDiscountPerOrder: must not be below the amount"] : []),
    ...(isBelow(maxCumulativeValue, maxDiscountPerOrder ?? leastPerOrder)
      ? ["maxCumulativeValue: must not be below what one order may get"]
      : []),
  ];
}

/** A limit of 0 has been told of already. */
function isBelow(limit: number | null | undefined, least: number): boolean {
  return limit != null && limit !== 0 && limit < least;
}
