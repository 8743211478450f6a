import { closeSync, existsSync, fchmodSync, lstatSync, openSync, readlinkSync, realpathSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** Accounts and hashes of passwords are in it. */
const modeOfNew = 0o600;

/**
 * Where the data set lies: links are followed, so that what is done to it is done there.
 * @throws an error with one clear line where a link leads nowhere: its disk may be missing, and a new set would hide the old
 */
export function placeOfDataset(file: string): string {
  for (let path = resolve(file); path !== dirname(path); path = dirname(path))
    if (isLink(path) && !existsSync(path))
      throw new Error(
        `${path} is a link to ${readlinkSync(path)}, where nothing is. ` +
          "Bring that back, or remove the link to have a new data set.",
      );
  return existsSync(file) ? realpathSync(file) : file;
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}

/**
 * An empty file for a database, which nobody else may read from its first moment.
 * @param like whose mode it has in the end
 */
export function makeEmpty(file: string, like?: string): void {
  const opened = openSync(file, "wx", modeOfNew);
  try {
    if (like !== undefined) fchmodSync(opened, statSync(like).mode & 0o777);
  } finally {
    closeSync(opened);
  }
}
