import * as z from "#schema";
import { restCall } from "@/lib/calls/call";
import { rowWindow, sortedWindow } from "@/lib/calls/paging";
import { list, one, range } from "@/lib/calls/params";
import { choice, day, id, integer } from "@/lib/calls/scalars";
import { entityReference, moment, optional, optionalText, person, rows } from "@/lib/calls/wire";

const reportSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** 1 is a supply of machines. */
  type: z.int(),
  /** Cumulative bits; `supply-status.ts` reads them. */
  maskNumber: z.int(),
  /** Absent from a report that was made by hand. */
  route: optional(entityReference),
  mobileStorage: entityReference,
  courier: person,
  storages: z.array(entityReference),
  /** Pieces to bring, of all products together. */
  supplyQty: z.int(),
  created: moment,
  updated: moment,
});

/** 2§3: one line is one piece; `supply-lines.ts` counts those of a product. */
const supplyLineSchema = z.object({
  barcode: optionalText,
  productId: z.int(),
  productImage: optionalText,
  productName: z.string(),
  storageId: z.int(),
});

const exceptionSchema = z.object({
  id: z.int(),
  productBarCode: optionalText,
  productImg: optionalText,
  productName: z.string(),
  /** One of 2§8; `supply-status.ts` names their words. */
  reason: z.string(),
  quantity: z.int(),
  storage: optional(entityReference),
  created: moment,
});

const balanceSchema = z.object({
  product: z.object({ id: z.int(), name: z.string(), barcode: optionalText, image: optionalText }),
  loaded: z.int(),
  put: z.int(),
  returned: z.int(),
  /** What must still be in the car. */
  balance: z.int(),
});

const waypointSchema = z.object({
  position: z.int(),
  storage: entityReference,
  lat: optional(z.number()),
  long: optional(z.number()),
  plannedAt: moment,
  arrivedAt: optional(moment),
});

const sessionSchema = z.object({
  id: z.int(),
  storage: entityReference,
  user: person,
  type: z.enum(["SUPPLY", "RETREAT"]),
  reportName: optionalText,
  startAt: moment,
  endAt: optional(moment),
  /** A negative quantity was put in, a positive one taken back (2§3). */
  vendingSessionDetails: z.array(z.object({ id: z.int(), product: entityReference, quantity: z.int() })),
});

const contentSchema = z.object({
  initialSupplyQty: z.int(),
  product: z.object({
    productImageUrl: optionalText,
    productName: z.string(),
    productId: z.int(),
    barcode: optionalText,
    batchId: optional(z.int()),
    externalSerialNumber: optionalText,
  }),
});

/** How far each machine of a report is. */
const storageStatusSchema = z.object({ storage: entityReference, status: z.int() });

const reportDetailSchema = z.extend(reportSchema, {
  storagesFullResponse: z.array(storageStatusSchema),
  waypoints: z.array(waypointSchema),
  supplyLines: z.array(supplyLineSchema),
  generationExceptions: z.array(exceptionSchema),
  initialSupplyQty: z.int(),
  /** Of the report's own round, all products together: loaded, less put, plus taken back. */
  balance: z.int(),
});

export type Report = z.output<typeof reportSchema>;
export type ReportDetail = z.output<typeof reportDetailSchema>;
export type SupplyLine = z.output<typeof supplyLineSchema>;
export type SupplyException = z.output<typeof exceptionSchema>;
export type VendingSession = z.output<typeof sessionSchema>;

export const supplyingReportsCalls = {
  /** With `route` the reports of one route (RTE-08). */
  list: restCall({
    id: "SUP-02",
    access: ["supplying_reports", "supplying_routes", "drafts"],
    method: "GET",
    path: "reports",
    query: {
      type: one(integer({ min: 1, max: 2 })),
      exactStatus: list(integer({ max: 2 ** 25 })),
      route: one(id),
      storageIds: list(id),
      courier: one(id),
      created: range("FromCreated", "ToCreated", day),
      ...sortedWindow(["id", "created", "updated"]),
    },
    answer: rows(reportSchema),
  }),
  one: restCall({
    id: "SUP-03",
    access: ["supplying_reports", "supplying_routes"],
    method: "GET",
    path: "reports/{id}",
    params: { id },
    answer: reportDetailSchema,
  }),
  storages: restCall({
    id: "SUP-04",
    access: ["supplying_reports"],
    method: "GET",
    path: "reports/{id}/storages",
    params: { id },
    answer: z.array(storageStatusSchema),
  }),
  /** What a car must hold: of the rounds that are under way with it. */
  balance: restCall({
    id: "SUP-05",
    access: ["supplying_reports"],
    method: "GET",
    path: "balance",
    query: { storageId: one(id) },
    answer: z.array(balanceSchema),
  }),
  initialContent: restCall({
    id: "SUP-06",
    access: ["supplying_reports"],
    method: "GET",
    path: "initial-supply-content",
    query: { supplyReport: one(id) },
    answer: z.array(contentSchema),
  }),
  /** The newest first. */
  sessions: restCall({
    id: "SUP-01",
    access: ["supplying_reports", "storages"],
    method: "GET",
    path: "vending-sessions",
    query: {
      reportIds: list(id),
      ...rowWindow,
    },
    answer: rows(sessionSchema),
  }),
  exceptions: restCall({
    id: "SUP-10",
    access: ["supplying_reports"],
    method: "GET",
    path: "supply-flow-exception/list",
    query: { supplyReport: one(id), searchTerm: one(choice(["picking", "supplying"]), "search_term") },
    answer: z.array(exceptionSchema),
  }),
};
