import { and, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { vouchersCalls } from "@/lib/resources/vouchers/vouchers.calls";
import { alphabetical } from "../../db/alphabetical";
import { defaultLimit } from "../../db/conditions";
import { readPage } from "../../db/read-page";
import { discounts } from "../../db/schema/offers";
import { route } from "../../http/route";
import type { PlatformContext } from "../../platform-context";
import { found } from "../../platform-error";
import { readDiscounts } from "./discount-rows";
import { insertDiscount, updateDiscount } from "./discount-writes";

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

  route(app, context, vouchersCalls.create, async ({ body }) => {
    const id = await context.database.write((tx) => insertDiscount(tx, body, context.now()));
    return found((await readDiscounts(context.database.read, [id]))[0]);
  });

  route(app, context, vouchersCalls.update, async ({ params, body }) => {
    await context.database.write((tx) => updateDiscount(tx, params.id, body));
    return found((await readDiscounts(context.database.read, [params.id]))[0]);
  });
}
