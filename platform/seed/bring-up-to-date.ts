import { renameSync } from "node:fs";
import Libsql from "libsql";
import { createTables } from "../db/database";
import { isOfTheFile } from "../db/database-fault";
import type { Log } from "../log";
import { dataVersion, stepsFrom } from "./data-versions";
import { makeEmpty } from "./dataset-place";
import { removeDatabase, removeJournal } from "./move-database";

/**
 * Brings a data set of an older version up to date, in a copy that takes its place once it is whole: an update that breaks
 * off leaves the data as it was.
 *
 * @returns false where that cannot be done; then nothing has changed
 * @throws where it may be done another time, as on a full disk
 */
export async function bringUpToDate(file: string, version: number, log: Log): Promise<boolean> {
  const steps = stepsFrom(version);
  if (steps === undefined) return false;
  const copy = `${file}.unfinished`;
  removeDatabase(copy);
  makeEmpty(copy, file);
  try {
    copyDatabase(file, copy);
    await createTables(copy);
    inTransaction(copy, (database) => {
      for (const step of steps) step(database);
      database.prepare("UPDATE dataset_meta SET value = ? WHERE key = 'version'").run(String(dataVersion));
    });
  } catch (error) {
    removeDatabase(copy);
    if (!isOfTheFile(error)) throw error;
    log.warn({ file, fault: error instanceof Error ? error.message : undefined }, "the data set resists an update");
    return false;
  }
  removeJournal(file);
  renameSync(copy, file);
  return true;
}

function copyDatabase(file: string, copy: string): void {
  const database = new Libsql(file);
  try {
    database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    database.prepare("VACUUM INTO ?").run(copy);
  } finally {
    database.close();
  }
}

function inTransaction(file: string, work: (database: Libsql.Database) => void): void {
  const database = new Libsql(file);
  try {
    database.exec("PRAGMA foreign_keys = ON");
    database.exec("BEGIN");
    work(database);
    database.exec("COMMIT");
    database.exec("ANALYZE");
  } finally {
    database.close();
  }
}
