import { eq, inArray } from "drizzle-orm";
import type { CallWire } from "@/lib/calls/call";
import type { vouchersCalls } from "@/lib/resources/vouchers/vouchers.calls";
import type { Reader } from "../../db/database";
import { inOrderOf } from "../../db/read-page";
import { discounts } from "../../db/schema/offers";
import { products } from "../../db/schema/products";
import { decimalText, momentText } from "../../wire-values";

type DiscountWire = CallWire<typeof vouchersCalls.one>;

/** Vouchers with what they give, in the order of the ids. */
export async function readDiscounts(read: Reader, ids: readonly number[]): Promise<DiscountWire[]> {
  const rows = await read
    .select({ discount: discounts, product: { id: products.id, name: products.name } })
    .from(discounts)
    .leftJoin(products, eq(products.id, discounts.productId))
    .where(inArray(discounts.id, [...ids]));
  return inOrderOf(ids, rows, ({ discount }) => discount.id).map(({ discount, product }) => ({
    id: discount.id,
    date: momentText(discount.created),
    name: discount.name,
    active: discount.isActive,
    exclusive: discount.isExclusive,
    type: discount.type,
    period: { startDate: discount.startDate, endDate: discount.endDate },
    amount: optionalDecimal(discount.amount),
    product,
    maxDiscountPerOrder: optionalDecimal(discount.maxDiscountPerOrder),
    maxCumulativeValue: optionalDecimal(discount.maxCumulativeValue),
    minOrderSpend: optionalDecimal(discount.minOrderSpend),
    allocation: discount.allocation,
  }));
}

function optionalDecimal(hundredths: number | null): string | null {
  return hundredths === null ? null : decimalText(hundredths);
}
