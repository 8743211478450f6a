import type { Columns } from "@/lib/list/declare/column";
import { defineList } from "@/lib/list/declare/define-list";
import { recordOf } from "@/lib/list/declare/named-record";
import { storagesLookup } from "@/lib/resources/storages/storages.lookup";
import { closedBy, type Inventory, inventoryReads } from "./inventory-reads.calls";

const columns: Columns<Inventory> = {
  id: { kind: "id", value: (inventory) => inventory.id },
  storage: {
    kind: "text",
    value: (inventory) => inventory.storage.name,
    names: (inventory) => recordOf("storages", inventory.storage),
  },
  status: {
    kind: "status",
    words: { NEW: "plain", COUNTING: "info", COUNTED: "warning", CLEARED: "success", CANCELLED: "danger" },
    value: (inventory) => inventory.status,
  },
  productsNumber: { kind: "quantity", value: (inventory) => inventory.productsNumber },
  inventoryQuantity: { kind: "quantity", value: (inventory) => inventory.inventoryQuantity },
  scriptQuantity: { kind: "quantity", value: (inventory) => inventory.scriptQuantity },
  created: { kind: "date-time", value: (inventory) => inventory.created },
  updated: { kind: "date-time", value: (inventory) => inventory.updated },
  storageId: {
    kind: "text",
    value: (inventory) => String(inventory.storageId),
    names: (inventory) => ({ page: "storages", id: inventory.storageId }),
  },
  createdBy: {
    kind: "text",
    value: (inventory) => inventory.createdBy.fullName,
    names: (inventory) => recordOf("users", inventory.createdBy),
  },
  countedBy: {
    kind: "text",
    value: (inventory) => inventory.countedBy?.fullName,
    names: (inventory) => recordOf("users", inventory.countedBy),
  },
  joined: {
    kind: "tags",
    value: (inventory) => othersOf(inventory).map(String),
    names: (inventory) => othersOf(inventory).map((id) => ({ page: "inventory", id })),
  },
  clearedBy: {
    kind: "text",
    value: (inventory) => closedBy(inventory)?.fullName,
    names: (inventory) => recordOf("users", closedBy(inventory)),
  },
};

/** The counts with which it is one piece of work. */
function othersOf({ id, joinedIds = [] }: Inventory): number[] {
  return joinedIds.filter((each) => each !== id);
}

/** Counts (INVE-001). FILT-052: beside the storage the filters are ours. */
export const inventoryList = defineList({
  page: "inventory",
  call: inventoryReads.list,
  columns,
  defaultColumns: ["storage", "status", "productsNumber", "created"],
  sort: { id: "Id", created: "Created", updated: "Updated" },
  defaultSort: { key: "created", order: "DESC" },
  filters: {
    storage: { kind: "relation", param: "storageId", lookup: storagesLookup },
    status: {
      kind: "choices",
      param: "statuses",
      options: { NEW: "NEW", COUNTING: "COUNTING", COUNTED: "COUNTED", CLEARED: "CLEARED", CANCELLED: "CANCELLED" },
    },
    created: { kind: "date-range", param: "created", periods: "warehouse" },
  },
  mayLack: ["joined", "scriptQuantity"],
  only: {
    storage: "storage",
    status: "status",
    created: "created",
    storageId: ({ storageId }) => ({ storage: storageId }),
  },
  search: { id: "preview" },
  preview: {
    call: inventoryReads.one,
    args: (id) => ({ filters: { id }, offset: 0, limit: 1 }),
    detail: ({ items }) => items[0],
    fields: columns,
    name: "storage",
  },
  emptyView: "expanded",
});
