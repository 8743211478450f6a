import { z } from "zod";

/** Codes of SQLite that tell of what is in a file, by their beginnings; others tell of the disk, or of who else has it. */
const ofTheFile = /^SQLITE_(ERROR|CONSTRAINT|MISMATCH|CORRUPT|NOTADB|SCHEMA)/;

/** Whether an error is the file's own: trying again later would not help. */
export function isOfTheFile(error: unknown): boolean {
  if (error instanceof z.ZodError) return true;
  for (let each = error; each instanceof Error; each = each.cause)
    if ("code" in each && typeof each.code === "string" && each.code.startsWith("SQLITE_"))
      return ofTheFile.test(each.code);
  return false;
}
