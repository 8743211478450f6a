import * as z from "zod/mini";
import { whoWorks } from "@/components/form/unsaved/store-work";
import { tabStore } from "@/lib/browser/store";
import { tabKeys } from "@/lib/browser/tab-keys";
import { mappingOpenKey, unsentCellsPrefix } from "@/lib/mapping/kept/kept-keys";
import { cellProductOf } from "@/lib/resources/drafts/cells/cell-product";
import { type EditedDomain, editedDomains } from "@/lib/resources/drafts/cells/send-cell";
import type { UnsentCell } from "@/lib/resources/drafts/editing/unsent-cell";

/** Ms. After a day nobody knows any more why a cell was changed. */
const longestKept = 24 * 60 * 60 * 1000;

const productSchema = z.object({
  id: z.int(),
  name: z.string(),
  barcode: z.optional(z.string()),
  productNodeReference: z.int(),
  image: z.optional(z.string()),
});

const settingFields = { product: z.optional(productSchema), renewProduct: z.boolean(), fillOnDemand: z.boolean() };

const storedSchema = z.object({
  who: z.string(),
  /** Milliseconds since the epoch. */
  at: z.number(),
  cells: z.array(z.object({ place: z.string(), ...settingFields, base: z.object(settingFields) })),
});

function keyOf(domain: EditedDomain, id: number): string {
  return `${unsentCellsPrefix}${domain}/${id}`;
}

/** Cells of a mapping that this person has changed and not sent, in this tab; none where it is more than a day ago. */
export function readUnsentCells(domain: EditedDomain, id: number): UnsentCell[] {
  const key = keyOf(domain, id);
  const text = tabStore.read(key);
  if (text === null) return [];
  const stored = parsed(text);
  const isOld = stored === undefined || Date.now() - stored.at > longestKept;
  // Somebody else's are dropped when their page begins; until it is known who works here, nothing is.
  if (isOld) tabStore.drop(key);
  if (isOld || stored.who !== whoWorks()) return [];
  return stored.cells.map(({ place, base, ...cell }) => ({ place, ...storedSetting(cell), base: storedSetting(base) }));
}

/** Cells of one mapping that wait in this tab. */
export interface WaitingCells {
  readonly domain: EditedDomain;
  readonly id: number;
  readonly count: number;
}

/** All that this person has not sent, in this tab, by mapping. */
export function readWaitingCells(): WaitingCells[] {
  return tabKeys(unsentCellsPrefix).flatMap((key) => {
    const [name = "", number] = key.slice(unsentCellsPrefix.length).split("/");
    const domain = editedDomains.find((each) => each === name);
    const id = Number(number);
    const count = domain === undefined ? 0 : readUnsentCells(domain, id).length;
    return domain === undefined || count === 0 ? [] : [{ domain, id, count }];
  });
}

/** Keeps them in the place of what was kept before; nothing is kept of none. @returns whether all of them are kept */
export function writeUnsentCells(domain: EditedDomain, id: number, cells: readonly UnsentCell[]): boolean {
  if (cells.length === 0) {
    dropUnsentCells(domain, id);
    return true;
  }
  const who = whoWorks();
  // Who signs out has forgotten it, whatever is on the screen until the page goes.
  if (who === undefined || tabStore.read(mappingOpenKey) === null) return false;
  // It begins with the person, by which another one's are told.
  const stored: z.output<typeof storedSchema> = {
    who,
    at: Date.now(),
    cells: cells.map(({ place, base, ...cell }) => ({ place, ...storedSetting(cell), base: storedSetting(base) })),
  };
  return tabStore.write(keyOf(domain, id), JSON.stringify(stored));
}

export function dropUnsentCells(domain: EditedDomain, id: number): void {
  tabStore.drop(keyOf(domain, id));
}

function parsed(text: string): z.output<typeof storedSchema> | undefined {
  try {
    return storedSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

type Stored = z.output<typeof storedSchema>["cells"][number]["base"];

function storedSetting({ product, renewProduct, fillOnDemand }: Stored): UnsentCell["base"] {
  return { product: product && cellProductOf(product), renewProduct, fillOnDemand };
}
