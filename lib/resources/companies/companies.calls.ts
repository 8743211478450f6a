import * as z from "#schema";
import { restCall } from "@/lib/calls/call";
import { sortedWindow } from "@/lib/calls/paging";
import { list, one, range } from "@/lib/calls/params";
import { day, flag, id, integer, text } from "@/lib/calls/scalars";
import { moment, optional, optionalText, rows } from "@/lib/calls/wire";

const companySchema = z.object({
  id: z.int(),
  name: z.string(),
  /** Romanian fiscal code, digits without the RO prefix. */
  cui: z.string(),
  /** Trade register number, e.g. J12/1234/2011. */
  registrationNumber: optionalText,
  /** Its id in the European register of companies. */
  euid: optionalText,
  street: optionalText,
  postalCode: optionalText,
  city: optionalText,
  county: optionalText,
  contactPerson: optionalText,
  email: optionalText,
  phone: optionalText,
  iban: optionalText,
  bank: optionalText,
  /** Days after its date in which an invoice is paid; none where it is paid on delivery. */
  paymentTermDays: optional(z.int()),
  isVatPayer: z.boolean(),
  isSupplier: z.boolean(),
  isActive: z.boolean(),
  created: moment,
});

export type Company = z.output<typeof companySchema>;

export const companySortKeys = ["id", "name", "created"] as const;

/** COMP-005: the documents give no filters of companies beyond "any query". */
const listQuery = {
  /** A part of the name, the fiscal code or the trade register number. */
  search: one(text()),
  county: list(id, "countyIds"),
  isVatPayer: one(flag),
  isActive: one(flag),
  paymentTerm: list(integer({ max: 365 }), "paymentTermDays"),
  created: range("FromCreated", "ToCreated", day),
  ...sortedWindow(companySortKeys),
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
    access: ["companies", "receptions", "invoices", "services"],
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
