import { countOf, type RecordCounts } from "@/lib/list/declare/record-counts";
import { currentStocksList } from "@/lib/resources/current_stocks/current-stocks.list";
import type { InternalReception } from "./receptions-intern.calls";
import { receptionsInternList } from "./receptions-intern.list";

/** What was moved, what else went the same way, and what lies at both ends now. */
export const movedCounts: RecordCounts<InternalReception> = {
  lines: { section: "lines", total: ({ renDetails }) => renDetails.length },
  sameWay: countOf(receptionsInternList, {
    filters: ({ sourceStorage, destinationStorage }) => ({
      sourceStorage: String(sourceStorage.id),
      destinationStorage: String(destinationStorage.id),
    }),
    bears: ({ sourceStorage, destinationStorage }, own) =>
      sourceStorage.id === own.sourceStorage.id && destinationStorage.id === own.destinationStorage.id,
  }),
  atSource: countOf(currentStocksList, {
    filters: ({ sourceStorage }) => ({ storage: String(sourceStorage.id) }),
    bears: ({ storage }, { sourceStorage }) => storage.id === sourceStorage.id,
  }),
  atDestination: countOf(currentStocksList, {
    filters: ({ destinationStorage }) => ({ storage: String(destinationStorage.id) }),
    bears: ({ storage }, { destinationStorage }) => storage.id === destinationStorage.id,
  }),
};
