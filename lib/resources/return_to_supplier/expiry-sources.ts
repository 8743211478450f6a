import type { Semaphore } from "@/lib/calls/semaphore";
import { sendCall } from "@/lib/calls/send-call";
import { currentStocksCalls } from "@/lib/resources/current_stocks/current-stocks.calls";
import { receptionReads } from "@/lib/resources/receptions/reception-reads.calls";
import { type ExpirySources, mostNotes, stockPageRows } from "./expiring-search";
import { readLeft } from "./left-of-reception";

/**
 * The calls behind the search: stock by QRY-02, receptions by REC-04, what is left of each by its returns.
 * @param turns the search's own: a reception takes several calls
 * @param until YYYY-MM-DD, the last day that counts
 * @param zone the operator's
 */
export function expirySources(
  { supplier, until, zone }: { supplier: number; until: string; zone: string },
  signal: AbortSignal,
  turns: Semaphore,
): ExpirySources {
  return {
    async stock(offset) {
      const filters = {
        // Who delivered it: the supplier of its product may be another one by now.
        receptionCompany: supplier,
        expirationDate: { to: until },
        quantity: { from: 1 },
        sort: "ExpirationDate",
        order: "ASC",
      } as const;
      const args = { filters, offset, limit: stockPageRows };
      return (await sendCall(currentStocksCalls.list, args, signal)).data;
    },
    async notesOf(batch) {
      const query = { supplierId: supplier, ...batch, limit: mostNotes };
      const { data } = await sendCall(receptionReads.listOfStock, { query }, signal);
      const ids = data.items.filter(({ company }) => company.id === supplier).map(({ id }) => id);
      return { ids, isCut: data.totalCount > data.items.length };
    },
    left: (id) => readLeft(id, zone, signal, turns),
  };
}
