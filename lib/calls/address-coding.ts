import * as z from "#schema";
import type { Param, Params, ParamValues } from "./params";
import type { Scalar } from "./scalars";

/** More than any form can produce; what is longer is refused before a byte of it is parsed. */
const longestAddressQuery = 16_384;

/** A query that the call's declaration does not allow. `parameter` is the wire name. */
export class InvalidParameter extends Error {
  override readonly name = "InvalidParameter";
  constructor(
    readonly parameter: string,
    readonly reason: string,
  ) {
    super(`${parameter}: ${reason}`);
  }
}

/** The wire form of a call's query, in the order of the declaration. Values that are left out are not sent. */
export function encodeQuery<P extends Params>(params: P, values: ParamValues<P>): URLSearchParams {
  const search = new URLSearchParams();
  for (const [key, param] of Object.entries(params)) {
    for (const [name, text] of encodeParam(key, param, Reflect.get(values, key))) search.append(name, text);
  }
  return search;
}

/**
 * Reads a query by the call's declaration.
 * @throws InvalidParameter on an unknown or doubled name, or a value that its scalar refuses.
 */
export function decodeQuery<P extends Params>(params: P, search: URLSearchParams): ParamValues<P>;
export function decodeQuery(params: Params, search: URLSearchParams): Record<string, unknown> {
  if (search.toString().length > longestAddressQuery) throw new InvalidParameter("query", "is too long");
  const unread = new Set(search.keys());
  const values: Record<string, unknown> = {};
  for (const [key, param] of Object.entries(params)) {
    const names = wireNames(key, param);
    for (const name of names) unread.delete(name);
    const value = decodeParam(key, param, search);
    if (value !== undefined) values[key] = value;
  }
  for (const name of unread) throw new InvalidParameter(name.slice(0, 60), "is not a parameter of this call");
  return values;
}

function wireNames(key: string, param: Param): string[] {
  if (param.kind === "range") return [param.first, param.second];
  if (param.kind === "fixed") return [key];
  return [param.name ?? key];
}

function encodeParam(key: string, param: Param, value: unknown): [string, string][] {
  if (param.kind === "fixed") return [[key, param.value]];
  if (value === undefined) return [];
  switch (param.kind) {
    case "single":
      return [[param.name ?? key, print(param.item, value)]];
    case "list":
      return isList(value) && value.length > 0
        ? [[param.name ?? key, value.map((each) => print(param.item, each)).join(",")]]
        : [];
    case "repeated":
      return isList(value) ? value.map((each) => [param.name, print(param.item, each)]) : [];
    case "range":
      return rangeEnds(param, value).map(([name, end]) => [name, print(param.item, end)]);
  }
}

function decodeParam(key: string, param: Param, search: URLSearchParams): unknown {
  if (param.kind === "fixed") {
    const given = single(search, key);
    if (given !== undefined && given !== param.value) throw new InvalidParameter(key, `must be ${param.value}`);
    return undefined;
  }
  if (param.kind === "repeated") {
    const texts = search.getAll(param.name);
    return texts.length === 0 ? undefined : texts.map((each) => read(param.name, param.item, each));
  }
  if (param.kind === "range") {
    const from = readOptional(param.first, param.item, search);
    const to = readOptional(param.second, param.item, search);
    return from === undefined && to === undefined ? undefined : { from, to };
  }
  const name = param.name ?? key;
  if (param.kind === "single") return readOptional(name, param.item, search);
  const joined = single(search, name);
  return joined === undefined ? undefined : joined.split(",").map((each) => read(name, param.item, each));
}

/** The two ends of a range under their wire names, absent ones left out. */
export function rangeEnds(param: Extract<Param, { kind: "range" }>, value: unknown): [string, unknown][] {
  if (typeof value !== "object" || value === null) return [];
  const ends: [string, unknown][] = [
    [param.first, Reflect.get(value, "from")],
    [param.second, Reflect.get(value, "to")],
  ];
  return ends.filter(([, end]) => end !== undefined);
}

function readOptional(name: string, item: Scalar, search: URLSearchParams): unknown {
  const given = single(search, name);
  return given === undefined ? undefined : read(name, item, given);
}

function single(search: URLSearchParams, name: string): string | undefined {
  const all = search.getAll(name);
  if (all.length > 1) throw new InvalidParameter(name, "is given more than once");
  return all[0];
}

function read(name: string, item: Scalar, given: string): unknown {
  const result = z.safeDecode(item, given);
  if (result.success) return result.data;
  throw new InvalidParameter(name, result.error.issues[0]?.message ?? "is not allowed");
}

function print(item: Scalar, value: unknown): string {
  return z.encode(item, value);
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}
