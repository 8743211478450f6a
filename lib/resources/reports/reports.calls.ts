import * as z from "#schema";
import { downloadCall, restCall } from "@/lib/calls/call";
import { sortedWindow } from "@/lib/calls/paging";
import { list } from "@/lib/calls/params";
import { id, integer } from "@/lib/calls/scalars";
import { entityReference, moment, person, rows } from "@/lib/calls/wire";
import { pagesOfReportType, reportPages } from "./report-types";

/** The oldest year that reports are asked for (1§2). */
export const firstReportYear = 2018;

const year = z.int().check(z.gte(firstReportYear), z.lte(2100));
const recordId = z.int().check(z.gte(1));
const month = z.int().check(z.gte(1), z.lte(12));

const requestSchema = z.object({
  id: z.int(),
  type: entityReference,
  chain: entityReference,
  year,
  month,
  created: moment,
  requestedBy: person,
});

export type ReportRequest = z.output<typeof requestSchema>;

/** Business reports: never to be mixed with the supply reports of `GET reports` (reading 11). */
export const reportsCalls = {
  list: restCall({
    id: "REP-05",
    access: ["reports"],
    method: "GET",
    path: "business-report-requests",
    query: {
      types: list(id),
      years: list(integer({ min: firstReportYear, max: 2100 })),
      months: list(integer({ min: 1, max: 12 })),
      ...sortedWindow(["id", "created"]),
    },
    answer: rows(requestSchema),
  }),
  one: restCall({
    id: "GEN-02.business-report-requests",
    access: ["reports"],
    method: "GET",
    path: "business-report-requests/{id}",
    params: { id },
    answer: requestSchema,
  }),
  types: restCall({
    id: "REP-02",
    access: reportPages,
    method: "GET",
    path: "business-report-types",
    answer: z.array(entityReference),
  }),
  /** A report of one chain and month; an empty one answers an empty file. */
  download: downloadCall({
    id: "REP-01",
    access: reportPages,
    accessTo: ({ type }) => pagesOfReportType(type),
    method: "POST",
    path: "business-report-requests/download",
    params: {},
    body: z.strictObject({ chain: recordId, type: recordId, month, year }),
    file: "xlsx",
    fileName: "report",
    mayBeEmpty: true,
  }),
  downloadOne: downloadCall({
    id: "REP-03",
    access: ["reports"],
    method: "PATCH",
    path: "business-report-requests/{id}/download",
    params: { id },
    file: "xlsx",
    fileName: "report",
    mayBeEmpty: true,
  }),
};
