import { omitNulls } from "@/lib/calls/omit-nulls";
import { money, moneyText } from "@/lib/money/decimal";
import { readTypedDecimal } from "@/lib/money/read-typed-decimal";
import { isSampling } from "./voucher-type";
import { type Voucher, voucherAllocations, voucherTypes } from "./vouchers.calls";

/** What the form holds: all as text, as it is typed. `product` is an id, days are YYYY-MM-DD once they are whole. */
export interface VoucherForm {
  name: string;
  type: string;
  amount: string;
  product: string;
  startDate: string;
  endDate: string;
  minOrderSpend: string;
  maxDiscountPerOrder: string;
  maxCumulativeValue: string;
  /** One that is new here stands as it is. */
  allocation: string;
  active: boolean;
  exclusive: boolean;
}

/** @param today YYYY-MM-DD, the first day of a new one unless another is chosen. */
export function newVoucher(today: string): VoucherForm {
  return {
    name: "",
    type: String(voucherTypes.FIXED),
    amount: "",
    product: "",
    startDate: today,
    endDate: "",
    minOrderSpend: "",
    maxDiscountPerOrder: "",
    maxCumulativeValue: "",
    allocation: "ALL_USERS",
    active: true,
    exclusive: false,
  };
}

export function toForm({ name, type, period, active, exclusive, ...voucher }: Voucher): VoucherForm {
  return {
    name,
    type: String(type),
    amount: voucher.amount ?? "",
    product: voucher.product === undefined ? "" : String(voucher.product.id),
    ...period,
    minOrderSpend: voucher.minOrderSpend ?? "",
    maxDiscountPerOrder: voucher.maxDiscountPerOrder ?? "",
    maxCumulativeValue: voucher.maxCumulativeValue ?? "",
    allocation: voucher.allocation,
    active,
    exclusive,
  };
}

/** The form as an edit takes it: what was emptied, or what the type does not have, is null. */
export function toBody(form: VoucherForm) {
  const { type, startDate, endDate, allocation, active, exclusive } = form;
  return {
    name: form.name.trim(),
    type: Number(type),
    amount: isSampling(type) ? null : amountText(form.amount),
    product: isSampling(type) ? Number(form.product) : null,
    startDate,
    endDate,
    minOrderSpend: amountText(form.minOrderSpend),
    maxDiscountPerOrder: amountText(form.maxDiscountPerOrder),
    maxCumulativeValue: amountText(form.maxCumulativeValue),
    // One that is new here is not sent: it is what the voucher has.
    allocation: voucherAllocations.find((each) => each === allocation),
    active,
    exclusive,
  };
}

/** The form as a new voucher: what it does not have is not sent. */
export function toNewBody(form: VoucherForm) {
  const { allocation = "ALL_USERS", ...body } = toBody(form);
  return omitNulls({ ...body, allocation });
}

function amountText(typed: string): string | null {
  const decimal = readTypedDecimal(typed);
  return decimal === undefined ? null : moneyText(money(decimal));
}
