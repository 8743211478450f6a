import type { Stock } from "@/lib/resources/current_stocks/current-stocks.calls";
import type { ReceptionLine } from "@/lib/resources/receptions/reception-reads.calls";
import type { LeftOfReception } from "./left-of-reception";

/** A return that is proposed: of one reception, for a person to check. */
export interface ProposedReturn {
  left: LeftOfReception;
  /** Pieces that may go back, above 0, by the id of the reception's line. */
  allowed: ReadonlyMap<number, number>;
  /** YYYY-MM-DD of what expires first of it. */
  firstDay: string;
}

/** Pieces of a batch, in whichever storages they lie. */
export interface UnfoundGoods {
  product: string;
  batch: string;
  /** YYYY-MM-DD. */
  day: string;
  pieces: number;
}

export interface Proposal {
  returns: readonly ProposedReturn[];
  /** What expires and of which no reception was found with as many left, by its day. */
  unfound: readonly UnfoundGoods[];
}

/**
 * What expires goes back by the receptions that brought it: of each line what is left of it and still lies in its
 * storage. What lies there is taken for the latest reception's first, and for no two (decision 0038).
 * @param supplier id: a batch's number may be of another supplier, too
 */
export function proposeReturns(
  supplier: number,
  stocks: readonly Stock[],
  receptions: readonly LeftOfReception[],
): Proposal {
  const lying = new Map<string, number>();
  for (const { storage, product, batch, expirationDate, stock } of stocks) {
    const goods = goodsOf(storage.id, product.id, batch.number, expirationDate);
    lying.set(goods, (lying.get(goods) ?? 0) + stock);
  }
  const latestFirst = receptions
    .filter(({ note }) => note.company.id === supplier)
    .sort((one, other) => compare(other.note.created, one.note.created) || other.note.id - one.note.id);
  const returns = latestFirst.flatMap((left) => proposeOne(left, lying) ?? []);
  returns.sort((one, other) => compare(one.firstDay, other.firstDay));
  return { returns, unfound: unfoundOf(stocks, lying) };
}

/** @param lying what is left of it where it lies */
function unfoundOf(stocks: readonly Stock[], lying: ReadonlyMap<string, number>): UnfoundGoods[] {
  const found = new Map<string, UnfoundGoods>();
  const left = new Map(lying);
  for (const { storage, product, batch, expirationDate } of stocks) {
    const goods = goodsOf(storage.id, product.id, batch.number, expirationDate);
    const pieces = left.get(goods) ?? 0;
    left.delete(goods);
    if (pieces === 0) continue;
    const name = JSON.stringify([product.id, batch.number, expirationDate]);
    const before = found.get(name);
    found.set(name, {
      product: product.name,
      batch: batch.number,
      day: expirationDate ?? "",
      pieces: pieces + (before?.pieces ?? 0),
    });
  }
  return [...found.values()].sort((one, other) => compare(one.day, other.day));
}

/** Takes what it proposes out of what lies there. */
function proposeOne(left: LeftOfReception, lying: Map<string, number>): ProposedReturn | undefined {
  const allowed = new Map<number, number>();
  const days: string[] = [];
  for (const line of left.note.items) {
    const goods = goodsOfLine(line);
    const there = lying.get(goods) ?? 0;
    const pieces = Math.min(there, line.quantity.quantityReceived - (left.before.get(line.id) ?? 0));
    if (pieces <= 0) continue;
    lying.set(goods, there - pieces);
    allowed.set(line.id, pieces);
    days.push(line.expirationDate ?? "");
  }
  const [firstDay] = days.sort();
  return firstDay === undefined ? undefined : { left, allowed, firstDay };
}

function goodsOfLine({ storage, product, batchNumber, expirationDate }: ReceptionLine): string {
  return goodsOf(storage?.id, product.id, batchNumber, expirationDate);
}

/** A batch is a product, a number and a day; it lies in a storage. */
function goodsOf(storage: number | undefined, product: number, batch = "", day = ""): string {
  return JSON.stringify([storage, product, batch, day]);
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
