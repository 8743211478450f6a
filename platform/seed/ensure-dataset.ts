import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { addDays, differenceInCalendarDays } from "date-fns";
import Libsql from "libsql";
import { z } from "zod";
import { createTables } from "../db/database";
import type { DatasetName } from "../env";
import type { Log } from "../log";
import { fillDataset } from "./fill-dataset";

/** Raise it when the seed or the tables change in a way that an older file does not have. */
const seedVersion = "5";

const metaSchema = z.array(z.object({ key: z.string(), value: z.string() }));

/**
 * Makes the data set where there is none or where it was made by another version. One that is merely
 * older than today stays: someone may be working with it.
 */
export async function ensureDataset(file: string, name: DatasetName, log: Log): Promise<void> {
  const today = new Date();
  const found = readMeta(file);
  if (found?.version === seedVersion) {
    const ageInDays = differenceInCalendarDays(today, new Date(found.madeOn));
    if (ageInDays > 0)
      log.info({ file, ageInDays }, "the data set is older than today; remove the file to have a fresh one");
    return;
  }
  const time = name === "large" ? "about a minute" : "up to 20 seconds";
  log.info({ dataset: name, file }, `making the data set: this happens once and takes ${time}`);
  const startedAt = performance.now();
  const unfinished = `${file}.unfinished`;
  mkdirSync(dirname(file), { recursive: true });
  removeDatabase(unfinished);
  await createTables(unfinished);
  const rows = await fillUnfinished(unfinished, name, momentOf(name, today));
  // Only a whole data set gets the name that the next start looks for.
  removeDatabase(file);
  renameSync(unfinished, file);
  const seconds = Number(((performance.now() - startedAt) / 1000).toFixed(1));
  log.info({ dataset: name, rows, seconds }, "the data set is made");
}

/**
 * The moment that the data is relative to. What a moment of the day decides draws from the same random numbers as all
 * that follows, so the tiny set, whose records tests know by id, is always made as of the last half past five, UTC.
 */
function momentOf(name: DatasetName, now: Date): Date {
  if (name !== "tiny") return now;
  const morning = new Date(now);
  morning.setUTCHours(5, 30, 0, 0);
  return morning <= now ? morning : addDays(morning, -1);
}

async function fillUnfinished(file: string, name: DatasetName, today: Date): Promise<number> {
  const database = new Libsql(file);
  try {
    // A file that is thrown away on any fault needs no journal.
    database.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA foreign_keys = ON");
    database.exec("BEGIN");
    const rows = await fillDataset(database, name, today);
    const meta = database.prepare("INSERT INTO dataset_meta (key, value) VALUES (?, ?)");
    meta.run("version", seedVersion);
    meta.run("madeOn", today.toISOString());
    database.exec("COMMIT");
    database.exec("ANALYZE");
    return rows;
  } finally {
    database.close();
  }
}

function readMeta(file: string): { version?: string; madeOn: string } | undefined {
  if (!existsSync(file)) return undefined;
  const database = new Libsql(file);
  try {
    const meta = metaSchema.parse(database.prepare("SELECT key, value FROM dataset_meta").all());
    const value = (key: string) => meta.find((row) => row.key === key)?.value;
    return { version: value("version"), madeOn: value("madeOn") ?? new Date(0).toISOString() };
  } catch {
    // No data set of ours, or one that was never finished.
    return undefined;
  } finally {
    database.close();
  }
}

function removeDatabase(file: string): void {
  for (const suffix of ["", "-wal", "-shm"]) rmSync(`${file}${suffix}`, { force: true });
}
