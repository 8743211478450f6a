import { eq } from "drizzle-orm";
import type { Writer } from "../../db/database";
import { counties } from "../../db/schema/places";
import { PlatformError } from "../../platform-error";

/** @returns the county's id. @throws PlatformError 400 where no county has this name. */
export async function requireCounty(tx: Writer, name: string): Promise<number> {
  const [county] = await tx.select({ id: counties.id }).from(counties).where(eq(counties.name, name));
  if (county === undefined) throw new PlatformError(400, "county: unknown county");
  return county.id;
}
