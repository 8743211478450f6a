import type { AnyArgs } from "./address";
import type { AnswerableCall } from "./call";

/** One record, and under which name an answer about it says its id. */
export interface AskedRecord {
  id: number;
  field: string;
  /** A query answers by rows, even about one record. */
  isInRows: boolean;
}

/**
 * Which record an answer is to be about: the one that the path names, or the only row that a query asks for by its `id`.
 * @returns undefined where no single record is named, or its answers do not say which one they are about
 */
export function recordAskedFor(call: AnswerableCall, args: AnyArgs): AskedRecord | undefined {
  if (call.kind === "documentation") return undefined;
  const { answerId = "id" } = call;
  const id = call.kind === "rest" ? firstNumber(args.params) : idOfOnlyRow(call.mostRows, args);
  return id === undefined || answerId === false ? undefined : { id, field: answerId, isInRows: call.kind === "query" };
}

/** Whether an answer, read by its call's schema, says that it is about another record. What says no id says nothing. */
export function isOfAnother({ id, field, isInRows }: AskedRecord, answer: unknown): boolean {
  const records: unknown = isInRows ? fieldOf(answer, "items") : [answer];
  if (!Array.isArray(records)) return false;
  return records.some((record) => {
    const said = fieldOf(record, field);
    return (typeof said === "number" || typeof said === "string") && String(said) !== String(id);
  });
}

function fieldOf(object: unknown, name: string): unknown {
  return typeof object === "object" && object !== null ? Reflect.get(object, name) : undefined;
}

function firstNumber(params: object = {}): number | undefined {
  return Object.values(params).find((value) => typeof value === "number");
}

/** A list that is filtered by an id may ask for more rows: what it makes of other ones is the list's own. */
function idOfOnlyRow(mostRows: number, { filters = {}, limit = mostRows }: AnyArgs): number | undefined {
  const id: unknown = Reflect.get(filters, "id");
  return limit === 1 && typeof id === "number" ? id : undefined;
}
