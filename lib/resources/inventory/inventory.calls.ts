import * as z from "#schema";
import { queryCall } from "@/lib/calls/call";
import { camelKeys } from "@/lib/calls/camel-keys";
import { queryOrder } from "@/lib/calls/paging";
import { list, one, range } from "@/lib/calls/params";
import { noQueryRows, queryRows } from "@/lib/calls/query-rows";
import { choice, day, id } from "@/lib/calls/scalars";
import { entityReference, moment, optional, optionalText } from "@/lib/calls/wire";

/** From the beginning of a count to its end (INVE-008 leaves the values to us). */
const inventoryStatuses = ["NEW", "COUNTING", "COUNTED", "CLEARED", "CANCELLED"] as const;

const namedPerson = z.object({ id: z.int(), fullName: z.string() });

const wireFields = z.object({
  Id: z.int(),
  Status: z.enum(inventoryStatuses),
  ProductsNumber: z.int(),
  Created: moment,
  Updated: moment,
  StorageId: z.int(),
  Storage: entityReference,
  /** Pieces counted, of all products together. */
  InventoryQuantity: z.int(),
  /** Pieces by the books. */
  ScriptQuantity: z.int(),
  CreatedBy: namedPerson,
  /** Who may count, once authorised. */
  CountedBy: optional(namedPerson),
  ClearedBy: optional(namedPerson),
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
      ScriptQuantity: z.int(),
      storage: entityReference,
    }),
  ),
  z.transform(({ inventoryItemId: id, productImage: image, ...item }) => ({ ...item, id, image })),
);

const inventorySchema = camelKeys(wireFields);

const inventoryDetailSchema = z.pipe(
  camelKeys(z.extend(wireFields, { InventoryItems: z.array(itemSchema) })),
  z.transform(({ inventoryItems: items, ...inventory }) => ({ ...inventory, items })),
);

export type Inventory = z.output<typeof inventorySchema>;
export type InventoryDetail = z.output<typeof inventoryDetailSchema>;

export const inventoryCalls = {
  list: queryCall({
    id: "QRY-04",
    access: ["inventory"],
    queryName: "chain-supply-inventories",
    filters: {
      storageId: one(id, "StorageID"),
      statuses: list(choice(inventoryStatuses), "Status"),
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
