import type { addresses, counties, storages } from "../../db/schema/places";
import { at } from "../random";
import { cities, countyNames, streets } from "../words/places.json";
import { momentBefore, type SeedBase } from "../world";
import { hallBlueprintId, lockerBlueprintId, newestVersion } from "./make-blueprints";

export type StorageRow = typeof storages.$inferInsert;
type AddressRow = typeof addresses.$inferInsert;
type CountyRow = typeof counties.$inferInsert;

type City = (typeof cities)[number];

/** Warehouses come first (ids 1 to 3, one in the tiny set's place of three), then cars, then machines. */
export const warehouseCount = 3;
const mobileCount = 3;
const storageAddressType = 2;
const romania = 1;
/** What the name of a locker begins with. */
const lockerName = "Locker";

export function makeCounties(): CountyRow[] {
  return countyNames.map(({ name, code }, index) => ({ id: index + 1, countryId: romania, name, code }));
}

export function makeStorages(base: SeedBase): { storages: StorageRow[]; addresses: AddressRow[] } {
  const made = Array.from({ length: base.sizes.storages }, (_, index) => makeStorage(base, index + 1));
  return {
    storages: made.map((each) => each.storage),
    // The newest storage has no address and no place on the map yet: both must work (2§5, 2§9).
    addresses: made.slice(0, -1).map(({ storage, city }) => makeAddress(base, storage.id ?? 0, city)),
  };
}

/** Machines after those of `makeStorages`: one stands inside another, one is out of use, all are of the first chain. */
export function makeFurtherMachines(
  base: SeedBase,
  count: number,
): { storages: StorageRow[]; addresses: AddressRow[] } {
  const first = base.sizes.storages + 1;
  const made = Array.from({ length: count }, (_, index) => makeStorage(base, first + index));
  const storages = made.map(({ storage }, index) => ({
    ...storage,
    chainId: 1,
    parentId: index === 1 ? first : null,
    isActive: index !== 2,
  }));
  return {
    storages,
    addresses: made.map(({ storage, city }) => makeAddress(base, storage.id ?? 0, city)),
  };
}

export const isLocker = ({ name }: Pick<StorageRow, "name">): boolean => name.startsWith(lockerName);

/** Machines by what is ordered at them, as ids. */
export function sellingPlaces(made: readonly StorageRow[]): { shopIds: number[]; lockerIds: number[] } {
  const machines = made.filter((each) => each.type === "SELLABLE");
  const idsOf = (some: readonly StorageRow[]): number[] => some.map((each) => each.id ?? 0);
  return {
    shopIds: idsOf(machines.filter((each) => !isLocker(each))),
    lockerIds: idsOf(machines.filter(isLocker)),
  };
}

function makeStorage(base: SeedBase, id: number): { storage: StorageRow; city: City } {
  const { random, sizes } = base;
  const type = storageType(id);
  const isDeposit = type === "DEPOSIT";
  const isMobile = type === "MOBILE";
  const city = isDeposit
    ? at(cities, [1, 2, 0][id - 1] ?? 0)
    : random.weighted(cities.map((each) => [each, each.weight] as const));
  const isNewest = id === sizes.storages;
  const isSubstorage = !isDeposit && !isMobile && random.chance(0.12);
  const spread = (): number => Number(((random.float() - 0.5) * 0.08).toFixed(6));
  return {
    city,
    storage: onOwnBlueprint(base, {
      id,
      chainId: storageChain(base, id, isDeposit),
      parentId: isSubstorage
        ? random.int(warehouseCount + mobileCount + 1, Math.max(warehouseCount + mobileCount + 1, id - 1))
        : null,
      currencyId: 1,
      name: storageName(base, id, type, city, isNewest),
      type,
      isActive: isDeposit || random.chance(0.93),
      status: storageStatus(id),
      latitude: isNewest ? null : city.latitude + spread(),
      longitude: isNewest ? null : city.longitude + spread(),
      catalogPriceName:
        isDeposit || isMobile ? null : random.pick(["Catalog implicit", "Campus", "Aeroport", "Birouri"]),
      bobBlueprintId: isDeposit || isMobile ? null : random.int(1, 4),
      // Most are built by the newest version.
      blueprintVersion: isDeposit || isMobile ? null : Math.min(newestVersion, random.int(1, 3) + 1),
      created: momentBefore(base, isNewest ? 1 : random.int(60, 1500), [8, 17]),
    }),
  };
}

/** Lockers are built otherwise than fridges, and one machine of a benchmark is like no other. */
function onOwnBlueprint({ sizes }: SeedBase, storage: StorageRow): StorageRow {
  if (storage.type !== "SELLABLE") return storage;
  if (sizes.hasHall && storage.id === sizes.storages - 1)
    return { ...storage, bobBlueprintId: hallBlueprintId, blueprintVersion: newestVersion };
  return isLocker(storage) ? { ...storage, bobBlueprintId: lockerBlueprintId } : storage;
}

/** The second warehouse is the franchise partner's. */
function storageChain({ random }: SeedBase, id: number, isDeposit: boolean): number {
  if (isDeposit) return id === 2 ? 3 : 1;
  return random.weighted([
    [1, 6],
    [2, 3],
    [3, 2],
  ] as const);
}

function storageType(id: number): StorageRow["type"] {
  if (id <= warehouseCount) return "DEPOSIT";
  return id <= warehouseCount + mobileCount ? "MOBILE" : "SELLABLE";
}

/** By id alone: what is drawn here would change everything that is drawn after it. */
function storageStatus(id: number): StorageRow["status"] {
  if (id % 13 === 7) return "OFFLINE";
  return id % 6 === 2 ? "MAINTENANCE" : "WORKING";
}

function storageName(
  { random }: SeedBase,
  id: number,
  type: StorageRow["type"],
  city: City,
  isNewest: boolean,
): string {
  if (type === "DEPOSIT") return `Depozit ${city.name}`;
  if (type === "MOBILE") return `Dubă ${city.countyCode} ${id - warehouseCount}`;
  const kind = random.pick(["Minishop", lockerName, "Frigider"]);
  const site = isNewest
    ? "Ansamblul Rezidențial Grădinile Țițeica, scara B, lângă căsuțele poștale"
    : random.pick(city.sites);
  return `${kind} ${city.name} ${site} ${String(id).padStart(3, "0")}`;
}

function makeAddress({ random }: SeedBase, storageId: number, city: City): AddressRow {
  const isFlat = random.chance(0.3);
  return {
    id: storageId,
    storageId,
    type: storageAddressType,
    street: random.pick(streets),
    number: `${random.int(1, 240)}${random.chance(0.15) ? random.pick(["A", "B", "bis"]) : ""}`,
    postalCode: `${city.postalPrefix}${random.digits(4)}`,
    bloc: isFlat ? `${random.pick(["A", "B", "M", "P"])}${random.int(1, 40)}` : null,
    scara: isFlat ? random.pick(["A", "B", "1", "2"]) : null,
    etaj: isFlat ? random.pick(["P", "1", "2"]) : null,
    apartament: null,
    city: city.name,
    countyId: countyNames.findIndex(({ code }) => code === city.countyCode) + 1,
  };
}
