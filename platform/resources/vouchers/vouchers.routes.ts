import { and, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { vouchersCalls } from "@/lib/resources/vouchers/vouchers.calls";
import { alphabetical } from "../../db/alphabetical";
import { defaultLimit } from "../../db/conditions";
import { readPageOf } from "../../db/read-page";
import { vouchers } from "../../db/schema/vouchers";
import { route } from "../../http/route";
import type { PlatformContext } from "../../platform-context";
import { found } from "../../platform-error";
import { readVouchers } from "./voucher-rows";
import { insertVoucher, updateVoucher } from "./voucher-writes";

const sortColumns = { id: vouchers.id, date: vouchers.created, name: alphabetical(vouchers.name) };

/** Vouchers, under the wire's word for them. */
export function voucherRoutes(app: FastifyInstance, context: PlatformContext): void {
  route(app, context, vouchersCalls.list, async ({ query }) => {
    const { active, exclusive, type, sort = "date", order = "DESC", limit = defaultLimit, offset = 0 } = query;
    const { ids, totalCount } = await readPageOf(context.database, vouchers, {
      where: and(
        active === undefined ? undefined : eq(vouchers.isActive, active),
        exclusive === undefined ? undefined : eq(vouchers.isExclusive, exclusive),
        type === undefined ? undefined : eq(vouchers.type, type),
      ),
      order: [sortColumns[sort], order],
      window: { offset, limit },
    });
    return { items: await readVouchers(context.database.read, ids), totalCount };
  });

  route(app, context, vouchersCalls.one, async ({ params }) =>
    found((await readVouchers(context.database.read, [params.id]))[0]),
  );

  route(app, context, vouchersCalls.create, async ({ body }) => {
    const id = await context.database.write((tx) => insertVoucher(tx, body, context.now()));
    return found((await readVouchers(context.database.read, [id]))[0]);
  });

  route(app, context, vouchersCalls.update, async ({ params, body }) => {
    await context.database.write((tx) => updateVoucher(tx, params.id, body));
    return found((await readVouchers(context.database.read, [params.id]))[0]);
  });
}
