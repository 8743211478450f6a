import { isDay } from "@/lib/dates/day";
import { isWithinDayLimits } from "@/lib/dates/day-limits";
import { percentUnit } from "@/lib/money/currency";
import { money } from "@/lib/money/decimal";
import { readTypedDecimal } from "@/lib/money/read-typed-decimal";
import type { VoucherForm } from "./voucher-form";
import { isFixed, isSampling, unitOf } from "./voucher-type";

/** What can be wrong with a field; each is a text under the form's messages. */
type VoucherFault =
  | "nameRequired"
  | "amountRequired"
  | "amountFormat"
  | "amountZero"
  | "percentTooHigh"
  | "productRequired"
  | "dayRequired"
  | "dayFormat"
  | "endBeforeStart"
  | "belowAmount"
  | "belowOrder";

type Faults = Partial<Record<keyof VoucherForm, VoucherFault>>;

/** More digits than the platform takes before the point. */
const tooMuch = "1000000000";

/** VOUC-005: what is wrong with a voucher as it stands in the form, by field. The platform has the same rules. */
export function voucherFaults(form: VoucherForm): Faults {
  const named: Faults = form.name.trim() === "" ? { name: "nameRequired" } : {};
  return { ...named, ...benefitFault(form), ...periodFaults(form), ...limitFaults(form) };
}

function benefitFault({ type, amount, product }: VoucherForm): Faults {
  if (isSampling(type)) return product === "" ? { product: "productRequired" } : {};
  const fault = amount.trim() === "" ? "amountRequired" : sumFault(amount);
  if (fault !== undefined) return { amount: fault };
  return unitOf(type) === percentUnit && isBelow("100", amount) ? { amount: "percentTooHigh" } : {};
}

function periodFaults({ startDate, endDate }: VoucherForm): Faults {
  const [start, end] = [dayFault(startDate), dayFault(endDate)];
  const faults: Faults = { ...(start && { startDate: start }), ...(end && { endDate: end }) };
  return start === undefined && end === undefined && endDate < startDate ? { endDate: "endBeforeStart" } : faults;
}

function dayFault(day: string): VoucherFault | undefined {
  if (day === "") return "dayRequired";
  return isDay(day) && isWithinDayLimits(day) ? undefined : "dayFormat";
}

function limitFaults({ type, amount, minOrderSpend, maxDiscountPerOrder, maxCumulativeValue }: VoucherForm): Faults {
  const perOrder = isFixed(type) ? amount : "";
  const orderFault =
    sumFault(maxDiscountPerOrder) ?? (isBelow(maxDiscountPerOrder, perOrder) ? "belowAmount" : undefined);
  const most = maxDiscountPerOrder.trim() === "" ? perOrder : maxDiscountPerOrder;
  const cumulativeFault =
    sumFault(maxCumulativeValue) ?? (isBelow(maxCumulativeValue, most) ? "belowOrder" : undefined);
  const spendFault = sumFault(minOrderSpend);
  return {
    ...(spendFault && { minOrderSpend: spendFault }),
    ...(orderFault && { maxDiscountPerOrder: orderFault }),
    ...(cumulativeFault && { maxCumulativeValue: cumulativeFault }),
  };
}

/** An empty one is no fault: there is no such limit. */
function sumFault(typed: string): VoucherFault | undefined {
  if (typed.trim() === "") return undefined;
  const decimal = readTypedDecimal(typed);
  if (decimal === undefined || money(decimal).gte(tooMuch)) return "amountFormat";
  return money(decimal).eq(0) ? "amountZero" : undefined;
}

/** Both are amounts, and the first is the smaller one. */
function isBelow(one: string, other: string): boolean {
  const [amount, least] = [readTypedDecimal(one), readTypedDecimal(other)];
  return amount !== undefined && least !== undefined && money(amount).lt(least);
}
