import type { makeCompanies } from "./rows/make-companies";
import type { ProductRow } from "./rows/make-products";
import type { makeReceptions } from "./rows/make-receptions";
import type { StockRow } from "./rows/make-stocks";
import type { makeStorages } from "./rows/make-storages";
import type { makeUsers } from "./rows/make-users";

/** An order that waits in a locker. */
export interface LockerOrder {
  id: number;
  placedAt: Date;
}

/** What the areas that are filled after it build on. */
export interface SeedWorld {
  companies: ReturnType<typeof makeCompanies>;
  storages: ReturnType<typeof makeStorages>["storages"];
  people: ReturnType<typeof makeUsers>;
  products: readonly ProductRow[];
  receptions: ReturnType<typeof makeReceptions>;
  stocks: readonly StockRow[];
  /** Orders that wait in lockers, oldest first, by the id of the storage. */
  lockerOrders: ReadonlyMap<number, readonly LockerOrder[]>;
}
