import { type FoundProduct, findProducts, type ProductCatalogue } from "./find-products";

/** As many names are looked for, each by a call of its own. */
const mostNames = 100;
const namesAtOnce = 4;

interface NamingCatalogue extends ProductCatalogue {
  /** Products whose name holds the text. */
  byName(name: string): Promise<readonly FoundProduct[]>;
}

/** The products that a list names: by barcode or core id, else by their very name. */
export async function findNamedProducts(
  codes: readonly string[],
  catalogue: NamingCatalogue,
  tell: (part: number) => void,
): Promise<ReadonlyMap<string, FoundProduct | "two">> {
  const found = new Map(await findProducts(codes, catalogue, tell));
  const names = codes.filter((code) => !found.has(code) && /\p{L}/u.test(code)).slice(0, mostNames);
  for (let at = 0; at < names.length; at += namesAtOnce)
    await Promise.all(
      names.slice(at, at + namesAtOnce).map(async (name) => {
        const same = (await catalogue.byName(name)).filter(({ label }) => plain(label) === plain(name));
        const [first] = same;
        if (first !== undefined) found.set(name, same.length === 1 ? first : "two");
      }),
    );
  return found;
}

function plain(name: string): string {
  return name.trim().replace(/\s+/g, " ").toLocaleLowerCase("ro");
}
