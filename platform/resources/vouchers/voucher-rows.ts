import { eq, inArray } from "drizzle-orm";
import type { CallWire } from "@/lib/calls/call";
import type { vouchersCalls } from "@/lib/resources/vouchers/vouchers.calls";
import type { Reader } from "../../db/database";
import { inOrderOf } from "../../db/read-page";
import { products } from "../../db/schema/products";
import { vouchers } from "../../db/schema/vouchers";
import { decimalText, momentText } from "../../wire-values";

type VoucherWire = CallWire<typeof vouchersCalls.one>;

/** Vouchers with what they give, in the order of the ids. */
export async function readVouchers(read: Reader, ids: readonly number[]): Promise<VoucherWire[]> {
  const rows = await read
    .select({ voucher: vouchers, product: { id: products.id, name: products.name } })
    .from(vouchers)
    .leftJoin(products, eq(products.id, vouchers.productId))
    .where(inArray(vouchers.id, [...ids]));
  return inOrderOf(ids, rows, ({ voucher }) => voucher.id).map(({ voucher, product }) => ({
    id: voucher.id,
    date: momentText(voucher.created),
    name: voucher.name,
    active: voucher.isActive,
    exclusive: voucher.isExclusive,
    type: voucher.type,
    period: { startDate: voucher.startDate, endDate: voucher.endDate },
    amount: optionalDecimal(voucher.amount),
    product,
    maxDiscountPerOrder: optionalDecimal(voucher.maxDiscountPerOrder),
    maxCumulativeValue: optionalDecimal(voucher.maxCumulativeValue),
    minOrderSpend: optionalDecimal(voucher.minOrderSpend),
    allocation: voucher.allocation,
  }));
}

function optionalDecimal(hundredths: number | null): string | null {
  return hundredths === null ? null : decimalText(hundredths);
}
