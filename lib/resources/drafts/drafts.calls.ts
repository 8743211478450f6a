import * as z from "#schema";
import { restCall } from "@/lib/calls/call";
import { sortedWindow } from "@/lib/calls/paging";
import { list, one, range } from "@/lib/calls/params";
import { choice, day, flag, id, integer, text } from "@/lib/calls/scalars";
import { calendarDay, entityReference, moment, optional, optionalText, person, rows } from "@/lib/calls/wire";

/** What a mapping is loaded from (MAPP-016): a blueprint's structure, a machine as it stands, a saved draft. */
export const mappingDomains = ["bob-blueprint", "live-mapping", "mapping-draft"] as const;

/** One of the three domains' rows: what only drafts have is absent from the others. */
const mappingSchema = z.object({
  /** Of the blueprint, the storage or the draft: unique inside its domain. */
  id: z.int(),
  domain: z.enum(mappingDomains),
  name: z.string(),
  /** A warehouse has neither. */
  blueprint: optional(entityReference),
  blueprintVersion: optional(z.int()),
  /** The machines built by the blueprint, the machine itself, or those the draft is meant for. */
  storages: z.array(entityReference),
  createdBy: optional(person),
  approvedBy: optional(person),
  /** A day; the one date shown as YYYY-MM-DD (DATE-006). */
  startDate: optional(calendarDay),
  /** Approved, and its start day has come (reading 40). */
  isApplied: optional(z.boolean()),
  created: optional(moment),
});

const cellProductSchema = z.object({
  id: z.int(),
  name: z.string(),
  barcode: optionalText,
  productNodeReference: z.int(),
  image: optionalText,
});

const shelfSchema = z.object({
  id: z.int(),
  position: z.int(),
  /** Millimetres, as the height. */
  width: z.int(),
  height: z.int(),
  /** 0 is a locker, any other a fridge (reading 19). */
  storageZone: z.int(),
  cells: z.array(
    z.object({
      id: z.int(),
      position: z.int(),
      alias: z.string(),
      renewProduct: z.boolean(),
      product: optional(cellProductSchema),
    }),
  ),
});

const lockerSchema = z.object({
  id: z.int(),
  position: z.int(),
  width: z.int(),
  height: z.int(),
  storageZone: z.int(),
  selfPosition: z.int(),
  cells: z.array(
    z.object({
      id: z.int(),
      alias: z.string(),
      product: optional(cellProductSchema),
      fillOnDemand: z.boolean(),
      orderId: optional(z.int()),
    }),
  ),
});

const mappingDetailSchema = z.extend(mappingSchema, {
  shelves: z.array(shelfSchema),
  lockers: z.array(lockerSchema),
});

export type Mapping = z.output<typeof mappingSchema>;
export type MappingDetail = z.output<typeof mappingDetailSchema>;
export type Shelf = z.output<typeof shelfSchema>;
export type Locker = z.output<typeof lockerSchema>;

export const draftsCalls = {
  /** Rows of one domain; saved drafts where none is said. */
  list: restCall({
    id: "MAP-02",
    access: ["drafts"],
    method: "GET",
    path: "mapping-drafts",
    query: {
      domain: one(choice(mappingDomains)),
      blueprintDevice: one(id),
      liveStorage: one(id),
      storageIds: list(id),
      productIds: list(id),
      search: one(text()),
      start: range("startSince", "startUntil", day),
      isApproved: one(flag),
      isApplied: one(flag),
      ...sortedWindow(["id", "name", "startDate", "created"]),
    },
    answer: rows(mappingSchema),
  }),
  one: restCall({
    id: "MAP-03",
    access: ["drafts"],
    method: "GET",
    path: "mapping-drafts/{id}",
    params: { id },
    query: { domain: one(choice(mappingDomains)) },
    answer: mappingDetailSchema,
  }),
  /** A blueprint's structure, its cells empty: what a new draft begins from. */
  structure: restCall({
    id: "MAP-04",
    access: ["drafts"],
    method: "GET",
    path: "mapping-drafts/live-mapping/bob-blueprint/{id}",
    params: { id },
    answer: mappingDetailSchema,
    // The documents do not say whether it is the blueprint's, or one of the mapping's own.
    answerId: false,
  }),
  liveMapping: restCall({
    id: "STO-07",
    access: ["drafts", "storages"],
    method: "GET",
    path: "storages/{id}/live-mapping",
    params: { id },
    answer: mappingDetailSchema,
    // Nor here, whether it is the storage's.
    answerId: false,
  }),
  shelves: restCall({
    id: "STO-08",
    access: ["drafts", "storages"],
    method: "GET",
    path: "shelves",
    query: { storageIds: list(id) },
    answer: z.array(z.extend(shelfSchema, { storageId: z.int() })),
  }),
  blueprints: restCall({
    id: "MAP-01",
    access: ["drafts", "storages"],
    method: "GET",
    path: "bob-blueprints",
    query: { search: one(text()), ids: list(id), limit: one(integer({ min: 1, max: 200 })) },
    answer: z.array(z.object({ id: z.int(), name: z.string(), version: z.int() })),
  }),
};
