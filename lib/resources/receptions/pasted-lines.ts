import type { EnteredRow } from "@/lib/grid/clipboard/mapped-rows";
import { findProducts, type FoundProduct, type ProductCatalogue } from "@/lib/resources/products/find-products";
import type { ParkedLine } from "./received-lines";
import type { WorkLine } from "./work-line";

/** As many names are looked for, each by a call of its own. */
const mostNames = 100;
const namesAtOnce = 4;

interface NamingCatalogue extends ProductCatalogue {
  /** Products whose name holds the text. */
  byName(name: string): Promise<readonly FoundProduct[]>;
}

/** The products that a delivery list names: by barcode or core id, else by their very name. */
export async function findPastedProducts(
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

/** A list that counts once says what was invoiced and what was received. */
export function withBothQuantities<Row extends EnteredRow<WorkLine, string>>(row: Row): Row {
  const { content, drafts } = row;
  const { invoiced, received } = content;
  if (drafts.invoiced !== undefined || drafts.received !== undefined) return row;
  return { ...row, content: { ...content, invoiced: invoiced || received, received: received || invoiced } };
}

/** A line whose product is not known waits with all that was pasted into it. */
export function parkedPaste(
  { content, drafts, code, isTwo }: EnteredRow<WorkLine, string> & { code: string; isTwo: boolean },
  key: number,
): ParkedLine {
  return {
    key,
    line: {
      ...(/\p{L}/u.test(code) ? { name: code } : { standardId: code }),
      quantity: content.received || content.invoiced,
      unitPrice: content.price,
    },
    isAmbiguous: isTwo,
    entered: { content, drafts },
  };
}
