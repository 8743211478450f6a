import { and, eq, inArray, or, type SQL } from "drizzle-orm";
import type { CallArgs } from "@/lib/calls/call";
import type { companiesCalls } from "@/lib/resources/companies/companies.calls";
import { contains, withinDays } from "../../db/conditions";
import type { Reader } from "../../db/database";
import { companies } from "../../db/schema/companies";
import { counties } from "../../db/schema/places";
import type { OperatorDays } from "../../operator-days";

export type CompanyQuery = NonNullable<CallArgs<typeof companiesCalls.list>["query"]>;

/** What is left out does not filter. */
export function companyFilter(read: Reader, query: CompanyQuery, days: OperatorDays): SQL | undefined {
  return and(
    query.search ? searchFilter(query.search) : undefined,
    query.county && inArray(companies.county, countyNames(read, query.county)),
    query.isVatPayer === undefined ? undefined : eq(companies.isVatPayer, query.isVatPayer),
    query.isActive === undefined ? undefined : eq(companies.isActive, query.isActive),
    query.paymentTerm && inArray(companies.paymentTermDays, [...query.paymentTerm]),
    withinDays(companies.created, query.created, days),
  );
}

/** Name, fiscal code (with or without RO) or trade register number. */
function searchFilter(text: string): SQL | undefined {
  const code = text.replace(/^ro\s*(?=\d)/i, "");
  return or(
    contains(companies.name, text),
    contains(companies.cui, code),
    contains(companies.registrationNumber, text),
  );
}

function countyNames(read: Reader, ids: readonly number[]) {
  return read
    .select({ name: counties.name })
    .from(counties)
    .where(inArray(counties.id, [...ids]));
}
