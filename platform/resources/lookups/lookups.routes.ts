import { asc, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { lookupsCalls } from "@/lib/resources/lookups/lookups.calls";
import { alphabetical } from "../../db/alphabetical";
import { chains, companies, currencies } from "../../db/schema/companies";
import { documentSeries, documentTypes, vatRates } from "../../db/schema/documents";
import { counties } from "../../db/schema/places";
import { route } from "../../http/route";
import type { PlatformContext } from "../../platform-context";

/** Short lists that forms and filters choose from. */
export function lookupRoutes(app: FastifyInstance, context: PlatformContext): void {
  const { read } = context.database;
  route(app, context, lookupsCalls.currencies, () => read.select().from(currencies).orderBy(currencies.id));
  route(app, context, lookupsCalls.typeDocuments, () => read.select().from(documentTypes).orderBy(documentTypes.id));
  route(app, context, lookupsCalls.seriesDocuments, () =>
    read.select({ id: documentSeries.id, name: documentSeries.name }).from(documentSeries).orderBy(documentSeries.id),
  );
  route(app, context, lookupsCalls.ratesVat, () => read.select().from(vatRates).orderBy(asc(vatRates.rate)));
  route(app, context, lookupsCalls.chains, () =>
    read
      .select({ id: chains.id, name: chains.name, euid: companies.euid })
      .from(chains)
      .innerJoin(companies, eq(companies.id, chains.companyId))
      .orderBy(alphabetical(chains.name)),
  );
  route(app, context, lookupsCalls.counties, ({ query }) =>
    read
      .select({ id: counties.id, name: counties.name })
      .from(counties)
      .where(query.countryId ? eq(counties.countryId, query.countryId) : undefined)
      .orderBy(alphabetical(counties.name)),
  );
}
