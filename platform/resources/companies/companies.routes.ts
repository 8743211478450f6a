import { and, asc, desc, eq, or, type SQL } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { CallArgs, CallWire } from "@/lib/calls/call";
import { companiesCalls } from "@/lib/resources/companies/companies.calls";
import { contains, defaultLimit } from "../../db/conditions";
import type { Reader } from "../../db/database";
import { companies } from "../../db/schema/companies";
import { route } from "../../http/route";
import type { PlatformContext } from "../../platform-context";
import { found } from "../../platform-error";

type CompanyQuery = NonNullable<CallArgs<typeof companiesCalls.list>["query"]>;
type CompanyWire = CallWire<typeof companiesCalls.one>;

const columns = {
  id: companies.id,
  name: companies.name,
  cui: companies.cui,
  registrationNumber: companies.registrationNumber,
  city: companies.city,
  county: companies.county,
  isSupplier: companies.isSupplier,
};

export function companyRoutes(app: FastifyInstance, context: PlatformContext): void {
  const { read } = context.database;
  route(app, context, companiesCalls.list, ({ query }) => page(read, query));
  route(app, context, companiesCalls.suppliers, ({ query }) => page(read, query, eq(companies.isSupplier, true)));
  route(app, context, companiesCalls.one, async ({ params }) => {
    const [row] = await read.select(columns).from(companies).where(eq(companies.id, params.id));
    return found(row);
  });
}

/** By name, rising unless asked otherwise (1§9). The search looks at name and fiscal code. */
async function page(
  read: Reader,
  query: CompanyQuery,
  only?: SQL,
): Promise<{ items: CompanyWire[]; totalCount: number }> {
  const search = query.search;
  const where = and(only, search ? or(contains(companies.name, search), contains(companies.cui, search)) : undefined);
  const items = await read
    .select(columns)
    .from(companies)
    .where(where)
    .orderBy(query.order === "DESC" ? desc(companies.name) : asc(companies.name), companies.id)
    .limit(query.limit ?? defaultLimit)
    .offset(query.offset ?? 0);
  return { items, totalCount: await read.$count(companies, where) };
}
