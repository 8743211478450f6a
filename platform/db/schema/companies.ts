import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { refersTo } from "./references";

export const currencies = sqliteTable("currencies", {
  id: integer().primaryKey(),
  code: text().notNull(),
});

/** Legal persons: the operator's own companies, suppliers and business customers. */
export const companies = sqliteTable(
  "companies",
  {
    id: integer().primaryKey(),
    euid: text().notNull(),
    name: text().notNull(),
    /** Fiscal code with its check digit, without the RO prefix. */
    cui: text().notNull(),
    /** Trade register number, for example J12/1234/2011. */
    registrationNumber: text("registration_number").notNull(),
    isVatPayer: integer("is_vat_payer", { mode: "boolean" }).notNull(),
    isSupplier: integer("is_supplier", { mode: "boolean" }).notNull(),
    isActive: integer("is_active", { mode: "boolean" }).notNull(),
    street: text().notNull(),
    city: text().notNull(),
    county: text().notNull(),
    postalCode: text("postal_code"),
    contactPerson: text("contact_person"),
    email: text(),
    phone: text(),
    iban: text(),
    bank: text(),
    /** Days after its date in which an invoice is paid; null where it is paid on delivery. */
    paymentTermDays: integer("payment_term_days"),
    created: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    uniqueIndex("companies_cui").on(table.cui),
    index("companies_county").on(table.county),
    index("companies_payment_term").on(table.paymentTermDays),
    index("companies_created").on(table.created),
  ],
);

/** The public register of companies, as far as this platform has it: what a fiscal code is verified against. */
export const registeredCompanies = sqliteTable("registered_companies", {
  /** Digits, without the RO prefix. */
  cui: text().primaryKey(),
  name: text().notNull(),
  registrationNumber: text("registration_number").notNull(),
  isVatPayer: integer("is_vat_payer", { mode: "boolean" }).notNull(),
  street: text().notNull(),
  city: text().notNull(),
  county: text().notNull(),
  postalCode: text("postal_code"),
});

/** A chain of storages run under one name for one company. */
export const chains = sqliteTable(
  "chains",
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    companyId: refersTo("company_id", () => companies.id),
    /** The chain's warehouse. No foreign key: storages point at chains already. */
    warehouseId: integer("warehouse_id"),
  },
  (table) => [index("chains_company").on(table.companyId)],
);
