import type { CallArgs } from "@/lib/calls/call";
import { omitNulls } from "@/lib/calls/omit-nulls";
import type { StorageBody } from "./storage-form";
import { storageAddressType, type storagesCalls } from "./storages.calls";

type Body<Name extends "create" | "update" | "createAddress" | "updateAddress"> = CallArgs<
  (typeof storagesCalls)[Name]
>["body"];

/** How the calls of a save reach the platform; each rejects where its call fails. */
export interface StorageCalls {
  /** @returns the new storage's id. */
  create(body: Body<"create">): Promise<number>;
  update(id: number, body: Body<"update">, version?: string): Promise<unknown>;
  /** @returns the new address's id. */
  createAddress(body: Body<"createAddress">, version?: string): Promise<number>;
  updateAddress(id: number, body: Body<"updateAddress">, version?: string): Promise<unknown>;
}

export interface StorageChange {
  body: StorageBody;
  changed: Partial<StorageBody>;
  version?: string | undefined;
}

/** What is there already: nothing yet of a new storage, no address of some. */
export interface SavedSoFar {
  id?: number | undefined;
  addressId?: number | undefined;
}

const addressNames = [
  "street",
  "number",
  "bloc",
  "scara",
  "etaj",
  "apartament",
  "postalCode",
  "city",
  "county",
] as const satisfies readonly (keyof StorageBody)[];

/** The storage's own part of what a form holds: its place is one of it (2§5). */
function ownPart({ name, type, isActive, geolocation }: Partial<StorageBody>): Body<"update"> {
  return { name, type, isActive, geolocation };
}

/** The address's part; what a form holds of the storage itself is not in it. */
function addressPart(body: Partial<StorageBody>): Body<"updateAddress"> {
  return Object.fromEntries(addressNames.filter((name) => name in body).map((name) => [name, body[name]]));
}

/** Whether a save is one of the storage itself, not of its address or place alone: it has a message of its own (1§8, 2§8). */
export function changesStorageItself({ name, type, isActive }: Partial<StorageBody>): boolean {
  return holdsSomething({ name, type, isActive });
}

function holdsSomething(part: object): boolean {
  return Object.values(part).some((value) => value !== undefined);
}

/**
 * Saves a storage and then its address: POST where there is none, else PATCH of the first (STOR-009, STOR-010). A save
 * that failed in the middle goes on from there when it is tried again: what is there is not made a second time.
 *
 * @param soFar is written to.
 * @param changed what differs from what the form began with; of a new storage, all of it.
 * @param version of the storage that an edit starts from. The first call names it: that is what changes the version for
 *   the second one.
 * @returns the storage's id.
 */
export async function saveStorage(
  calls: StorageCalls,
  soFar: SavedSoFar,
  { body, changed, version }: StorageChange,
): Promise<number> {
  const { id, addressId } = soFar;
  const own = ownPart(changed);
  const savesOwn = id === undefined || holdsSomething(own);
  if (id === undefined) soFar.id = await calls.create(newOwnPart(body));
  else if (savesOwn) await calls.update(id, own, version);
  const storage = soFar.id ?? 0;
  const address = addressPart(changed);
  const left = savesOwn ? undefined : version;
  if (addressId !== undefined && holdsSomething(address)) await calls.updateAddress(addressId, address, left);
  if (addressId === undefined)
    soFar.addressId = await calls.createAddress({ type: storageAddressType, storage, ...newAddressPart(body) }, left);
  return storage;
}

/** Without what was left empty: a new one does not send it. */
function newOwnPart({ name, type, isActive, chain, geolocation }: StorageBody) {
  return omitNulls({ name, type, isActive, chain, geolocation });
}

function newAddressPart({ street, number, bloc, scara, etaj, apartament, postalCode, city, county }: StorageBody) {
  return omitNulls({ street, number, bloc, scara, etaj, apartament, postalCode, city, county });
}
