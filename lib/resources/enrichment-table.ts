import type { AnswerableCall } from "@/lib/calls/call";
import type { Enrichment } from "@/lib/calls/enrichment";
import { stockEnrichments } from "./current_stocks/current-stocks.enrichment";

/** Every enrichment, by the call whose answers it enriches. A new one is added here. Read by the server alone. */
export const enrichmentTable: ReadonlyMap<AnswerableCall, Enrichment> = new Map(
  stockEnrichments.map((enrichment) => [enrichment.of, enrichment]),
);
