import type { RowRules } from "@/lib/grid/rows/grid-row";
import { type MoneyText, money, moneyText } from "@/lib/money/decimal";
import type { InventoryDetail } from "../inventory-reads.calls";

/** What the counts that are joined have of one product, taken together: what closing them would book. */
export interface Whole {
  /** How many lines it has, those that are left out among them. */
  readonly lines: number;
  /** How many of them are taken. */
  readonly taken: number;
  /** Pieces, of the lines that are taken. */
  readonly counted: number;
  /** What the books had when the last of these was counted; undefined where none is taken, or whoever asks may not know. */
  readonly books: number | undefined;
  /** In pieces: below 0 for what is missing. */
  readonly difference: number | undefined;
  /** The same at purchase price, in RON; undefined where no price is known. */
  readonly value: MoneyText | undefined;
}

/** One product as one person counted it. Of a product that several counted there are as many, one after another. */
export interface ReviewLine {
  /** Of its count. */
  readonly inventoryId: number;
  readonly product: { readonly id: number; readonly name: string; readonly barcode?: string; readonly image?: string };
  readonly counter: string | undefined;
  /** ISO 8601, in UTC. */
  readonly countedAt: string | undefined;
  readonly pieces: number;
  /** What the books had when it was counted. */
  readonly books: number | undefined;
  /** Net, of one piece, as decimal text in RON. */
  readonly price: string | undefined;
  /** Another count of its product is taken instead. */
  readonly isLeftOut: boolean;
  readonly note: string;
  /** Chosen for a recount: nobody's but this screen's. */
  readonly isTicked: boolean;
  /** Of its product, in the first of its lines. */
  readonly whole: Whole | undefined;
}

/** What two lines differ in on the platform; it never changes which product was counted, nor in which count. */
const fields = ["product", "inventoryId", "pieces", "isLeftOut", "note"] as const;

export const reviewRules: RowRules<ReviewLine> = {
  lacksValue: () => false,
  isSendable: () => true,
  differing: (one, other) =>
    fields.filter((field) => (field === "product" ? one.product.id !== other.product.id : one[field] !== other[field])),
  withdrawn: () => ({ isLeftOut: true }),
};

/** A line, with the platform's id of its item. */
export interface ReviewItem {
  readonly id: number;
  readonly line: ReviewLine;
}

/** All that the counts have counted, without wholes: `inReviewOrder` brings them. */
export function reviewItems(counts: readonly Pick<InventoryDetail, "id" | "countedBy" | "items">[]): ReviewItem[] {
  return counts.flatMap(({ id: inventoryId, countedBy, items }) =>
    items.map(
      (item): ReviewItem => ({
        id: item.id,
        line: {
          inventoryId,
          product: { id: item.productId, name: item.name, barcode: item.barcode, image: item.image },
          counter: (item.countedBy ?? countedBy)?.fullName,
          countedAt: item.countedAt,
          pieces: item.inventoryQuantity,
          books: item.scriptQuantity,
          price: item.purchasePrice,
          isLeftOut: item.isLeftOut ?? false,
          note: item.note ?? "",
          isTicked: false,
          whole: undefined,
        },
      }),
    ),
  );
}

/** What a count comes to by its lines, those that are left out among them. */
export function countedIn({ id }: Pick<InventoryDetail, "id">, lines: readonly ReviewLine[]) {
  const own = lines.filter(({ inventoryId }) => inventoryId === id);
  return {
    products: new Set(own.map(({ product }) => product.id)).size,
    pieces: own.reduce((sum, { pieces }) => sum + pieces, 0),
  };
}

/** A product that the books have and nobody counted, as a reviewer sets it to 0. */
export function zeroLine(inventoryId: number, product: ReviewLine["product"], books: number | undefined): ReviewLine {
  const nobody = { counter: undefined, countedAt: undefined, price: undefined };
  const line = { inventoryId, product, ...nobody, pieces: 0, books, isLeftOut: false, note: "", isTicked: false };
  return { ...line, whole: undefined };
}

/**
 * What is booked of a product once its counts are closed: each line is a part of one whole, and the books are taken off
 * once, as they were when the last part was counted.
 * @param lines of one product
 */
export function wholeOf(lines: readonly ReviewLine[]): Whole {
  const taken = lines.filter(({ isLeftOut }) => !isLeftOut);
  const counted = taken.reduce((sum, { pieces }) => sum + pieces, 0);
  const books = inOrderOfCounting(taken).at(-1)?.books;
  const difference = books === undefined ? undefined : counted - books;
  const price = lines.find((line) => line.price !== undefined)?.price;
  const value = difference === undefined || price === undefined ? undefined : moneyText(money(price).times(difference));
  return { lines: lines.length, taken: taken.length, counted, books, difference, value };
}

/** Whether two wholes say the same. */
export function isSameWhole(one: Whole | undefined, other: Whole | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return (
    one.lines === other.lines &&
    one.taken === other.taken &&
    one.counted === other.counted &&
    one.books === other.books &&
    one.difference === other.difference &&
    one.value === other.value
  );
}

/** As the platform takes them: those of which no time is known come first. */
function inOrderOfCounting(lines: readonly ReviewLine[]): readonly ReviewLine[] {
  return [...lines].sort((one, other) => momentOf(one) - momentOf(other));
}

function momentOf({ countedAt }: ReviewLine): number {
  return countedAt === undefined ? 0 : Date.parse(countedAt);
}

/** The lines by product, each product's with its whole in the first of them: the largest difference comes first. */
export function inReviewOrder<Item extends { readonly line: ReviewLine }>(items: readonly Item[]): Item[] {
  const groups = [...groupByProduct(items, ({ line }) => line)].map(([, group]) => {
    const ordered = [...group].sort((one, other) => momentOf(one.line) - momentOf(other.line));
    const whole = wholeOf(ordered.map(({ line }) => line));
    return { ordered, whole, amount: money(whole.value ?? "0").abs() };
  });
  groups.sort((one, other) => byDifference(one, other) || byName(one.ordered, other.ordered));
  return groups.flatMap(({ ordered, whole }) =>
    ordered.map((item, at) => ({ ...item, line: { ...item.line, whole: at === 0 ? whole : undefined } })),
  );
}

export function groupByProduct<Item>(items: readonly Item[], lineOf: (item: Item) => ReviewLine): Map<number, Item[]> {
  const groups = new Map<number, Item[]>();
  for (const item of items) {
    const { id } = lineOf(item).product;
    const group = groups.get(id);
    if (group === undefined) groups.set(id, [item]);
    else group.push(item);
  }
  return groups;
}

/** In RON where that is known, then those that have no price, by pieces; what does not differ comes last. */
function byDifference(one: Ranked, other: Ranked): number {
  const [a, b] = [rankOf(one.whole), rankOf(other.whole)];
  if (a !== b) return a - b;
  const inMoney = a === 0 ? other.amount.cmp(one.amount) : 0;
  return inMoney || Math.abs(other.whole.difference ?? 0) - Math.abs(one.whole.difference ?? 0);
}

interface Ranked {
  readonly whole: Whole;
  /** Its value without its sign: to read it at each comparison takes longer than to compare. */
  readonly amount: ReturnType<typeof money>;
}

function rankOf({ difference, value }: Whole): number {
  if (!difference) return 2;
  return value === undefined ? 1 : 0;
}

let alphabet: Intl.Collator | undefined;

function byName([one]: readonly { line: ReviewLine }[], [other]: readonly { line: ReviewLine }[]): number {
  const [a, b] = [one?.line.product, other?.line.product];
  // Made once: to compare thousands of names by their own method takes a tenth of a second.
  alphabet ??= new Intl.Collator("ro");
  return alphabet.compare(a?.name ?? "", b?.name ?? "") || (a?.id ?? 0) - (b?.id ?? 0);
}
