import type { Columns } from "@/lib/list/declare/column";
import { defineList } from "@/lib/list/declare/define-list";
import { blueprintRecord, recordOf, recordsOf } from "@/lib/list/declare/named-record";
import { productsLookup } from "@/lib/resources/products/products.lookup";
import { storagesLookup } from "@/lib/resources/storages/storages.lookup";
import { blueprintsLookup } from "./blueprints.lookup";
import { draftsCalls, type Mapping, mappingDomains } from "./drafts.calls";

const columns: Columns<Mapping> = {
  id: { kind: "id", value: (mapping) => mapping.id },
  name: { kind: "text", value: (mapping) => mapping.name },
  domain: {
    kind: "status",
    words: { "bob-blueprint": "plain", "live-mapping": "plain", "mapping-draft": "plain" },
    value: (mapping) => mapping.domain,
  },
  blueprint: {
    kind: "text",
    value: (mapping) => mapping.blueprint?.name,
    // One among blueprints is that record itself.
    names: ({ domain, blueprint }) => (domain === "bob-blueprint" ? undefined : blueprintRecord(blueprint)),
  },
  blueprintVersion: { kind: "quantity", value: (mapping) => mapping.blueprintVersion },
  storages: {
    kind: "tags",
    value: (mapping) => mapping.storages.map(({ name }) => name),
    names: (mapping) => recordsOf("storages", mapping.storages),
  },
  // MAPP-005: the one date that is shown as the wire has it.
  startDate: { kind: "text", value: (mapping) => mapping.startDate },
  createdBy: {
    kind: "person",
    value: (mapping) => mapping.createdBy,
    names: (mapping) => recordOf("users", mapping.createdBy),
  },
  approvedBy: {
    kind: "person",
    value: (mapping) => mapping.approvedBy,
    names: (mapping) => recordOf("users", mapping.approvedBy),
  },
  isApplied: { kind: "boolean", value: (mapping) => mapping.isApplied },
  created: { kind: "date-time", value: (mapping) => mapping.created },
};

/**
 * Three domains on one page: the filter `domain` says which, saved drafts where it says nothing (FILT-045). Ids are
 * unique inside a domain alone, so the preview is asked in the domain of its rows.
 */
export const draftsList = defineList({
  page: "drafts",
  call: draftsCalls.list,
  columns,
  // What all three domains have: only saved drafts have a start date and an approver.
  defaultColumns: ["name", "blueprint", "storages", "created"],
  sort: { id: "id", name: "name", startDate: "startDate", created: "created" },
  defaultSort: { key: "created", order: "DESC" },
  kindFilter: "domain",
  usual: { domain: "mapping-draft" },
  filters: {
    domain: {
      kind: "choice",
      param: "domain",
      options: {
        "bob-blueprint": "bob-blueprint",
        "live-mapping": "live-mapping",
        "mapping-draft": "mapping-draft",
      },
    },
    blueprint: { kind: "relation", param: "blueprintDevice", lookup: blueprintsLookup },
    storages: { kind: "relation", param: "storageIds", lookup: storagesLookup, isMany: true },
    products: { kind: "relation", param: "productIds", lookup: productsLookup, isMany: true },
    name: { kind: "text", param: "search" },
    startDate: { kind: "date-range", param: "start", periods: "warehouse" },
    isApproved: { kind: "boolean", param: "isApproved" },
    isApplied: { kind: "boolean", param: "isApplied" },
  },
  only: {
    blueprint: ({ blueprint }) => ({ blueprint: blueprint?.id }),
    storages: "storages",
    startDate: "startDate",
    isApplied: "isApplied",
  },
  search: { id: "preview", words: "name" },
  queue: { key: "due-drafts", load: async () => (await import("./due-drafts.queue")).dueDrafts },
  preview: {
    call: draftsCalls.one,
    args: (id, { domain }) => ({ params: { id }, query: { domain: mappingDomains.find((each) => each === domain) } }),
    detail: (mapping) => mapping,
    fields: columns,
    name: "name",
  },
});
