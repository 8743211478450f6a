import * as z from "#schema";
import { restCall } from "@/lib/calls/call";
import { sortedWindow } from "@/lib/calls/paging";
import { list, one, range } from "@/lib/calls/params";
import { day, filledText, flag, id, integer, text } from "@/lib/calls/scalars";
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

/**
 * What the register of companies knows under a fiscal code (COMP-005 leaves the answer to us): fields of a company, by
 * the same names.
 */
const registeredCompanySchema = z.object({
  cui: z.string(),
  name: z.string(),
  registrationNumber: optionalText,
  street: optionalText,
  postalCode: optionalText,
  city: optionalText,
  county: optionalText,
  isVatPayer: z.boolean(),
});

export type RegisteredCompany = z.output<typeof registeredCompanySchema>;

const text120 = filledText(120);

/** COMP-005: what a company is made of; the fields are those of its answer, by the same names. */
const companyFields = {
  name: text120,
  /** Digits with the check digit, without RO. */
  cui: z.string().check(z.regex(/^\d{2,10}$/)),
  street: text120,
  city: text120,
  /** The name of a county of `GET counties`. */
  county: text120,
  isVatPayer: z.boolean(),
  isSupplier: z.boolean(),
  isActive: z.boolean(),
};

/** What may be missing, and is cleared by null. */
const optionalCompanyFields = {
  registrationNumber: z.nullish(text120),
  /** Six digits. */
  postalCode: z.nullish(text120),
  contactPerson: z.nullish(text120),
  email: z.nullish(text120),
  phone: z.nullish(text120),
  /** Without blanks. */
  iban: z.nullish(text120),
  bank: z.nullish(text120),
  paymentTermDays: z.nullish(z.int().check(z.gte(0), z.lte(365))),
};

/** COMP-005: the documents give no filters of companies beyond "any query". */
const listQuery = {
  /** A part of the name, the fiscal code or the trade register number. */
  search: one(text()),
  county: list(id, "countyIds"),
  isVatPayer: one(flag),
  isActive: one(flag),
  paymentTerm: list(integer({ max: 365 }), "paymentTermDays"),
  created: range("FromCreated", "ToCreated", day),
  ...sortedWindow(["id", "name", "created"]),
};

const oneCompany = restCall({
  id: "CMP-03",
  access: ["companies", "receptions", "storages", "services"],
  method: "GET",
  path: "companies/{id}",
  params: { id },
  answer: companySchema,
});

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
  one: oneCompany,
  /** COMP-003. A fiscal code that the register does not have is 'Object not found'. */
  verify: restCall({
    id: "CMP-06",
    access: ["companies"],
    method: "GET",
    path: "companies/verify",
    query: { cui: one(text(12)) },
    answer: registeredCompanySchema,
  }),
  create: restCall({
    id: "CMP-05",
    access: ["companies"],
    method: "POST",
    path: "companies",
    body: z.strictObject({ ...companyFields, ...optionalCompanyFields }),
    answer: companySchema,
  }),
  /** Fields that are left out stay as they are. */
  update: restCall({
    id: "CMP-04",
    access: ["companies"],
    changes: oneCompany,
    method: "PATCH",
    path: "companies/{id}",
    params: { id },
    body: z.strictObject({
      name: z.optional(companyFields.name),
      cui: z.optional(companyFields.cui),
      street: z.optional(companyFields.street),
      city: z.optional(companyFields.city),
      county: z.optional(companyFields.county),
      isVatPayer: z.optional(companyFields.isVatPayer),
      isSupplier: z.optional(companyFields.isSupplier),
      isActive: z.optional(companyFields.isActive),
      ...optionalCompanyFields,
    }),
    answer: companySchema,
  }),
};
