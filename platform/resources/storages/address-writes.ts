import { eq } from "drizzle-orm";
import type { CallArgs } from "@/lib/calls/call";
import type { storagesCalls } from "@/lib/resources/storages/storages.calls";
import type { Writer } from "../../db/database";
import { addresses, storages } from "../../db/schema/places";
import { found, PlatformError } from "../../platform-error";
import { isPostalCode } from "./postal-code";
import { requireCounty } from "./require-county";

type NewAddress = CallArgs<typeof storagesCalls.createAddress>["body"];
type AddressChanges = CallArgs<typeof storagesCalls.updateAddress>["body"];

/**
 * The first address of a storage (STOR-009).
 * @returns its id. @throws PlatformError 400 for an unknown storage or county, 409 where the storage has an address.
 */
export async function createAddress(tx: Writer, { storage, county, ...fields }: NewAddress): Promise<number> {
  requirePostalCode(fields.postalCode);
  await requireWithoutAddress(tx, storage);
  const row = { ...fields, storageId: storage, countyId: await requireCounty(tx, county) };
  const [made] = await tx.insert(addresses).values(row).returning({ id: addresses.id });
  return found(made).id;
}

/** @throws PlatformError 404 where there is no such address, 400 for an unknown county. */
export async function updateAddress(tx: Writer, id: number, { county, ...fields }: AddressChanges): Promise<void> {
  requirePostalCode(fields.postalCode);
  const countyId = county === undefined ? undefined : await requireCounty(tx, county);
  const changed = await tx
    .update(addresses)
    // The id, so that a body without a field is a statement too.
    .set({ ...fields, countyId, id })
    .where(eq(addresses.id, id))
    .returning({ id: addresses.id });
  found(changed[0]);
}

function requirePostalCode(code: string | null | undefined): void {
  if (code && !isPostalCode(code)) throw new PlatformError(400, "postalCode: must have six digits");
}

/** Two people who both found none would otherwise give it one each. */
async function requireWithoutAddress(tx: Writer, storageId: number): Promise<void> {
  const [storage] = await tx.select({ id: storages.id }).from(storages).where(eq(storages.id, storageId));
  if (storage === undefined) throw new PlatformError(400, "storage: unknown storage");
  const [address] = await tx.select({ id: addresses.id }).from(addresses).where(eq(addresses.storageId, storageId));
  if (address !== undefined) throw new PlatformError(409, "storage: has an address already");
}
