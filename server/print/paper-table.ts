import "server-only";
import type { PageKey } from "@/lib/roles/pages";
import { mappingPapers } from "./drafts/mapping-papers";
import { countPapers } from "./inventory/count-papers";
import type { PaperSource } from "./paper-source";

/** The pages whose records can be printed: whoever opens the page prints them. */
export const paperSources: readonly { page: PageKey; source: PaperSource }[] = [
  { page: "drafts", source: mappingPapers },
  { page: "inventory", source: countPapers },
];
