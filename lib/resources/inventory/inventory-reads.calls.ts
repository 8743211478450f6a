import * as z from "#schema";
import { queryCall } from "@/lib/calls/call";
import { camelKeys } from "@/lib/calls/camel-keys";
import { queryOrder } from "@/lib/calls/paging";
import { list, one, range } from "@/lib/calls/params";
import { noQueryRows, queryRows } from "@/lib/calls/query-rows";
import { choice, day, id } from "@/lib/calls/scalars";
import { amount, entityReference, moment, optional, optionalText } from "@/lib/calls/wire";
import { scopeSchema } from "./inventory-scope";
import { inventoryStatuses } from "./inventory-status";

const namedPerson = z.object({ id: z.int(), fullName: z.string() });

const wireFields = z.object({
  Id: z.int(),
  /** Of ours, or as another platform calls it. */
  Status: z.string(),
  ProductsNumber: z.int(),
  Created: moment,
  Updated: moment,
  StorageId: z.int(),
  Storage: entityReference,
  /** Pieces counted, of all products together. */
  InventoryQuantity: z.int(),
  /** Pieces by the books; absent for who may not see them (decision 0050). */
  ScriptQuantity: optional(z.int()),
  CreatedBy: namedPerson,
  /** Who may count, once authorised. */
  CountedBy: optional(namedPerson),
  ClearedBy: optional(namedPerson),
  /** What follows is optional: a platform may know nothing of it. */
  IsBlind: optional(z.boolean()),
  /** The first count of the piece of work that it belongs to: its own id where it is that one. */
  JoinedTo: optional(z.int()),
  /** The counts of that piece of work, its own id among them. */
  JoinedIds: optional(z.array(z.int())),
  /** Who counts, or has counted, in the counts that are joined. */
  Counters: optional(z.array(namedPerson)),
  Scope: optional(scopeSchema),
  Note: optionalText,
});

const itemSchema = z.pipe(
  camelKeys(
    z.object({
      Id: z.int(),
      InventoryItemId: z.int(),
      ProductId: z.int(),
      Barcode: optionalText,
      Name: z.string(),
      productImage: optionalText,
      InventoryQuantity: z.int(),
      ScriptQuantity: optional(z.int()),
      storage: entityReference,
      CountedAt: optional(moment),
      /** Who wrote the figure, where that is told: else its count's counter. */
      CountedBy: optional(namedPerson),
      /** Another count of its product is taken instead. */
      IsLeftOut: optional(z.boolean()),
      Note: optionalText,
      /** Net, of one piece. */
      PurchasePrice: optional(amount),
    }),
  ),
  z.transform(({ inventoryItemId: id, productImage: image, ...item }) => ({ ...item, id, image })),
);

const inventorySchema = camelKeys(wireFields);

/** Whether its platform knows what the documents do not name: a blind count, a joined one, a note, a scope (decision 0050). */
export function hasOurFields({ isBlind }: Pick<Inventory, "isBlind">): boolean {
  return isBlind !== undefined;
}

/** Who has closed a count. Whoever has begun to close one that is not closed, or was cancelled, has not. */
export function closedBy({ status, clearedBy }: Pick<Inventory, "status" | "clearedBy">): Inventory["clearedBy"] {
  const isOpenOrCancelled = inventoryStatuses.some((known) => known === status && known !== "CLEARED");
  return isOpenOrCancelled ? undefined : clearedBy;
}

/** What the console finds out itself of whoever asks. */
const ofNobody: {
  /** Whether they are the count's counter. */
  isOwn: boolean;
  mayReview: boolean;
  /** Their id at the platform, where a step of theirs needs it and it could be found. */
  askerId: number | undefined;
  /** The console's clock as it told this, ISO 8601: a device's own may be wrong. */
  toldAt: string | undefined;
} = { isOwn: false, mayReview: false, askerId: undefined, toldAt: undefined };

const inventoryDetailSchema = z.pipe(
  camelKeys(z.extend(wireFields, { InventoryItems: z.array(itemSchema) })),
  z.transform(({ inventoryItems: items, ...inventory }) => ({ ...inventory, items, ...ofNobody })),
);

export type Inventory = z.output<typeof inventorySchema>;
export type InventoryDetail = z.output<typeof inventoryDetailSchema>;

/** The reads of counts. What only reads them takes these: the writes weigh several times as much. */
export const inventoryReads = {
  list: queryCall({
    id: "QRY-04",
    access: ["inventory"],
    queryName: "chain-supply-inventories",
    filters: {
      storageId: one(id, "StorageID"),
      statuses: list(choice(inventoryStatuses), "Status"),
      joinedTo: one(id, "JoinedTo"),
      created: range("FromCreated", "ToCreated", day),
      ...queryOrder(["Id", "Created", "Updated"]),
    },
    answer: queryRows(inventorySchema),
    empty: noQueryRows,
  }),
  one: queryCall({
    id: "QRY-05",
    access: ["inventory"],
    queryName: "chain-supply-inventory-details",
    filters: { id: one(id, "InventoryID") },
    answer: queryRows(inventoryDetailSchema),
    empty: noQueryRows,
    mostRows: 1,
  }),
};
