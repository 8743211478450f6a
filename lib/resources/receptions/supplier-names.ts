/** What suppliers' names meant lies under this key of the browser, by account, until a sign-out (reading 33). */
export const supplierNamesKey = "supplier-names";
/** Of one account: the oldest give way. */
export const mostNames = 5_000;

/** A supplier by its CUI, what it calls a product, and the product's id. */
type Meaning = readonly [cui: string, name: string, product: number];

/** What the names of a supplier meant to this account: product ids by name. */
export function namesOfSupplier(stored: string | null, account: string, cui: string): ReadonlyMap<string, number> {
  return new Map(
    namesOf(storeOf(stored), account).flatMap(([of, name, product]) => (of === cui ? [[name, product] as const] : [])),
  );
}

/** What lies under the key once a name means a product. */
export function withName(
  stored: string | null,
  account: string,
  { cui, name, product }: { cui: string; name: string; product: number },
): string {
  const store = storeOf(stored);
  const others = namesOf(store, account).filter(([of, called]) => of !== cui || called !== name);
  return JSON.stringify({ ...store, [account]: [...others, [cui, name, product]].slice(-mostNames) });
}

function storeOf(stored: string | null): object {
  try {
    const store: unknown = JSON.parse(stored ?? "{}");
    return typeof store === "object" && store !== null && !Array.isArray(store) ? store : {};
  } catch {
    return {};
  }
}

function namesOf(store: object, account: string): readonly Meaning[] {
  const names: unknown = Object.hasOwn(store, account) ? Reflect.get(store, account) : [];
  return Array.isArray(names) ? names.filter(isMeaning) : [];
}

function isMeaning(kept: unknown): kept is Meaning {
  if (!Array.isArray(kept)) return false;
  const [cui, name, product] = kept;
  return typeof cui === "string" && typeof name === "string" && Number.isInteger(product) && product > 0;
}
