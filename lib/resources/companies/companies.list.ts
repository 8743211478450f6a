import type { Columns } from "@/lib/list/declare/column";
import { defineList } from "@/lib/list/declare/define-list";
import { countiesLookup } from "@/lib/resources/lookups/lookups.lookup";
import { type Company, companiesCalls } from "./companies.calls";

const columns: Columns<Company> = {
  id: { kind: "id", value: (company) => company.id },
  name: { kind: "text", value: (company) => company.name },
  cui: { kind: "text", value: (company) => company.cui },
  registrationNumber: { kind: "text", value: (company) => company.registrationNumber },
  county: { kind: "text", value: (company) => company.county },
  city: { kind: "text", value: (company) => company.city },
  street: { kind: "text", value: (company) => company.street },
  postalCode: { kind: "text", value: (company) => company.postalCode },
  contactPerson: { kind: "text", value: (company) => company.contactPerson },
  phone: { kind: "text", contact: "tel", value: (company) => company.phone },
  email: { kind: "text", contact: "mailto", value: (company) => company.email },
  bank: { kind: "text", value: (company) => company.bank },
  iban: { kind: "text", value: (company) => company.iban },
  paymentTerm: { kind: "quantity", value: (company) => company.paymentTermDays },
  isVatPayer: { kind: "boolean", value: (company) => company.isVatPayer },
  isSupplier: { kind: "boolean", value: (company) => company.isSupplier },
  isActive: { kind: "boolean", value: (company) => company.isActive },
  euid: { kind: "text", value: (company) => company.euid },
  created: { kind: "date-time", value: (company) => company.created },
};

/** The suppliers (COMP-001). FILT-052: the filters are ours. */
export const companiesList = defineList({
  page: "companies",
  call: companiesCalls.suppliers,
  columns,
  defaultColumns: ["name", "cui", "county", "phone"],
  sort: { id: "id", name: "name", created: "created" },
  defaultSort: { key: "name", order: "ASC" },
  filters: {
    search: { kind: "text", param: "search" },
    county: { kind: "relation", param: "county", isMany: true, lookup: countiesLookup },
    isVatPayer: { kind: "boolean", param: "isVatPayer" },
    isActive: { kind: "boolean", param: "isActive" },
    paymentTerm: { kind: "choices", param: "paymentTerm", options: { "15": 15, "30": 30, "45": 45, "60": 60 } },
    created: { kind: "date-range", param: "created", periods: "warehouse" },
  },
  only: { isVatPayer: "isVatPayer", isActive: "isActive", paymentTerm: "paymentTerm", created: "created" },
  search: { id: "preview", words: "search", number: "search" },
  preview: {
    call: companiesCalls.one,
    args: (id) => ({ params: { id } }),
    detail: (company) => company,
    fields: columns,
    name: "name",
  },
  emptyView: "expanded",
});
