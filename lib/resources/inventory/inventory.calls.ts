import * as z from "#schema";
import { queryCall } from "@/lib/calls/call";
import { queryOrder } from "@/lib/calls/paging";
import { list, one, range } from "@/lib/calls/params";
import { noQueryRows, queryRows } from "@/lib/calls/query-rows";
import { choice, day, id } from "@/lib/calls/scalars";
import { entityReference, moment, optional, optionalText } from "@/lib/calls/wire";

/** From the beginning of a count to its end (INVE-008 leaves the values to us). */
export const inventoryStatuses = ["NEW", "COUNTING", "COUNTED", "CLEARED", "CANCELLED"] as const;

const namedPerson = z.object({ id: z.int(), fullName: z.string() });

const inventoryFields = z.object({
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
  z.transform((item) => ({
    id: item.InventoryItemId,
    productId: item.ProductId,
    barcode: item.Barcode,
    name: item.Name,
    image: item.productImage,
    inventoryQuantity: item.InventoryQuantity,
    scriptQuantity: item.ScriptQuantity,
    storage: item.storage,
  })),
);

/** Wire names end here. */
function inventory(fields: z.output<typeof inventoryFields>) {
  return {
    id: fields.Id,
    status: fields.Status,
    productsNumber: fields.ProductsNumber,
    created: fields.Created,
    updated: fields.Updated,
    storage: fields.Storage,
    inventoryQuantity: fields.InventoryQuantity,
    scriptQuantity: fields.ScriptQuantity,
    createdBy: fields.CreatedBy,
    countedBy: fields.CountedBy,
    clearedBy: fields.ClearedBy,
  };
}

const inventorySchema = z.pipe(inventoryFields, z.transform(inventory));

const inventoryDetailSchema = z.pipe(
  z.extend(inventoryFields, { InventoryItems: z.array(itemSchema) }),
  z.transform(({ InventoryItems: items, ...fields }) => ({ ...inventory(fields), items })),
);

export type Inventory = z.output<typeof inventorySchema>;
export type InventoryDetail = z.output<typeof inventoryDetailSchema>;

export const inventorySortKeys = ["Id", "Created", "Updated"] as const;

export const inventoryCalls = {
  list: queryCall({
    id: "QRY-04",
    access: ["inventory"],
    queryName: "chain-supply-inventories",
    filters: {
      storageId: one(id, "StorageID"),
      statuses: list(choice(inventoryStatuses), "Status"),
      created: range("FromCreated", "ToCreated", day),
      ...queryOrder(inventorySortKeys),
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
