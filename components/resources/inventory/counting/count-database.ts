import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { CountEntry } from "@/lib/counting/count-book";
import {
  type CountProduct,
  isOutdated,
  type KeptChange,
  type KeptCount,
  type KeptHead,
} from "@/lib/counting/kept-count";

type CountKey = [account: string, inventory: number];
type EntryKey = [...CountKey, product: number];

interface CountSchema extends DBSchema {
  heads: { key: CountKey; value: KeptHead };
  products: { key: CountKey; value: readonly CountProduct[] };
  entries: { key: EntryKey; value: CountEntry };
}

const stores = ["heads", "products", "entries"] as const;

let opened: Promise<IDBPDatabase<CountSchema>> | undefined;

/** The browser's own database of counts, by account. What was not touched for 7 days goes as it is opened. */
function database(): Promise<IDBPDatabase<CountSchema>> {
  opened ??= open().catch((reason: unknown) => {
    opened = undefined;
    throw reason;
  });
  return opened;
}

async function open(): Promise<IDBPDatabase<CountSchema>> {
  const found = await openDB<CountSchema>("counts", 1, {
    upgrade(made) {
      for (const store of stores) made.createObjectStore(store);
    },
    terminated() {
      opened = undefined;
    },
  });
  const now = new Date();
  const old = (await found.getAll("heads")).filter((head) => isOutdated(head, now));
  await Promise.all(old.map((head) => drop(found, head)));
  return found;
}

/** All that one account has on this device, the one touched last first. @throws where the browser keeps nothing */
export async function keptHeads(account: string): Promise<KeptHead[]> {
  const heads = await (await database()).getAll("heads", rangeOf([account]));
  return heads.sort((one, other) => (one.touchedAt > other.touchedAt ? -1 : 1));
}

/** @throws where the browser keeps nothing */
export async function readKept(account: string, inventory: number): Promise<KeptCount | undefined> {
  const key: CountKey = [account, inventory];
  const read = (await database()).transaction(stores);
  const [head, products = [], keys, values] = await Promise.all([
    read.objectStore("heads").get(key),
    read.objectStore("products").get(key),
    read.objectStore("entries").getAllKeys(rangeOf(key)),
    read.objectStore("entries").getAll(rangeOf(key)),
  ]);
  if (head === undefined) return undefined;
  const entries = new Map<number, CountEntry>();
  for (const [index, entry] of values.entries()) {
    const [, , product] = keys[index] ?? [];
    if (product !== undefined) entries.set(product, entry);
  }
  return { head, products, entries };
}

/** @throws where the browser keeps nothing, e.g. as there is no room */
export async function writeKept({ head, entries, products }: KeptChange): Promise<void> {
  const { account, inventory } = head;
  const write = (await database()).transaction(stores, "readwrite", { durability: "strict" });
  await Promise.all([
    write.objectStore("heads").put(head, [account, inventory]),
    products && write.objectStore("products").put(products, [account, inventory]),
    ...[...entries].map(([product, entry]) => write.objectStore("entries").put(entry, [account, inventory, product])),
    write.done,
  ]);
}

export async function dropKept(head: Pick<KeptHead, "account" | "inventory">): Promise<void> {
  await drop(await database(), head);
}

async function drop(
  database: IDBPDatabase<CountSchema>,
  { account, inventory }: Pick<KeptHead, "account" | "inventory">,
): Promise<void> {
  const write = database.transaction(stores, "readwrite");
  await Promise.all([
    write.objectStore("heads").delete([account, inventory]),
    write.objectStore("products").delete([account, inventory]),
    write.objectStore("entries").delete(rangeOf([account, inventory])),
    write.done,
  ]);
}

/** All keys that begin so: an array is above every number and text. */
function rangeOf(start: (string | number)[]): IDBKeyRange {
  return IDBKeyRange.bound(start, [...start, []]);
}
