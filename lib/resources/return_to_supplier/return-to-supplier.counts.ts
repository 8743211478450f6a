import { countOf, type RecordCounts } from "@/lib/list/declare/record-counts";
import { receptionsList } from "@/lib/resources/receptions/receptions.list";
import type { SupplierReturn } from "./return-reads.calls";
import { returnToSupplierList } from "./return-to-supplier.list";

/** What goes back, what else of the same reception did, and what came from and went to its supplier. */
export const returnCounts: RecordCounts<SupplierReturn> = {
  lines: { section: "lines", total: ({ items }) => items.length },
  ofReception: countOf(returnToSupplierList, {
    filters: ({ ren }) => ({ renNumber: ren.number }),
    bears: ({ ren }, { ren: own }) => ren.id === own.id,
  }),
  ofSupplier: countOf(returnToSupplierList, {
    filters: ({ company }) => ({ supplier: String(company.id) }),
    bears: ({ company }, { company: own }) => company.id === own.id,
  }),
  receptions: countOf(receptionsList, {
    filters: ({ company }) => ({ supplier: String(company.id) }),
    bears: ({ company }, { company: own }) => company.id === own.id,
  }),
};
