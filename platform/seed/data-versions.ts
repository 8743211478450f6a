import type Libsql from "libsql";
import strangers from "./words/register.json";

/** Raise it, and add a step, when the seed has rows that an older file lacks. */
export const dataVersion = 6;

type Step = (database: Libsql.Database) => void;

/**
 * What brings the rows of a file to a version from the one before. Its tables are today's by then. Older files than the
 * first of them cannot be brought along.
 */
const steps: Readonly<Record<number, Step>> = {
  // Days were cut at another midnight: what is there stays as it was entered.
  4: () => undefined,
  5: fillRegister,
  6: openLedger,
};

/** @returns the steps from a version to today's, oldest first; undefined where one of them is missing */
export function stepsFrom(version: number): readonly Step[] | undefined {
  const missing = Array.from({ length: dataVersion - version }, (_, index) => steps[version + index + 1]);
  const found = missing.filter((step) => step !== undefined);
  return found.length === missing.length ? found : undefined;
}

/** The register has the companies that the operator knows, and a few more. */
function fillRegister(database: Libsql.Database): void {
  const columns = "cui, name, registration_number, is_vat_payer, street, city, county, postal_code";
  database.exec(`INSERT OR IGNORE INTO registered_companies (${columns}) SELECT ${columns} FROM companies`);
  const insert = database.prepare(
    `INSERT OR IGNORE INTO registered_companies (${columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  for (const { cui, name, registrationNumber, isVatPayer, street, city, county, postalCode } of strangers)
    insert.run(cui, name, registrationNumber, Number(isVatPayer), street, city, county, postalCode);
}

/** What lies where is where its ledger begins. */
function openLedger(database: Libsql.Database): void {
  database.exec(`INSERT INTO stock_movements (storage_id, product_id, batch_id, pieces, kind, moment)
    SELECT storage_id, product_id, batch_id, quantity, 'OPENING', updated FROM stocks WHERE quantity <> 0`);
}
