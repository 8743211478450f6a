import type { AnyArgs } from "@/lib/calls/address";
import type { CallArgs, RowsCall } from "@/lib/calls/call";
import { longest } from "../texts/cut";

/** How many options a dropdown asks for (1§9). */
export const lookupLimit = 10;

/** To what the records are narrowed, in the word of the wire. */
export type Related = string | number | boolean | undefined;

/** The field `name` of the records of some ids tells those of one label apart. */
interface Tellings {
  call: RowsCall;
  args(ids: readonly number[]): AnyArgs;
  name: string;
}

/**
 * Where a relation filter's options come from: a dropdown search (1§7), or with `all` a short list that is fetched
 * whole. An option's value is the field `valueName` of a record, its label the field `labelName`.
 */
export interface Lookup {
  call: RowsCall;
  /** A search term plus fixed parameters; never asked for an empty term. */
  search?(term: string, related: Related): AnyArgs;
  all?: AnyArgs;
  /** The records of these ids, so that a link or a saved filter shows names. Not needed beside `all`. */
  named?(ids: readonly number[]): AnyArgs;
  valueName: string;
  labelName: string;
  /** The field by which people tell records of one name apart; it may be missing. */
  tellingName?: string;
  /** A call that knows it where the options do not carry it: asked for those alone whose labels look the same. */
  tellings?: Tellings;
  /** How many characters of a label are shown among the options (1§9). */
  longestLabel: number;
  /**
   * Labels are the platform's words: their texts stand under the filter's `options`, for the reader's language. A word
   * without a text shows as it came.
   */
  areWords?: true;
  /** What is kept beyond the session has their ids, never their names. */
  arePeople?: true;
}

type Fields = Partial<
  Pick<Lookup, "valueName" | "labelName" | "tellingName" | "tellings" | "longestLabel" | "areWords" | "arePeople">
>;

interface SearchedLookup<C extends RowsCall> extends Fields {
  call: C;
  search(term: string, related: Related): CallArgs<C> & AnyArgs;
  named(ids: readonly number[]): CallArgs<C> & AnyArgs;
}

interface WholeLookup<C extends RowsCall> extends Fields {
  call: C;
  all: CallArgs<C> & AnyArgs;
}

/** FILT-027: value and label are the fields id and name unless said otherwise. */
export function defineLookup<C extends RowsCall>(lookup: SearchedLookup<C> | WholeLookup<C>): Lookup {
  return { valueName: "id", labelName: "name", longestLabel: longest.optionLabel, ...lookup };
}

/** One thing to choose, as the person reads it. */
export interface Option {
  value: number;
  label: string;
  /** What tells it from others of its label. */
  telling?: string;
}

/** The options of an answer: a plain list or a page of rows. A record without a label is none (FILT-028). */
export function optionsOf(
  { valueName, labelName, tellingName = "" }: Pick<Lookup, "valueName" | "labelName" | "tellingName">,
  answer: unknown,
): Option[] {
  return recordsOf(answer).flatMap((record) => {
    const [value, label]: unknown[] = [Reflect.get(record, valueName), Reflect.get(record, labelName)];
    const telling: unknown = Reflect.get(record, tellingName);
    if (typeof value !== "number" || typeof label !== "string") return [];
    return [{ value, label, ...(typeof telling === "string" && { telling }) }];
  });
}

function recordsOf(answer: unknown): object[] {
  const records: unknown = isObject(answer) && "items" in answer ? answer.items : answer;
  return Array.isArray(records) ? records.filter(isObject) : [];
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** FILT-029: what is sent at once and what waits until the person has stopped typing, in ms. */
export function searchDelay(term: string): number | undefined {
  if (term.trim() === "") return undefined;
  return /^\d+$/.test(term.trim()) ? lookupDebounce : lookupDebounce + furtherTextDelay;
}

const lookupDebounce = 10;
const furtherTextDelay = 500;
