import { existsSync, renameSync, rmSync } from "node:fs";

/** Beside a database that was not closed lies what is not in it yet. */
const journal = ["-wal", "-shm"];
const parts = [...journal, ""];

/** Of a database whose journal was written into it: it would be read into the one that takes its place. */
export function removeJournal(file: string): void {
  for (const part of journal) rmSync(`${file}${part}`, { force: true });
}

export function removeDatabase(file: string): void {
  for (const part of parts) rmSync(`${file}${part}`, { force: true });
}

/** Whole, so that it can be opened under its new name. */
export function moveDatabase(file: string, to: string): void {
  for (const part of parts) if (existsSync(`${file}${part}`)) renameSync(`${file}${part}`, `${to}${part}`);
}
