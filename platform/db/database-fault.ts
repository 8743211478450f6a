import { z } from "zod";

/** Codes of SQLite that tell of what is in a file, by their beginnings; others tell of the disk, or of who else has it. */
const ofTheFile = /^SQLITE_(ERROR|CONSTRAINT|MISMATCH|CORRUPT|NOTADB|SCHEMA)/;
const ofTheDisk = /^SQLITE_(FULL|IOERR|READONLY|CANTOPEN)/;

/** Whether an error is the file's own: trying again later would not help. */
export function isOfTheFile(error: unknown): boolean {
  if (error instanceof z.ZodError) return true;
  return ofTheFile.test(codeOf(error) ?? "");
}

/** @returns SQLite's code where the disk is at fault, e.g. a full one: no stack says more, and each write has one */
export function diskFault(error: unknown): string | undefined {
  const code = codeOf(error);
  return code !== undefined && ofTheDisk.test(code) ? code : undefined;
}

function codeOf(error: unknown): string | undefined {
  for (let each = error; each instanceof Error; each = each.cause)
    if ("code" in each && typeof each.code === "string" && each.code.startsWith("SQLITE_")) return each.code;
  return undefined;
}
