import { eq } from "drizzle-orm";
import type { CallWire } from "@/lib/calls/call";
import type { storagesCalls } from "@/lib/resources/storages/storages.calls";
import type { Reader } from "../../db/database";
import { chains, companies } from "../../db/schema/companies";
import { storages } from "../../db/schema/places";

/** A chain with its company and its warehouse (STOR-014). */
export async function readChainDetails(
  read: Reader,
  id: number,
): Promise<CallWire<typeof storagesCalls.chainDetails> | undefined> {
  const [row] = await read
    .select({
      id: chains.id,
      name: chains.name,
      company: { id: companies.id, euid: companies.euid },
      warehouse: { id: storages.id, name: storages.name },
    })
    .from(chains)
    .innerJoin(companies, eq(companies.id, chains.companyId))
    .leftJoin(storages, eq(storages.id, chains.warehouseId))
    .where(eq(chains.id, id));
  return row;
}
