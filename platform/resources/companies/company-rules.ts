import { and, eq, ne } from "drizzle-orm";
import { isCui } from "@/lib/identifiers/cui";
import { isIban } from "@/lib/identifiers/iban";
import type { Writer } from "../../db/database";
import { companies } from "../../db/schema/companies";
import { PlatformError } from "../../platform-error";
import { isPostalCode } from "../storages/postal-code";
import { requireCounty } from "../storages/require-county";

/** What a company's body may hold, whichever call it came by. */
export interface CompanyChanges {
  cui?: string | undefined;
  county?: string | undefined;
  iban?: string | null | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  postalCode?: string | null | undefined;
}

/**
 * The rules of a company beyond its schema (COMP-005), for those fields that the body has.
 * @param id the company that is changed; a new one has none yet.
 * @throws PlatformError 400 or 409, `field: what is wrong`.
 */
export async function checkCompany(tx: Writer, changes: CompanyChanges, id?: number): Promise<void> {
  const { cui, county, iban, email, phone, postalCode } = changes;
  if (iban && !isIban(iban)) throw new PlatformError(400, "iban: is no account number");
  if (email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw new PlatformError(400, "email: is no address");
  if (phone && !/^\+?[\d ().-]{6,20}$/.test(phone)) throw new PlatformError(400, "phone: is no telephone number");
  if (postalCode && !isPostalCode(postalCode)) throw new PlatformError(400, "postalCode: must have six digits");
  if (county !== undefined) await requireCounty(tx, county);
  if (cui !== undefined) await requireFreeCui(tx, cui, id);
}

async function requireFreeCui(tx: Writer, cui: string, id = 0): Promise<void> {
  if (!isCui(cui)) throw new PlatformError(400, "cui: is no fiscal code");
  const [other] = await tx
    .select({ name: companies.name })
    .from(companies)
    .where(and(eq(companies.cui, cui), ne(companies.id, id)));
  if (other !== undefined) throw new PlatformError(409, `cui: is that of ${other.name}`);
}
