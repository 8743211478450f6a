import { countOf, type RecordCounts } from "@/lib/list/declare/record-counts";
import { currentStocksList } from "@/lib/resources/current_stocks/current-stocks.list";
import { receptionsList } from "@/lib/resources/receptions/receptions.list";
import { returnToSupplierList } from "@/lib/resources/return_to_supplier/return-to-supplier.list";
import type { Company } from "./companies.calls";

const ofSupplier = ({ id, isSupplier }: Company) => (isSupplier ? { supplier: String(id) } : undefined);

/** What came from a supplier, went back there, and still lies somewhere. */
export const companyCounts: RecordCounts<Company> = {
  receptions: countOf(receptionsList, { filters: ofSupplier, bears: ({ company }, { id }) => company.id === id }),
  returns: countOf(returnToSupplierList, { filters: ofSupplier, bears: ({ company }, { id }) => company.id === id }),
  stocks: countOf(currentStocksList, { filters: ofSupplier, bears: ({ supplier }, { id }) => supplier.id === id }),
};
