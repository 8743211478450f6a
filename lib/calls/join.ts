import type { AnyArgs } from "./address";
import type { AnswerableCall, CallAnswer, CallArgs } from "./call";

/**
 * What the answer of one call lacks and another call knows. The backend-for-frontend asks it for all rows of an answer
 * together, never row by row, and the browser gets whole rows.
 */
export interface Join {
  of: AnswerableCall;
  asked: AnswerableCall;
  /** One request per batch; none where nothing is lacking. */
  requests(answer: unknown): readonly AnyArgs[];
  /** @param found the answers to the requests that succeeded. */
  complete(answer: unknown, found: readonly unknown[]): unknown;
}

interface JoinSettings<C extends AnswerableCall, A extends AnswerableCall> {
  of: C;
  asked: A;
  requests(answer: CallAnswer<C>): readonly (CallArgs<A> & AnyArgs)[];
  complete(answer: CallAnswer<C>, found: readonly CallAnswer<A>[]): CallAnswer<C>;
}

export function defineJoin<C extends AnswerableCall, A extends AnswerableCall>(settings: JoinSettings<C, A>): Join;
export function defineJoin(settings: Join): Join {
  return settings;
}
