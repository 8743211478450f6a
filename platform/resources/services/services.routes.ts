import { eq, inArray } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import type { CallWire } from "@/lib/calls/call";
import { servicesCalls } from "@/lib/resources/services/services.calls";
import { alphabetical } from "../../db/alphabetical";
import { defaultLimit } from "../../db/conditions";
import type { Reader, Writer } from "../../db/database";
import { inOrderOf, readPageOf } from "../../db/read-page";
import { companies } from "../../db/schema/companies";
import { services } from "../../db/schema/services";
import { route } from "../../http/route";
import type { PlatformContext } from "../../platform-context";
import { found, PlatformError } from "../../platform-error";
import { decimalText } from "../../wire-values";

const sortColumns = { id: services.id, name: alphabetical(services.name), price: services.price };

export function serviceRoutes(app: FastifyInstance, context: PlatformContext): void {
  route(app, context, servicesCalls.list, async ({ query }) => {
    const { type, sort = "name", order = "ASC", limit = defaultLimit, offset = 0 } = query;
    const { ids, totalCount } = await readPageOf(context.database, services, {
      where: type === undefined ? undefined : eq(services.type, type),
      order: [sortColumns[sort], order],
      window: { offset, limit },
    });
    return { items: await readServices(context.database.read, ids), totalCount };
  });

  route(app, context, servicesCalls.one, async ({ params }) =>
    found((await readServices(context.database.read, [params.id]))[0]),
  );

  route(app, context, servicesCalls.create, async ({ body }) => {
    const id = await context.database.write(async (tx) => {
      await requireCompany(tx, body.provider);
      const [made] = await tx.insert(services).values(toColumns(body)).returning({ id: services.id });
      return found(made).id;
    });
    return found((await readServices(context.database.read, [id]))[0]);
  });

  route(app, context, servicesCalls.update, async ({ params, body }) => {
    await context.database.write(async (tx) => {
      if (body.provider !== undefined) await requireCompany(tx, body.provider);
      const changed = await tx
        .update(services)
        .set({ ...toColumns(body), id: params.id })
        .where(eq(services.id, params.id))
        .returning({ id: services.id });
      found(changed[0]);
    });
    return found((await readServices(context.database.read, [params.id]))[0]);
  });
}

type ServiceBody = z.output<typeof servicesCalls.create.body>;

function toColumns(body: ServiceBody): typeof services.$inferInsert;
function toColumns(body: Partial<ServiceBody>): Partial<typeof services.$inferInsert>;
function toColumns({ name, type, price, category, provider, active }: Partial<ServiceBody>) {
  const columns = { name, type, category, providerId: provider, isActive: active };
  return { ...columns, price: price === undefined ? undefined : Math.round(Number(price) * 100) };
}

async function requireCompany(tx: Writer, id: number): Promise<void> {
  const [company] = await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, id));
  if (company === undefined) throw new PlatformError(400, "provider: unknown company");
}

async function readServices(read: Reader, ids: readonly number[]): Promise<CallWire<typeof servicesCalls.one>[]> {
  const rows = await read
    .select({ service: services, provider: { id: companies.id, name: companies.name } })
    .from(services)
    .innerJoin(companies, eq(companies.id, services.providerId))
    .where(inArray(services.id, [...ids]));
  return inOrderOf(ids, rows, ({ service }) => service.id).map(({ service, provider }) => ({
    id: service.id,
    name: service.name,
    type: service.type,
    price: decimalText(service.price),
    category: service.category,
    provider,
    active: service.isActive,
  }));
}
