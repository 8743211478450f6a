/**
 * `#schema` in the browser. A list page sends calls and never parses one: the console's own API checks what goes out
 * and what comes back. So the declarations' schemas are stubs here, which saves 20 KB. Code that does parse in the
 * browser, as a form does, imports zod itself.
 */
const nothing: unknown = new Proxy(() => undefined, { get: member, apply: () => nothing });

/** A schema of zod's that gets one of these as a part asks for its inside. */
function member(_target: unknown, name: string | symbol): unknown {
  return name === "_zod" ? serverOnly() : nothing;
}

function serverOnly(): never {
  throw new Error("Calls are parsed by the console's API, never in the browser.");
}

/** A value of an address as text; the API reads it by its schema. */
export function encode(_schema: unknown, value: unknown): string {
  return String(value);
}

export const decode = serverOnly;
export const safeDecode = serverOnly;
export const safeParse = serverOnly;

export {
  nothing as array,
  nothing as boolean,
  nothing as catch,
  nothing as codec,
  nothing as email,
  nothing as enum,
  nothing as extend,
  nothing as gte,
  nothing as int,
  nothing as iso,
  nothing as literal,
  nothing as lte,
  nothing as maxLength,
  nothing as minLength,
  nothing as NEVER,
  nothing as nullable,
  nothing as nullish,
  nothing as number,
  nothing as object,
  nothing as optional,
  nothing as pipe,
  nothing as record,
  nothing as refine,
  nothing as regex,
  nothing as strictObject,
  nothing as string,
  nothing as transform,
  nothing as union,
  nothing as unknown,
};
