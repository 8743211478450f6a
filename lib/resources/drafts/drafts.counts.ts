import { countOf, type RecordCounts } from "@/lib/list/declare/record-counts";
import { currentStocksList } from "@/lib/resources/current_stocks/current-stocks.list";
import { storagesList } from "@/lib/resources/storages/storages.list";
import type { MappingDetail } from "./drafts.calls";
import { draftsList } from "./drafts.list";

/** The machines of its blueprint, what else is mapped by it, and what lies in the machine where it is of one. */
export const mappingCounts: RecordCounts<MappingDetail> = {
  stocks: countOf(currentStocksList, {
    filters: ({ storages: [storage, ...others] }) =>
      storage && others.length === 0 ? { storage: String(storage.id) } : undefined,
    bears: ({ storage }, { storages }) => storage.id === storages[0]?.id,
  }),
  storages: countOf(storagesList, {
    filters: ({ blueprint }) => blueprint && { blueprint: String(blueprint.id) },
    bears: ({ bobs }, { blueprint }) => bobs?.blueprint.id === blueprint?.id,
  }),
  liveMappings: countOf(draftsList, {
    filters: ({ blueprint }) => blueprint && { domain: "live-mapping", blueprint: String(blueprint.id) },
    bears: ({ domain, blueprint }, { blueprint: own }) => domain === "live-mapping" && blueprint?.id === own?.id,
  }),
  drafts: countOf(draftsList, {
    filters: ({ blueprint }) => blueprint && { domain: "mapping-draft", blueprint: String(blueprint.id) },
    bears: ({ domain, blueprint }, { blueprint: own }) => domain === "mapping-draft" && blueprint?.id === own?.id,
  }),
};
