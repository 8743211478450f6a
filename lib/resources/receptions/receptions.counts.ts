import { countOf, type RecordCounts } from "@/lib/list/declare/record-counts";
import { returnToSupplierList } from "@/lib/resources/return_to_supplier/return-to-supplier.list";
import type { Reception } from "./reception-reads.calls";
import { receptionsList } from "./receptions.list";

/** What the note holds, what of it went back, and what else came from its supplier. */
export const receptionCounts: RecordCounts<Reception> = {
  lines: { section: "lines", total: ({ items }) => items.length },
  returns: countOf(returnToSupplierList, {
    filters: ({ number }) => ({ renNumber: number }),
    bears: ({ ren }, { id }) => ren.id === id,
  }),
  ofSupplier: countOf(receptionsList, {
    filters: ({ company }) => ({ supplier: String(company.id) }),
    bears: ({ company }, { company: own }) => company.id === own.id,
  }),
  returnsToSupplier: countOf(returnToSupplierList, {
    filters: ({ company }) => ({ supplier: String(company.id) }),
    bears: ({ company }, { company: own }) => company.id === own.id,
  }),
};
