import * as z from "#schema";
import { InvalidParameter, rangeEnds } from "./address-coding";
import type { Param, Params, ParamValues } from "./params";

/**
 * The jsonFilters of a query command (2§7): the declaration's wire names with JSON values, so a
 * number stays a number and a list stays a list.
 */
export function encodeFilters<P extends Params>(params: P, values: ParamValues<P>): Record<string, unknown> {
  const filters: Record<string, unknown> = {};
  for (const [key, param] of Object.entries(params)) {
    const value: unknown = Reflect.get(values, key);
    if (param.kind === "fixed") filters[key] = param.value;
    else if (value === undefined) continue;
    else if (param.kind === "range") for (const [name, end] of rangeEnds(param, value)) filters[name] = end;
    else filters[param.name ?? key] = value;
  }
  return filters;
}

/**
 * Reads jsonFilters by the declaration. The values are checked by the same scalars as in an address.
 * @throws InvalidParameter on an unknown name or a refused value.
 */
export function decodeFilters<P extends Params>(params: P, filters: unknown): ParamValues<P>;
export function decodeFilters(params: Params, filters: unknown): Record<string, unknown> {
  const given = new Map(Object.entries(z.record(z.string(), z.unknown()).parse(filters)));
  const values: Record<string, unknown> = {};
  for (const [key, param] of Object.entries(params)) {
    const value = take(key, param, given);
    if (value !== undefined) values[key] = value;
  }
  for (const name of given.keys()) throw new InvalidParameter(name.slice(0, 60), "is not a filter of this query");
  return values;
}

function take(key: string, param: Param, given: Map<string, unknown>): unknown {
  const pull = (name: string): unknown => {
    const value = given.get(name);
    given.delete(name);
    return value === undefined || value === null ? undefined : value;
  };
  if (param.kind === "fixed") {
    pull(key);
    return undefined;
  }
  const check = (name: string, value: unknown): unknown => {
    try {
      return value === undefined ? undefined : z.decode(param.item, z.encode(param.item, value));
    } catch {
      throw new InvalidParameter(name, "is not allowed");
    }
  };
  if (param.kind === "range") {
    const from = check(param.first, pull(param.first));
    const to = check(param.second, pull(param.second));
    return from === undefined && to === undefined ? undefined : { from, to };
  }
  const name = param.name ?? key;
  const value = pull(name);
  if (param.kind === "single" || value === undefined) return check(name, value);
  if (!Array.isArray(value)) throw new InvalidParameter(name, "must be a list");
  return value.map((each) => check(name, each));
}
