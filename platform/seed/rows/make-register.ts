import type { registeredCompanies } from "../../db/schema/companies";
import strangers from "../words/register.json";
import type { CompanyRow } from "./make-companies";

/** The register has the companies that the operator knows, and a few more. */
export function makeRegister(known: readonly CompanyRow[]): (typeof registeredCompanies.$inferInsert)[] {
  const registered = known.map(
    ({ cui, name, registrationNumber, isVatPayer, street, city, county, postalCode = null }) => ({
      cui,
      name,
      registrationNumber,
      isVatPayer,
      street,
      city,
      county,
      postalCode,
    }),
  );
  return [...registered, ...strangers];
}
