import type { CountProduct } from "@/lib/counting/kept-count";
import { type InventoryScope, mostInScope } from "../inventory-scope";
import type { CountLimit } from "../to-count/read-products-to-count";
import type { CountPlan } from "./begin-count";
import { moveEnd, type ShareBy, shareOut } from "./share-out";

export const scopeKinds = ["ALL", "CATEGORIES", "SHELVES", "PRODUCTS", "NOT_COUNTED"] as const;
export type ScopeKind = (typeof scopeKinds)[number];

/** How several people count one storage: each a part of it, or each all of it. */
export const sharings = ["shelf", "product", "all"] as const;
export type Sharing = (typeof sharings)[number];

export const mostDays = 3_650;

interface Named {
  id: number;
  name: string;
}

/** What the form of a new count holds. */
export interface NewCountForm {
  storage: string;
  kind: ScopeKind;
  categories: Named[];
  shelves: number[];
  products: Named[];
  days: string;
  isBlind: boolean;
  note: string;
  counters: Named[];
  sharing: Sharing;
  /** By how many shelves, or products, the end of each part but the last was moved. */
  moved: number[];
}

export const emptyNewCount: NewCountForm = {
  storage: "",
  kind: "ALL",
  categories: [],
  shelves: [],
  products: [],
  days: "30",
  isBlind: false,
  note: "",
  counters: [],
  sharing: "shelf",
  moved: [],
};

/** Days that nobody counted for; undefined where they are none that a count can be limited to. */
export function readDays(text: string): number | undefined {
  const days = Number(text);
  return /^\d+$/.test(text.trim()) && days >= 1 && days <= mostDays ? days : undefined;
}

/** Undefined where all is counted. */
export function scopeOf({ kind, categories, shelves, products, days }: NewCountForm): InventoryScope | undefined {
  const idsOf = (all: readonly Named[]) => all.map(({ id }) => id);
  switch (kind) {
    case "ALL":
      return undefined;
    case "CATEGORIES":
      return { kind, ids: idsOf(categories) };
    case "SHELVES":
      return { kind, ids: [...shelves] };
    case "PRODUCTS":
      return { kind, ids: idsOf(products) };
    case "NOT_COUNTED":
      return { kind, days: readDays(days) ?? 1 };
  }
}

/** Whether several count a part each, as far as the platform can tell what there is to be shared out. */
export function isShared({ counters, sharing }: Pick<NewCountForm, "counters" | "sharing">): boolean {
  return counters.length > 1 && sharing !== "all";
}

/** What the platform alone can tell of the products; undefined where the console sees it by itself, null while it is not chosen. */
export function limitOf({ kind, categories, days }: NewCountForm): CountLimit | null | undefined {
  switch (kind) {
    case "CATEGORIES":
      return categories.length === 0 ? null : { categories: categories.map(({ id }) => id) };
    case "NOT_COUNTED": {
      const notCountedFor = readDays(days);
      return notCountedFor === undefined ? null : { notCountedFor };
    }
    default:
      return undefined;
  }
}

/** Who counts what of it, where it is shared out. @param listed of the storage, within what the platform alone can tell, in the order of its cells */
export function partsOf(form: NewCountForm, listed: readonly CountProduct[]): CountProduct[][] {
  return shareOut(sharedOf(form, listed), form.counters.length, measureOf(form), form.moved);
}

/** What the form holds of moved ends once that of one part is moved by a shelf or a product. */
export function movedOf(
  form: NewCountForm,
  listed: readonly CountProduct[],
  move: { part: number; step: 1 | -1 },
): number[] {
  return moveEnd(sharedOf(form, listed), form.counters.length, measureOf(form), form.moved, move);
}

function measureOf({ sharing }: NewCountForm): ShareBy {
  return sharing === "product" ? "product" : "shelf";
}

/** What is shared out, in the order in which it lies. */
function sharedOf(form: NewCountForm, listed: readonly CountProduct[]): CountProduct[] {
  const chosen = new Set(form.kind === "PRODUCTS" ? form.products.map(({ id }) => id) : form.shelves);
  const inScope = listed.filter(({ id, shelves = [] }) => {
    if (form.kind === "PRODUCTS") return chosen.has(id);
    return form.kind === "SHELVES" ? shelves.some((shelf) => chosen.has(shelf)) : true;
  });
  const known = new Set(inScope.map(({ id }) => id));
  // A product that was chosen is counted, though the storage knows nothing of it.
  const beside = form.kind === "PRODUCTS" ? form.products.filter(({ id }) => !known.has(id)) : [];
  return [...inScope, ...beside.map(({ id, name }) => ({ id, name, barcodes: [], isExpected: true }))];
}

/** What was moved between parts holds for what was shared out, where and how, alone: a change of any of these ends it. */
export const fieldsShared = ["storage", "kind", "categories", "shelves", "products", "days", "sharing"] as const;

/** Whether the same people count the same products in both. */
export function areSameParts(some: readonly (readonly Named[])[], others: readonly (readonly Named[])[]): boolean {
  const idsOf = (parts: readonly (readonly Named[])[]) => JSON.stringify(parts.map((part) => part.map(({ id }) => id)));
  return idsOf(some) === idsOf(others);
}

/**
 * What is begun, a count for each who counts; the first one is the one that the others join.
 * @param listed undefined where nothing is shared out
 */
export function plansOf(
  form: NewCountForm,
  listed: readonly CountProduct[] | undefined,
): Omit<CountPlan, "joinedTo">[] {
  const { storage, isBlind, note, counters } = form;
  const common = { storage: Number(storage), isBlind: isBlind || undefined, note: note.trim() || undefined };
  const scope = scopeOf(form);
  if (counters.length === 0) return [{ ...common, scope, counter: undefined }];
  const parts = listed === undefined ? undefined : partsOf(form, listed);
  return counters.map(({ id }, at) => {
    const own = parts?.[at]?.map((product) => product.id);
    return { ...common, scope: own === undefined ? scope : { kind: "PRODUCTS", ids: own }, counter: id };
  });
}

/** From where to where a part lies, and how many of its products have no cell; undefined where none has one. */
export function cellsOfPart(
  part: readonly Pick<CountProduct, "cell">[],
): { first: string; last: string; without: number } | undefined {
  const cells = part.flatMap(({ cell }) => cell ?? []);
  const [first, last] = [cells[0], cells.at(-1)];
  return first === undefined || last === undefined ? undefined : { first, last, without: part.length - cells.length };
}

/** Why what is shared out cannot be begun so; undefined where it can. */
export function sharingFault(parts: readonly (readonly unknown[])[]): "empty" | "tooMany" | undefined {
  if (parts.some((part) => part.length === 0)) return "empty";
  return parts.some((part) => part.length > mostInScope) ? "tooMany" : undefined;
}
