import type { AnyArgs } from "./address";
import type { AnswerableCall, CallAnswer, CallArgs } from "./call";

/**
 * What the answer of one call lacks and another call knows. The backend-for-frontend asks it for all rows of an answer
 * together, never row by row, and the browser gets whole rows.
 */
export interface Enrichment {
  of: AnswerableCall;
  source: AnswerableCall;
  /** One request per batch; none where nothing is lacking. */
  requests(answer: unknown): readonly AnyArgs[];
  /** @param found the answers to the requests that succeeded. */
  apply(answer: unknown, found: readonly unknown[]): unknown;
}

interface EnrichmentSettings<C extends AnswerableCall, A extends AnswerableCall> {
  of: C;
  source: A;
  requests(answer: CallAnswer<C>): readonly (CallArgs<A> & AnyArgs)[];
  apply(answer: CallAnswer<C>, found: readonly CallAnswer<A>[]): CallAnswer<C>;
}

export function defineEnrichment<C extends AnswerableCall, A extends AnswerableCall>(
  settings: EnrichmentSettings<C, A>,
): Enrichment;
export function defineEnrichment(settings: Enrichment): Enrichment {
  return settings;
}
