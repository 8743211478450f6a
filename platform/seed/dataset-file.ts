import Libsql from "libsql";
import { z } from "zod";
import { newestMigration } from "../db/database";
import { isOfTheFile } from "../db/database-fault";
import { dataVersion } from "./data-versions";

/** What lies where the data set is looked for. */
export type FoundDataset =
  | { state: "current"; madeOn: string }
  | { state: "older"; version: number }
  | { state: "newer" }
  /** None of ours, or damaged. */
  | { state: "unreadable" };

const metaSchema = z.array(z.object({ key: z.string(), value: z.string() }));
const migrationSchema = z.object({ newest: z.number().nullable() });

/** @throws where the file cannot be read just now: that says nothing about what is in it */
export function lookAtDataset(file: string): FoundDataset {
  const database = new Libsql(file);
  try {
    const meta = metaSchema.parse(database.prepare("SELECT key, value FROM dataset_meta").all());
    const { newest } = migrationSchema.parse(
      database.prepare("SELECT max(created_at) AS newest FROM __drizzle_migrations").get(),
    );
    const value = (key: string) => meta.find((row) => row.key === key)?.value;
    const version = Number(value("version"));
    if (!Number.isInteger(version)) return { state: "unreadable" };
    if (version > dataVersion || (newest ?? 0) > newestMigration()) return { state: "newer" };
    if (version < dataVersion || newest !== newestMigration()) return { state: "older", version };
    return { state: "current", madeOn: value("madeOn") ?? new Date(0).toISOString() };
  } catch (error) {
    if (isOfTheFile(error)) return { state: "unreadable" };
    throw error;
  } finally {
    database.close();
  }
}
