import * as z from "#schema";
import { restCall } from "@/lib/calls/call";
import { one } from "@/lib/calls/params";
import { choice, id, integer, text } from "@/lib/calls/scalars";
import { optionalText, rows } from "@/lib/calls/wire";

const companySchema = z.object({
  id: z.int(),
  name: z.string(),
  /** Romanian fiscal code, digits without the RO prefix. */
  cui: z.string(),
  registrationNumber: optionalText,
  city: optionalText,
  county: optionalText,
  isSupplier: z.boolean(),
});

export type Company = z.output<typeof companySchema>;

const listQuery = {
  search: one(text()),
  limit: one(integer({ min: 1, max: 250 })),
  offset: one(integer({ max: 1_000_000 })),
  order: one(choice(["ASC", "DESC"])),
};

export const companiesCalls = {
  suppliers: restCall({
    id: "CMP-02",
    access: ["companies", "receptions", "current_stocks", "return_to_supplier"],
    method: "GET",
    path: "companies/suppliers",
    query: listQuery,
    answer: rows(companySchema),
  }),
  list: restCall({
    id: "CMP-01",
    access: ["companies", "receptions", "invoices"],
    method: "GET",
    path: "companies",
    query: listQuery,
    answer: rows(companySchema),
  }),
  one: restCall({
    id: "CMP-03",
    access: ["companies", "receptions"],
    method: "GET",
    path: "companies/{id}",
    params: { id },
    answer: companySchema,
  }),
};
