import * as z from "#schema";
import type { Scalar } from "./scalars";

/** The names in braces of a path template, e.g. `"id"` of `orders/{id}`. */
type PathNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never;

/** A scalar for each name in braces. */
export type PathParams<Path extends string> = {
  readonly [Name in PathNames<Path>]: Scalar;
};

export type PathValues<P> = {
  [Name in keyof P]: P[Name] extends Scalar<infer Value> ? Value : never;
};

/**
 * Fills a template. Values pass their scalar and are encoded, so no value can add or leave a segment.
 * @returns the path without a leading slash, e.g. `orders/17`; with the slash at its end that the template has.
 */
export function buildPath(template: string, params: Readonly<Record<string, Scalar>>, values: object): string {
  const filled = segmentsOf(template)
    .map((segment) => {
      const name = nameInBraces(segment);
      if (name === undefined) return segment;
      const scalar = params[name];
      if (scalar === undefined) throw new Error(`The path ${template} declares no scalar for {${name}}.`);
      return encodeURIComponent(z.encode(scalar, Reflect.get(values, name)));
    })
    .join("/");
  return template.endsWith("/") ? `${filled}/` : filled;
}

/**
 * @param segments the decoded segments of a request's path.
 * @returns the values of the template's names, or undefined where the path is another one or a
 *   segment does not have its declared form.
 */
export function matchPath(
  template: string,
  params: Readonly<Record<string, Scalar>>,
  segments: readonly string[],
): Record<string, unknown> | undefined {
  const pattern = segmentsOf(template);
  if (pattern.length !== segments.length) return undefined;
  const values: Record<string, unknown> = {};
  for (const [index, part] of pattern.entries()) {
    const given = segments[index] ?? "";
    const name = nameInBraces(part);
    if (name === undefined) {
      if (part !== given) return undefined;
      continue;
    }
    const scalar = params[name];
    if (scalar === undefined) return undefined;
    const read = z.safeDecode(scalar, given);
    // A record has one address: `01` is no id.
    if (!read.success || z.encode(scalar, read.data) !== given) return undefined;
    values[name] = read.data;
  }
  return values;
}

/** Of two templates that both match, the one with more literal segments wins. */
export function literalSegments(template: string): number {
  return segmentsOf(template).filter((segment) => nameInBraces(segment) === undefined).length;
}

function segmentsOf(template: string): string[] {
  return template.split("/").filter(Boolean);
}

function nameInBraces(segment: string): string | undefined {
  return /^\{(\w+)\}$/.exec(segment)?.[1];
}
