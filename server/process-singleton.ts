import "server-only";

/**
 * The one value of a name in this process, made at the first call. Middleware, pages and route handlers each have their
 * own copy of every module but share one `globalThis`. Correctness across processes never depends on such a value.
 *
 * @param name unique among all callers
 */
export function processSingleton<T>(name: string, make: () => T): T {
  const key = Symbol.for(`console.${name}`);
  const known: T | undefined = Reflect.get(globalThis, key);
  if (known !== undefined) return known;
  const made = make();
  Reflect.set(globalThis, key, made);
  return made;
}
