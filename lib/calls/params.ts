import type { Scalar } from "./scalars";

/**
 * How one parameter of a call goes onto the wire, declared and never guessed from a value's shape
 * (1§7, 2§7): one value, several joined by commas, several under a repeated name, a range as two
 * parameters, or a constant that is always sent.
 */
export type Param =
  | { kind: "single"; name?: string; item: Scalar }
  | { kind: "list"; name?: string; item: Scalar }
  | { kind: "repeated"; name: string; item: Scalar }
  | { kind: "range"; first: string; second: string; item: Scalar }
  | { kind: "fixed"; value: string };

export type Params = Readonly<Record<string, Param>>;

/** A range has at least one end. */
export interface Range<Value> {
  from?: Value;
  to?: Value;
}

type ParamValue<P extends Param> = P extends {
  kind: "single";
  item: Scalar<infer Value>;
}
  ? Value
  : P extends { kind: "list" | "repeated"; item: Scalar<infer Value> }
    ? readonly Value[]
    : P extends { kind: "range"; item: Scalar<infer Value> }
      ? Range<Value>
      : never;

type SettableKeys<P extends Params> = {
  [K in keyof P]: P[K] extends { kind: "fixed" } ? never : K;
}[keyof P];

/** The program's values of a call's parameters; what is left out is not sent. */
export type ParamValues<P extends Params> = {
  [K in SettableKeys<P>]?: ParamValue<P[K]> | undefined;
};

export const one = <S extends Scalar>(item: S, name?: string) => ({ kind: "single", item, name }) as const;
/** Sent as one parameter, values joined by commas. */
export const list = <S extends Scalar>(item: S, name?: string) => ({ kind: "list", item, name }) as const;
/** Sent as `name` once per value, e.g. `barcode[]`. */
export const repeated = <S extends Scalar>(name: string, item: S) => ({ kind: "repeated", name, item }) as const;
/** Sent as two parameters, either of which may be left out. */
export const range = <S extends Scalar>(first: string, second: string, item: S) =>
  ({ kind: "range", first, second, item }) as const;
export const fixed = (value: string) => ({ kind: "fixed", value }) as const;
