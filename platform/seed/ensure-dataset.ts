import { existsSync, mkdirSync, renameSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { differenceInHours, subHours } from "date-fns";
import Libsql from "libsql";
import { createTables } from "../db/database";
import type { DatasetName } from "../env";
import type { Log } from "../log";
import { bringUpToDate } from "./bring-up-to-date";
import { dataVersion } from "./data-versions";
import { type FoundDataset, lookAtDataset } from "./dataset-file";
import { makeEmpty } from "./dataset-place";
import { fillDataset } from "./fill-dataset";
import { moveDatabase, removeDatabase, removeJournal } from "./move-database";

/** Counted in UTC: days of the machine's own zone may have another number. */
const hoursOfDay = 24;

/**
 * Makes the data set where there is none. What is there stays: somebody may be working with it. One of an older version is
 * brought up to date; what cannot be is kept beside the new one.
 *
 * @param file as `placeOfDataset` has it
 * @throws an error with one clear line where a newer version made it
 */
export async function ensureDataset(file: string, name: DatasetName, log: Log): Promise<void> {
  const found = existsSync(file) ? lookAtDataset(file) : undefined;
  if (found?.state === "newer") throw new Error(newerText(file, name));
  if (found?.state === "current") return tellAge(file, found.madeOn, log);
  if (found !== undefined && (await isBrought(file, found, log))) return;
  if (found !== undefined) keepBeside(file, found, log);
  await makeDataset(file, name, log);
}

function newerText(file: string, name: DatasetName): string {
  return (
    `The data set ${name} in ${resolve(dirname(file))} was made by a newer version of this program. ` +
    "Start that version, or set PLATFORM_DATA_DIR to another folder."
  );
}

function tellAge(file: string, madeOn: string, log: Log): void {
  const ageInDays = Math.floor(differenceInHours(new Date(), madeOn) / hoursOfDay);
  if (ageInDays > 0)
    log.info({ file, ageInDays }, "the data set is older than today; remove the file to have a fresh one");
}

/** Told as warnings: an operator who starts an update looks for what became of the data. */
async function isBrought(file: string, found: FoundDataset, log: Log): Promise<boolean> {
  if (found.state !== "older") return false;
  const isDone = await bringUpToDate(file, found.version, log);
  if (isDone) log.warn({ file, from: found.version, to: dataVersion }, "the data set is brought up to date");
  return isDone;
}

function keepBeside(file: string, found: FoundDataset, log: Log): void {
  const kept = freeName(`${file}.before-${dataVersion}`);
  moveDatabase(file, kept);
  const from = found.state === "older" ? found.version : undefined;
  log.warn(
    { file, from, to: dataVersion, kept: basename(kept) },
    "the data set cannot be brought up to date: it is kept beside, and a new one is made",
  );
}

/** @returns the name itself, or the first with a number behind it that no file has */
function freeName(name: string): string {
  let free = name;
  for (let turn = 2; existsSync(free); turn += 1) free = `${name}-${turn}`;
  return free;
}

async function makeDataset(file: string, name: DatasetName, log: Log): Promise<void> {
  const time = name === "large" ? "about a minute" : "up to 20 seconds";
  log.info({ dataset: name, file }, `making the data set: this happens once and takes ${time}`);
  const startedAt = performance.now();
  const unfinished = `${file}.unfinished`;
  mkdirSync(dirname(file), { recursive: true });
  removeDatabase(unfinished);
  makeEmpty(unfinished);
  await createTables(unfinished);
  const rows = await fillUnfinished(unfinished, name, momentOf(name, new Date()));
  // Only a whole data set gets the name that the next start looks for.
  removeJournal(file);
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
  return morning <= now ? morning : subHours(morning, hoursOfDay);
}

async function fillUnfinished(file: string, name: DatasetName, today: Date): Promise<number> {
  const database = new Libsql(file);
  try {
    // A file that is thrown away on any fault needs no journal.
    database.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA foreign_keys = ON");
    database.exec("BEGIN");
    const rows = await fillDataset(database, name, today);
    const meta = database.prepare("INSERT INTO dataset_meta (key, value) VALUES (?, ?)");
    meta.run("version", String(dataVersion));
    meta.run("madeOn", today.toISOString());
    database.exec("COMMIT");
    database.exec("ANALYZE");
    return rows;
  } finally {
    database.close();
  }
}
