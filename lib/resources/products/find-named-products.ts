import { fewAtATime } from "@/lib/calls/few-at-a-time";
import { type FoundProduct, findProducts, type ProductCatalogue } from "./find-products";

interface NamingCatalogue extends ProductCatalogue {
  /** Products whose name holds the text. */
  byName(name: string): Promise<readonly FoundProduct[]>;
}

/**
 * The products that a list names: by barcode or core id, else by their very name. All are looked for, however many.
 *
 * @param tell how much of it has been asked, from 0 to 1
 */
export async function findNamedProducts(
  codes: readonly string[],
  catalogue: NamingCatalogue,
  tell: (part: number) => void,
): Promise<ReadonlyMap<string, FoundProduct | "two">> {
  const distinct = [...new Set(codes)];
  const byCodes = 1 - distinct.filter(mayBeName).length / Math.max(1, distinct.length);
  const found = new Map(await findProducts(distinct, catalogue, (part) => tell(part * byCodes)));
  const names = distinct.filter((code) => !found.has(code) && mayBeName(code));
  let asked = 0;
  await fewAtATime(names, async (name) => {
    const same = (await catalogue.byName(name)).filter(({ label }) => plain(label) === plain(name));
    const [first] = same;
    if (first !== undefined) found.set(name, same.length === 1 ? first : "two");
    asked += 1;
    tell(byCodes + (1 - byCodes) * (asked / names.length));
  });
  return found;
}

function mayBeName(code: string): boolean {
  return /\p{L}/u.test(code);
}

function plain(name: string): string {
  return name.trim().replace(/\s+/g, " ").toLocaleLowerCase("ro");
}
