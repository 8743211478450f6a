import type { Columns } from "@/lib/list/declare/column";
import { defineList } from "@/lib/list/declare/define-list";
import { blueprintRecord, recordOf } from "@/lib/list/declare/named-record";
import { blueprintsLookup } from "@/lib/resources/drafts/blueprints.lookup";
import { addressLine } from "./storage-address";
import { type Storage, storagesCalls } from "./storages.calls";

const columns: Columns<Storage> = {
  id: { kind: "id", value: (storage) => storage.id },
  name: { kind: "text", value: (storage) => storage.name },
  address: { kind: "text", value: (storage) => addressLine(storage.addresses[0]) },
  type: {
    kind: "status",
    words: { SELLABLE: "plain", MOBILE: "plain", DEPOSIT: "plain" },
    value: (storage) => storage.type,
  },
  catalogPrice: {
    kind: "text",
    value: (storage) => storage.catalogPrice?.name,
    names: (storage) => recordOf("catalog_price", storage.catalogPrice),
  },
  status: {
    kind: "status",
    words: { WORKING: "success", MAINTENANCE: "warning", OFFLINE: "danger" },
    value: (storage) => storage.status,
  },
  isSellable: { kind: "boolean", value: (storage) => storage.isSellable },
  isDeposit: { kind: "boolean", value: (storage) => storage.isDeposit },
  isActive: { kind: "boolean", value: (storage) => storage.isActive },
  isSubstorage: { kind: "boolean", value: (storage) => storage.isSubstorage },
  blueprint: {
    kind: "text",
    value: (storage) => storage.bobs?.blueprint.name,
    names: (storage) => blueprintRecord(storage.bobs?.blueprint),
  },
  blueprintVersion: { kind: "quantity", value: (storage) => storage.bobs?.blueprintVersion },
};

/** All of 2§3, the address piece by piece. */
const details: Columns<Storage> = {
  fullName: { kind: "text", value: (storage) => storage.fullName },
  ...columns,
  street: { kind: "text", value: (storage) => storage.addresses[0]?.street },
  number: { kind: "text", value: (storage) => storage.addresses[0]?.number },
  postalCode: { kind: "text", value: (storage) => storage.addresses[0]?.postalCode },
  bloc: { kind: "text", value: (storage) => storage.addresses[0]?.bloc },
  scara: { kind: "text", value: (storage) => storage.addresses[0]?.scara },
  etaj: { kind: "text", value: (storage) => storage.addresses[0]?.etaj },
  apartament: { kind: "text", value: (storage) => storage.addresses[0]?.apartament },
  city: { kind: "text", value: (storage) => storage.addresses[0]?.city },
  county: { kind: "text", value: (storage) => storage.addresses[0]?.county },
  latitude: { kind: "text", value: (storage) => storage.geolocation?.lat.toFixed(6) },
  longitude: { kind: "text", value: (storage) => storage.geolocation?.long.toFixed(6) },
};

/** FILT-041; name and blueprint are ours. */
export const storagesList = defineList({
  page: "storages",
  call: storagesCalls.list,
  columns,
  defaultColumns: ["name", "type", "address", "status"],
  sort: { id: "id", name: "name", type: "type" },
  defaultSort: { key: "name", order: "ASC" },
  filters: {
    search: { kind: "text", param: "search" },
    kind: { kind: "choice", param: "isSellable", options: { sellable: true, warehouse: false } },
    isActive: { kind: "boolean", param: "isActive" },
    isSubstorage: { kind: "boolean", param: "isSubstorage" },
    blueprint: { kind: "relation", param: "bobBlueprintId", lookup: blueprintsLookup },
  },
  only: {
    isSellable: ({ isSellable }) => ({ kind: isSellable ? "sellable" : "warehouse" }),
    isActive: "isActive",
    isSubstorage: "isSubstorage",
    blueprint: ({ bobs }) => ({ blueprint: bobs?.blueprint.id }),
  },
  search: { id: "preview", words: "search" },
  preview: {
    call: storagesCalls.one,
    args: (id) => ({ params: { id } }),
    detail: (storage) => storage,
    fields: details,
    name: "name",
  },
  report: async () => (await import("@/lib/resources/reports/report-source")).reportSource("storages"),
});
