import type { CallWire } from "@/lib/calls/call";
import type { currentStocksCalls } from "@/lib/resources/current_stocks/current-stocks.calls";

type ListOnWire = CallWire<typeof currentStocksCalls.list>;

/** Rows of as many products, each with a barcode of its own and, as the documents have it, no picture. */
export function stocksOnWire(count: number): ListOnWire {
  return {
    Items: Array.from({ length: count }, (_, index) => ({
      Id: index + 1,
      Updated: "2026-03-14T09:26:53Z",
      storage: { id: 1, name: "Depozit Cluj", type: "DEPOSIT" },
      product: { id: index + 1, name: `Product ${index + 1}`, barcode: `594${index + 1}` },
      productNodeReference: index + 1,
      batch: { id: 1, number: "L-1" },
      supplier: { id: 7, name: "Băuturi Carpați SRL" },
      stock: 3,
      warehouseStock: 9,
      VAT: 11,
      serialNumbers: [],
    })),
    TotalCount: count,
  };
}
