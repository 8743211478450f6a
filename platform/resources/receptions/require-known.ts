import { inArray, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Writer } from "../../db/database";
import { companies, currencies } from "../../db/schema/companies";
import { documentSeries, documentTypes, vatRates } from "../../db/schema/documents";
import { storages } from "../../db/schema/places";
import { products } from "../../db/schema/products";
import { PlatformError } from "../../platform-error";

/** A field of a body, by its path, and the record that it names. */
type Named = readonly [field: string, id: number | undefined];

interface Source {
  table: SQLiteTable;
  id: SQLiteColumn;
  noun: string;
}

const headerSources = {
  company: { table: companies, id: companies.id, noun: "company" },
  typeDocument: { table: documentTypes, id: documentTypes.id, noun: "document type" },
  seriesDocument: { table: documentSeries, id: documentSeries.id, noun: "reception type" },
  currency: { table: currencies, id: currencies.id, noun: "currency" },
} as const satisfies Record<string, Source>;

const lineSources = {
  product: { table: products, id: products.id, noun: "product" },
  storage: { table: storages, id: storages.id, noun: "storage" },
  rateVAT: { table: vatRates, id: vatRates.id, noun: "VAT rate" },
} as const satisfies Record<string, Source>;

type IdsOf<Sources> = { readonly [Name in keyof Sources]?: number | undefined };

/** @throws PlatformError 400, naming the field */
export async function requireHeader(tx: Writer, header: IdsOf<typeof headerSources>): Promise<void> {
  for (const [field, source] of Object.entries(headerSources))
    await requireKnown(tx, source, [[field, Reflect.get(header, field)]]);
}

/** @param lines each with the path that its fields stand under, e.g. `ReceptionEntryNoteItems.0.` */
export async function requireLines(
  tx: Writer,
  lines: readonly (readonly [path: string, line: IdsOf<typeof lineSources>])[],
): Promise<void> {
  for (const [field, source] of Object.entries(lineSources))
    await requireKnown(
      tx,
      source,
      lines.map(([path, line]) => [`${path}${field}`, Reflect.get(line, field)]),
    );
}

/** @throws PlatformError 400, naming the first field whose record there is not */
export async function requireKnown(tx: Writer, { table, id, noun }: Source, named: readonly Named[]): Promise<void> {
  const ids = new Set(named.flatMap(([, given]) => given ?? []));
  if (ids.size === 0) return;
  const rows = await tx
    .select({ id: sql<number>`${id}` })
    .from(table)
    .where(inArray(id, [...ids]));
  for (const row of rows) ids.delete(row.id);
  const unknown = named.find(([, given]) => given !== undefined && ids.has(given));
  if (unknown !== undefined) throw new PlatformError(400, `${unknown[0]}: unknown ${noun} ${unknown[1]}`);
}
