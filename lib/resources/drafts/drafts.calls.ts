import * as z from "#schema";
import { restCall } from "@/lib/calls/call";
import { sortedWindow } from "@/lib/calls/paging";
import { list, one, range } from "@/lib/calls/params";
import { choice, day, flag, id, integer, text } from "@/lib/calls/scalars";
import { doneSchema, rows } from "@/lib/calls/wire";
import { isReviewer } from "@/lib/roles/reviewers";
import {
  cloneBody,
  draftLockerCellBody,
  draftShelfCellBody,
  fromBlueprintBody,
  liveFillOnDemandBody,
  liveLockerCellBody,
  liveShelfCellBody,
} from "./mapping-bodies";
import { mappingDetailSchema, mappingDomains, mappingSchema, shelfSchema } from "./mapping-schema";

export type {
  CellProduct,
  DraftApplication,
  Locker,
  MachineCells,
  Mapping,
  MappingDetail,
  Shelf,
} from "./mapping-schema";
export { mappingDomains };

/** The id of the new draft. */
const madeSchema = z.object({ id: z.int() });

const oneMapping = restCall({
  id: "MAP-03",
  access: ["drafts"],
  method: "GET",
  path: "mapping-drafts/{id}",
  params: { id },
  query: { domain: one(choice(mappingDomains)) },
  answer: mappingDetailSchema,
});

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
  one: oneMapping,
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
  fromBlueprint: restCall({
    id: "MAP-05",
    access: ["drafts"],
    method: "POST",
    path: "mapping-drafts/from-blueprint",
    body: fromBlueprintBody,
    answer: madeSchema,
  }),
  clone: restCall({
    id: "MAP-06",
    access: ["drafts"],
    method: "POST",
    path: "mapping-drafts/{draftId}/clone",
    params: { draftId: id },
    body: cloneBody,
    answer: madeSchema,
    // The new draft's, not that of the one in the path.
    answerId: false,
  }),
  /** Cells of a saved draft are named by underscore paths (reading 39). */
  setDraftLockerCell: restCall({
    id: "MAP-07",
    access: ["drafts"],
    method: "PATCH",
    path: "locker_cells/{cellId}",
    params: { cellId: id },
    body: draftLockerCellBody,
    answer: doneSchema,
  }),
  setDraftShelfCell: restCall({
    id: "MAP-08",
    access: ["drafts"],
    method: "PATCH",
    path: "shelf_cells/{cellId}",
    params: { cellId: id },
    body: draftShelfCellBody,
    answer: doneSchema,
  }),
  /** Sets the approver (MAPP-014). */
  approve: restCall({
    id: "MAP-09",
    access: ["drafts"],
    method: "PATCH",
    path: "mapping-drafts/approve/{id}",
    params: { id },
    changes: oneMapping,
    needsVersion: true,
    allows: isReviewer,
    answer: doneSchema,
  }),
  remove: restCall({
    id: "MAP-10",
    access: ["drafts"],
    method: "DELETE",
    path: "mapping-drafts/{draftId}",
    params: { draftId: id },
    answer: doneSchema,
  }),
  /** Cells of live mapping are named by hyphen paths (reading 39). */
  setLiveFillOnDemand: restCall({
    id: "MAP-11",
    access: ["drafts"],
    method: "PATCH",
    path: "locker-cells/fill-on-demand",
    body: liveFillOnDemandBody,
    answer: doneSchema,
  }),
  setLiveLockerCell: restCall({
    id: "MAP-12",
    access: ["drafts"],
    method: "PATCH",
    path: "locker-cells/map-product",
    body: liveLockerCellBody,
    answer: doneSchema,
  }),
  setLiveShelfCell: restCall({
    id: "MAP-13",
    access: ["drafts"],
    method: "PATCH",
    path: "shelf-cells/map-product",
    body: liveShelfCellBody,
    answer: doneSchema,
  }),
};
