import { and, eq, inArray, type SQL } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { CallWire } from "@/lib/calls/call";
import { cuiDigits, isCui } from "@/lib/identifiers/cui";
import { companiesCalls } from "@/lib/resources/companies/companies.calls";
import { alphabetical } from "../../db/alphabetical";
import { inOrderOf, readPageOf } from "../../db/read-page";
import { companies, registeredCompanies } from "../../db/schema/companies";
import { route } from "../../http/route";
import type { PlatformContext } from "../../platform-context";
import { found, PlatformError } from "../../platform-error";
import { momentText } from "../../wire-values";
import { type CompanyQuery, companyFilter } from "./companies.filter";
import { checkCompany } from "./company-rules";

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

  route(app, context, companiesCalls.verify, async ({ query }) => {
    const cui = cuiDigits(query.cui ?? "");
    if (!isCui(cui)) throw new PlatformError(400, "cui: is no fiscal code");
    const [row] = await read.select().from(registeredCompanies).where(eq(registeredCompanies.cui, cui));
    return found(row);
  });

  route(app, context, companiesCalls.create, ({ body }) =>
    context.database.write(async (tx) => {
      await checkCompany(tx, body);
      const made = { ...body, ...numbered(body.registrationNumber), created: context.now() };
      const [row] = await tx.insert(companies).values(made).returning();
      return toCompanyWire(found(row));
    }),
  );

  route(app, context, companiesCalls.update, ({ params, body }) =>
    context.database.write(async (tx) => {
      await checkCompany(tx, body, params.id);
      const { registrationNumber, ...changes } = body;
      const [row] = await tx
        .update(companies)
        // The id, so that a body without a field is a statement too.
        .set({ ...changes, id: params.id, ...(registrationNumber !== undefined && numbered(registrationNumber)) })
        .where(eq(companies.id, params.id))
        .returning();
      return toCompanyWire(found(row));
    }),
  );
}

/** The trade register number, and the European id that is made of it; without a number a company has neither. */
function numbered(number: string | null | undefined) {
  return { registrationNumber: number ?? "", euid: number ? `ROONRC.${number}` : "" };
}

/** By name, rising unless asked otherwise (1§9). */
async function page({ database, days }: PlatformContext, query: CompanyQuery, only?: SQL) {
  const { read } = database;
  const { sort = "name", order = "ASC", offset = 0, limit = companiesLimit } = query;
  const { ids, totalCount } = await readPageOf(database, companies, {
    where: and(only, companyFilter(read, query, days)),
    order: [sortColumns[sort], order],
    window: { offset, limit },
  });
  const rows = await read.select().from(companies).where(inArray(companies.id, ids));
  return { items: inOrderOf(ids, rows, ({ id }) => id).map(toCompanyWire), totalCount };
}

function toCompanyWire(row: typeof companies.$inferSelect): CompanyWire {
  // Columns that were made before there were companies without a number hold an empty text instead.
  const { registrationNumber, euid } = row;
  return {
    ...row,
    registrationNumber: registrationNumber || null,
    euid: euid || null,
    created: momentText(row.created),
  };
}
