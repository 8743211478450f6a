import type { Call, QueryCall, RestCall } from "@/lib/calls/call";
import type { Param, Range } from "@/lib/calls/params";
import type { Lookup, Related } from "../lookups/lookup";
import type { PeriodSet } from "./periods";

/**
 * The wire's value for each word of a closed list; the word's text is the message `options.<filter>.<word>`. Of a word
 * without a value nothing is sent: it stands for all.
 */
type Options = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * Narrows the records among which a relation's are chosen. It is no filter: it stands in no address, no chip and no
 * saved filter, and goes with no request for rows (reading 9).
 */
export interface Narrowing {
  /** Under which its texts stand, as a filter's do. */
  key: string;
  /** What the lookup is told for each word. */
  options: Readonly<Record<string, Related>>;
}

/**
 * A filter of a list, by kind. `param` names the parameter of the list's call that it fills; the call's own declaration
 * says how that stands on the wire (1§7). A filter's value is one text, the same in the address and in a saved filter:
 *
 * | kind | text |
 * |---|---|
 * | text | what was typed |
 * | number | whole numbers joined by commas |
 * | choice, choices | a word, words joined by commas |
 * | boolean, three-state | `true`, `false`, and `all` |
 * | relation | ids joined by commas |
 * | date-range, event-date | a period's word, or `from&to`; a single day as `date&endOfDay`, the day on which it ends |
 * | amount-range, number-range | `min&max` |
 * | years, months | numbers joined by commas |
 */
interface Filters<Param extends string> {
  /** `taken`: what is searched by of what was typed, where that is not all of it. */
  text: { param: Param; longest?: number; taken?(typed: string): string };
  /** Digits alone, typed (1§5). */
  number: { param: Param; isMany?: boolean };
  /** One word of a closed list, with the wire's value for it. */
  choice: { param: Param; options: Options };
  choices: { param: Param; options: Options };
  boolean: { param: Param };
  /** Asks the platform for `all` where nothing narrower is said. */
  "three-state": { param: Param };
  /** Other records, searched for by name. */
  relation: { param: Param; lookup: Lookup; isMany?: boolean; narrowing?: Narrowing };
  "date-range": { param: Param; periods: Exclude<PeriodSet, "event"> };
  "event-date": { param: Param };
  /** Decimal text, RON. A slider from 0 to 10000 (1§5). */
  "amount-range": { param: Param };
  /** Whole numbers. A slider from 0 to `most`; an end at 0 is left out of the query (2§5). */
  "number-range": { param: Param; most: number };
  /** From `since` to the current year. */
  years: { param: Param; since: number };
  months: { param: Param };
}

export type FilterKind = keyof Filters<string>;

type FilterOf<Kind extends FilterKind, Param extends string = string> = { kind: Kind } & Filters<Param>[Kind];

/** Any filter, as the engine reads it. */
export type Filter = { [Kind in FilterKind]: FilterOf<Kind> }[FilterKind];

/** The kinds whose value a parameter that takes one `Value` accepts. */
type SingleFilter<Name extends string, Value> =
  | (FilterOf<"choice", Name> & { options: Readonly<Record<string, Value | undefined>> })
  | ([Value] extends [boolean] ? FilterOf<"boolean", Name> : never)
  | ([Value] extends [number] ? (FilterOf<"number", Name> | FilterOf<"relation", Name>) & { isMany?: false } : never)
  | (string extends Value ? FilterOf<"text", Name> : never)
  | ("all" extends Value ? FilterOf<"three-state", Name> : never);

type ListFilter<Name extends string, Value> =
  | (FilterOf<"choices", Name> & { options: Readonly<Record<string, Value>> })
  | ([Value] extends [number] ? (FilterOf<"number", Name> | FilterOf<"relation", Name>) & { isMany: true } : never)
  | ([Value] extends [number] ? FilterOf<"years", Name> | FilterOf<"months", Name> : never);

type RangeFilter<Name extends string, Value> =
  | ([Value] extends [string]
      ? FilterOf<"date-range", Name> | FilterOf<"event-date", Name> | FilterOf<"amount-range", Name>
      : never)
  | ([Value] extends [number] ? FilterOf<"number-range", Name> : never);

type FilterFor<Name extends string, P extends Param> = P extends { kind: "single"; item: infer Item }
  ? SingleFilter<Name, ValueOf<Item>>
  : P extends { kind: "list" | "repeated"; item: infer Item }
    ? ListFilter<Name, ValueOf<Item>>
    : P extends { kind: "range"; item: infer Item }
      ? RangeFilter<Name, ValueOf<Item>>
      : never;

type ValueOf<Item> = Item extends { _zod: { output: infer Value } } ? Value : never;

export type FilterParams<C extends Call> = C extends RestCall ? C["query"] : C extends QueryCall ? C["filters"] : never;

/** A filter that fits a call: it names one of its parameters, and its values are what that parameter takes. */
export type FilterOfCall<C extends Call> = {
  [Name in keyof FilterParams<C> & string]: FilterFor<Name, FilterParams<C>[Name]>;
}[keyof FilterParams<C> & string];

/** What a filter brings to its parameter, or undefined where it brings nothing. */
export type WireValue = string | number | boolean | readonly (string | number | boolean)[] | Range<string | number>;

/** The periods that a filter offers; undefined where it is none of days. */
export function periodSetOf(filter: Filter | undefined): PeriodSet | undefined {
  if (filter?.kind === "event-date") return "event";
  return filter?.kind === "date-range" ? filter.periods : undefined;
}
