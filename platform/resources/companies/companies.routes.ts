import { and, eq, inArray, type SQL } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { CallWire } from "@/lib/calls/call";
import { companiesCalls } from "@/lib/resources/companies/companies.calls";
import { alphabetical } from "../../db/alphabetical";
import { inOrderOf, readPage } from "../../db/read-page";
import { companies } from "../../db/schema/companies";
import { route } from "../../http/route";
import type { PlatformContext } from "../../platform-context";
import { found } from "../../platform-error";
import { momentText } from "../../wire-values";
import { type CompanyQuery, companyFilter } from "./companies.filter";

type CompanyWire = CallWire<typeof companiesCalls.one>;

const sortColumns = { id: companies.id, name: alphabetical(companies.name), created: companies.created };

/** Rows of a list of companies where the caller does not say (2§9). */
const companiesLimit = 100;

export function companyRoutes(app: FastifyInstance, context: PlatformContext): void {
  const { read } = context.database;
  route(app, context, companiesCalls.list, ({ query }) => page(context, query));
  route(app, context, companiesCalls.suppliers, ({ query }) => page(context, query, eq(companies.isSupplier, true)));
  route(app, context, companiesCalls.one, async ({ params }) => {
    const [row] = await read.select().from(companies).where(eq(companies.id, params.id));
    return toCompanyWire(found(row));
  });
}

/** By name, rising unless asked otherwise (1§9). */
async function page({ database, days }: PlatformContext, query: CompanyQuery, only?: SQL) {
  const { read } = database;
  const { sort = "name", order = "ASC", offset = 0, limit = companiesLimit } = query;
  const { ids, totalCount } = await readPage(database, {
    ids: () => read.select({ id: companies.id }).from(companies).$dynamic(),
    where: and(only, companyFilter(read, query, days)),
    order: [
      [sortColumns[sort], order],
      [companies.id, order],
    ],
    window: { offset, limit },
  });
  const rows = await read.select().from(companies).where(inArray(companies.id, ids));
  return { items: inOrderOf(ids, rows, ({ id }) => id).map(toCompanyWire), totalCount };
}

function toCompanyWire(row: typeof companies.$inferSelect): CompanyWire {
  return { ...row, created: momentText(row.created) };
}
