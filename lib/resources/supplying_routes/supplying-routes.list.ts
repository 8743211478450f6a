import type { Columns } from "@/lib/list/declare/column";
import { defineList } from "@/lib/list/declare/define-list";
import { recordOf, recordsOf } from "@/lib/list/declare/named-record";
import { mobileStoragesLookup, storagesLookup } from "@/lib/resources/storages/storages.lookup";
import { type Route, supplyingRoutesCalls } from "./supplying-routes.calls";
import { couriersLookup } from "./supplying-routes.lookup";

const columns: Columns<Route> = {
  id: { kind: "id", value: (route) => route.id },
  name: { kind: "text", value: (route) => route.name },
  storages: {
    kind: "tags",
    value: (route) => route.storages.map(({ name }) => name),
    names: (route) => recordsOf("storages", route.storages),
  },
  courier: {
    kind: "person",
    value: (route) => route.internalCourier,
    names: (route) => recordOf("users", route.internalCourier),
  },
  mobileStorage: {
    kind: "text",
    value: (route) => route.mobileStorage.name,
    names: (route) => recordOf("storages", route.mobileStorage),
  },
  status: {
    kind: "status",
    words: { active: "success", inactive: "plain" },
    value: (route) => (route.isActive ? "active" : "inactive"),
  },
  stops: { kind: "quantity", value: (route) => route.storages.length },
  created: { kind: "date-time", value: (route) => route.created },
};

/** Resupply routes (SRTE-004) with the filters of FILT-043. */
export const supplyingRoutesList = defineList({
  page: "supplying_routes",
  call: supplyingRoutesCalls.list,
  columns,
  defaultColumns: ["name", "courier", "mobileStorage", "status"],
  sort: { id: "id", name: "name", created: "created" },
  defaultSort: { key: "created", order: "DESC" },
  filters: {
    name: { kind: "text", param: "route" },
    storages: { kind: "relation", param: "storageIds", lookup: storagesLookup, isMany: true },
    courier: { kind: "relation", param: "courier", lookup: couriersLookup },
    mobileStorage: { kind: "relation", param: "mobileStorage", lookup: mobileStoragesLookup },
    status: { kind: "choice", param: "isActive", options: { active: true, inactive: false } },
    created: { kind: "date-range", param: "created", periods: "warehouse" },
  },
  only: {
    storages: "storages",
    courier: "courier",
    mobileStorage: "mobileStorage",
    status: "status",
    created: "created",
  },
  search: { id: "preview", words: "name" },
  preview: {
    call: supplyingRoutesCalls.one,
    args: (id) => ({ params: { id } }),
    detail: (route) => route,
    fields: columns,
    name: "name",
  },
});
