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
  /** Of the mapping, where it is known. */
  name: z.optional(z.string()),
  cells: z.array(z.object({ place: z.string(), ...settingFields, base: z.object(settingFields) })),
});

type Stored = z.output<typeof storedSchema>;

/** Which mapping. */
export interface UnsentOf {
  readonly domain: EditedDomain;
  readonly id: number;
  readonly name?: string | undefined;
}

function keyOf(domain: EditedDomain, id: number): string {
  return `${unsentCellsPrefix}${domain}/${id}`;
}

/** Cells of a mapping that this person has changed and not sent, in this tab; none where it is more than a day ago. */
export function readUnsentCells(domain: EditedDomain, id: number): UnsentCell[] {
  const cells = readStored(keyOf(domain, id))?.cells ?? [];
  return cells.map(({ place, base, ...cell }) => ({ place, ...storedSetting(cell), base: storedSetting(base) }));
}

function readStored(key: string): Stored | undefined {
  const text = tabStore.read(key);
  if (text === null) return undefined;
  const stored = parsed(text);
  const isOld = stored === undefined || Date.now() - stored.at > longestKept;
  // Somebody else's are dropped when their page begins; until it is known who works here, nothing is.
  if (isOld) tabStore.drop(key);
  return isOld || stored.who !== whoWorks() ? undefined : stored;
}

/** Cells of one mapping that wait in this tab. */
export interface WaitingCells extends UnsentOf {
  readonly count: number;
}

/** All that this person has not sent, in this tab, by mapping. */
export function readWaitingCells(): WaitingCells[] {
  return tabKeys(unsentCellsPrefix).flatMap((key) => {
    const [name = "", number] = key.slice(unsentCellsPrefix.length).split("/");
    const domain = editedDomains.find((each) => each === name);
    const id = Number(number);
    const { cells = [], name: called } = readStored(key) ?? {};
    return domain === undefined || cells.length === 0 ? [] : [{ domain, id, name: called, count: cells.length }];
  });
}

/**
 * Keeps them in the place of what was kept before; nothing is kept of none.
 * @returns `over` where nobody works here any more, `full` where the tab has no room for them
 */
export function writeUnsentCells(
  { domain, id, name }: UnsentOf,
  cells: readonly UnsentCell[],
): "kept" | "over" | "full" {
  if (cells.length === 0) {
    dropUnsentCells(domain, id);
    return "kept";
  }
  const who = whoWorks();
  // Who signs out has forgotten it, whatever is on the screen until the page goes.
  if (who === undefined || tabStore.read(mappingOpenKey) === null) return "over";
  // It begins with the person, by which another one's are told.
  const stored: Stored = {
    who,
    at: Date.now(),
    name,
    cells: cells.map(({ place, base, ...cell }) => ({ place, ...storedSetting(cell), base: storedSetting(base) })),
  };
  return tabStore.write(keyOf(domain, id), JSON.stringify(stored)) ? "kept" : "full";
}

export function dropUnsentCells(domain: EditedDomain, id: number): void {
  tabStore.drop(keyOf(domain, id));
}

function parsed(text: string): Stored | undefined {
  try {
    return storedSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function storedSetting({ product, renewProduct, fillOnDemand }: Stored["cells"][number]["base"]): UnsentCell["base"] {
  return { product: product && cellProductOf(product), renewProduct, fillOnDemand };
}
