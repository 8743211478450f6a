import { and, eq, inArray } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { CallWire } from "@/lib/calls/call";
import { vouchersCalls } from "@/lib/resources/vouchers/vouchers.calls";
import { alphabetical } from "../../db/alphabetical";
import { defaultLimit } from "../../db/conditions";
import type { Reader } from "../../db/database";
import { inOrderOf, readPage } from "../../db/read-page";
import { discounts } from "../../db/schema/offers";
import { products } from "../../db/schema/products";
import { route } from "../../http/route";
import type { PlatformContext } from "../../platform-context";
import { found } from "../../platform-error";
import { decimalText, momentText } from "../../wire-values";

const sortColumns = { id: discounts.id, date: discounts.created, name: alphabetical(discounts.name) };

/** Vouchers, under the wire's word for them. */
export function discountRoutes(app: FastifyInstance, context: PlatformContext): void {
  route(app, context, vouchersCalls.list, async ({ query }) => {
    const { active, exclusive, type, sort = "date", order = "DESC", limit = defaultLimit, offset = 0 } = query;
    const { ids, totalCount } = await readPage(context.database, {
      ids: (reader) => reader.select({ id: discounts.id }).from(discounts).$dynamic(),
      where: and(
        active === undefined ? undefined : eq(discounts.isActive, active),
        exclusive === undefined ? undefined : eq(discounts.isExclusive, exclusive),
        type === undefined ? undefined : eq(discounts.type, type),
      ),
      order: [
        [sortColumns[sort], order],
        [discounts.id, order],
      ],
      window: { offset, limit },
    });
    return { items: await readDiscounts(context.database.read, ids), totalCount };
  });

  route(app, context, vouchersCalls.one, async ({ params }) =>
    found((await readDiscounts(context.database.read, [params.id]))[0]),
  );
}

async function readDiscounts(read: Reader, ids: readonly number[]): Promise<CallWire<typeof vouchersCalls.one>[]> {
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
