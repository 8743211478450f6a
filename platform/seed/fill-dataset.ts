import type Libsql from "libsql";
import { hashPassword } from "../auth/password";
import { schema } from "../db/tables";
import type { DatasetName } from "../env";
import { fillAcquirer } from "./areas/acquirer";
import { fillMapper } from "./areas/mapper";
import { fillSupport } from "./areas/support";
import { bulkInsert, type Insert } from "./bulk-insert";
import { putCountsIntoLedger } from "./counts-in-ledger";
import { demoPassword } from "./demo-accounts";
import { createRandom } from "./random";
import { contradict } from "./rows/contradict";
import { makeChains, makeCompanies } from "./rows/make-companies";
import { makeOrders, type OrderRows } from "./rows/make-orders";
import { makeCategories, makeProducts } from "./rows/make-products";
import { asDelivered, documentSeriesRows, documentTypeRows, makeReceptions } from "./rows/make-receptions";
import { makeRegister } from "./rows/make-register";
import { makeStockMovements } from "./rows/make-stock-movements";
import { makeStocks } from "./rows/make-stocks";
import { makeCounties, makeStorages, sellingPlaces } from "./rows/make-storages";
import { makeRoles, makeUsers } from "./rows/make-users";
import type { LockerOrder, SeedWorld } from "./seed-world";
import { sizes } from "./sizes";
import { vatRates } from "./vat";
import { baseOf, type SeedBase } from "./world";

const seed = 2472;
/** Orders in memory at a time. */
const ordersAtOnce = 2000;

/** Fills an empty database that has its tables. @returns the number of rows. */
export async function fillDataset(file: Libsql.Database, name: DatasetName, now: Date): Promise<number> {
  const base: SeedBase = { random: createRandom(seed), sizes: sizes[name], now };
  const insert: Insert = (table, rows) => {
    total += bulkInsert(file, table, rows);
  };
  let total = 0;

  insert(
    schema.currencies,
    ["RON", "EUR"].map((code, index) => ({ id: index + 1, code })),
  );
  const companies = makeCompanies(base);
  insert(schema.companies, companies);
  insert(schema.registeredCompanies, makeRegister(companies));
  insert(schema.chains, makeChains());
  insert(schema.counties, makeCounties());
  const places = makeStorages(base);
  insert(schema.storages, places.storages);
  insert(schema.addresses, places.addresses);
  insert(schema.roles, makeRoles());
  insert(
    schema.vatRates,
    vatRates.map((rate, index) => ({ id: index + 1, rate })),
  );
  insert(schema.documentTypes, documentTypeRows);
  insert(schema.documentSeries, documentSeriesRows);

  const supplierIds = companies.filter((each) => each.isSupplier).map((each) => each.id ?? 0);
  const customerCompanyIds = companies
    .filter((each, index) => !each.isSupplier && index >= 2)
    .map((each) => each.id ?? 0);
  const people = makeUsers(base, await hashPassword(demoPassword), customerCompanyIds);
  insert(schema.users, people.users);
  insert(schema.userRoles, people.userRoles);

  insert(schema.categories, makeCategories());
  const { products: offered, identifiers } = makeProducts(base, supplierIds);
  const acquirerId = 1;
  const receptions = makeReceptions(base, offered, supplierIds, [acquirerId]);
  const products = asDelivered(offered, receptions);
  insert(schema.products, products);
  insert(schema.productIdentifiers, identifiers);
  insert(schema.batches, receptions.batches);
  insert(schema.entryNotes, receptions.notes);
  insert(schema.entryNoteItems, receptions.items);
  insert(schema.entryNoteDiscounts, receptions.discounts);
  const stocks = [...makeStocks(base, places.storages, receptions.batches, receptions.items)];
  insert(schema.stocks, stocks);

  const sales = {
    products,
    ...sellingPlaces(places.storages),
    customerIds: people.users.slice(people.firstCustomerId - 1).map((each) => each.id ?? 0),
    companyOfUser: new Map(
      people.users.flatMap(({ id, companyId }) => (id && companyId ? [[id, companyId] as const] : [])),
    ),
  };
  const followOrders = fillSupport(insert, baseOf("support", base), { companies, people, products });
  const lockerOrders = new Map<number, LockerOrder[]>();
  for (const made of inChunks(makeOrders(base, sales), ordersAtOnce)) {
    const some = base.sizes.contradicts ? made.map(contradict) : made;
    insertOrders(insert, some);
    followOrders(some);
    collectLockerOrders(lockerOrders, some);
  }

  // Each area after this line has a stream of chance of its own: `baseOf("name", base)`.
  const world: SeedWorld = { companies, storages: places.storages, people, products, receptions, stocks, lockerOrders };
  const assortment = fillAcquirer(insert, base, world);
  const allStocks = [...stocks, ...fillMapper(insert, baseOf("mapper", base), world, assortment)];
  insert(schema.stockMovements, makeStockMovements(baseOf("movements", base), allStocks, receptions));
  return total + putCountsIntoLedger(file);
}

function insertOrders(insert: Insert, some: readonly OrderRows[]): void {
  insert(
    schema.orders,
    some.map((each) => each.order),
  );
  insert(
    schema.orderItems,
    some.flatMap((each) => each.items),
  );
  insert(
    schema.invoices,
    some.flatMap((each) => each.invoice ?? []),
  );
  insert(
    schema.payments,
    some.flatMap((each) => each.payments),
  );
}

const lockerOrderType = 2;

function collectLockerOrders(found: Map<number, LockerOrder[]>, some: readonly OrderRows[]): void {
  for (const { order } of some)
    if (order.orderType === lockerOrderType && !order.isDelivered)
      found.set(order.storageId, [
        ...(found.get(order.storageId) ?? []).slice(-9),
        { id: order.id, placedAt: order.eventDate },
      ]);
}

function* inChunks<Item>(items: Iterable<Item>, size: number): Generator<Item[]> {
  let chunk: Item[] = [];
  for (const item of items) {
    chunk.push(item);
    if (chunk.length < size) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}
