import type Big from "big.js";
import { type MoneyText, money, moneyText } from "@/lib/money/decimal";
import {
  baseOf,
  type Discount,
  lineValue,
  type PricedLine,
  type RateDiscount,
  type ReceptionTotals,
  receptionTotals,
  unitPriceAfterDiscount,
} from "./reception-totals";

export interface NoteLine extends PricedLine {
  id: number;
}

export interface PricedNote {
  items: readonly NoteLine[];
  vatDiscounts: readonly RateDiscount[];
}

/** What of a note's line goes back. */
export interface Returned {
  /** Of the note's line. */
  id: number;
  /** Below 0 (RETS-003). */
  quantity: number;
}

interface ReturnedLineMoney {
  pricePurchase?: string;
  /** A fixed one is what falls on these pieces, below 0 as they are. */
  discount?: Discount;
  /** What a piece of the note's line costs after its discount; undefined where it reads N/A. */
  unitPrice?: MoneyText;
  /** Quantity x the shown unit price is not the value. */
  isUnitPriceRounded: boolean;
  /** Undefined where it reads N/A. */
  value?: MoneyText;
}

export interface ReturnedMoney {
  /** In the order of what goes back; undefined where the note has no such line. */
  lines: readonly (ReturnedLineMoney | undefined)[];
  totals: ReceptionTotals;
}

/**
 * What goes back is worth what is back of the note with it, less what was before (reading 62): values and sums are below 0,
 * and the parts of a note sum to it to the ban, in whatever pieces it goes.
 * @param before all that went back of the note before
 */
export function returnedPart(
  note: PricedNote,
  before: readonly Returned[],
  returned: readonly Returned[],
): ReturnedMoney {
  const back = piecesBack(before);
  const totalsBefore = totalsOf(note, back);
  const lines = returned.map(({ id, quantity }) => {
    const line = note.items.find((each) => each.id === id);
    const from = back.get(id) ?? 0;
    back.set(id, from - quantity);
    return line && lineMoney(line, quantity, from);
  });
  return { lines, totals: lessTotals(totalsBefore, totalsOf(note, back)) };
}

/** The note as far as it is back: its lines with the pieces that are, and what falls on them of its fixed discounts. */
export function noteSoFar(note: PricedNote, returned: readonly Returned[]) {
  return soFar(note, piecesBack(returned));
}

type Pieces = ReadonlyMap<number, number>;

/** By the note's line, above 0. */
function piecesBack(returned: readonly Returned[]): Map<number, number> {
  const back = new Map<number, number>();
  for (const { id, quantity } of returned) back.set(id, (back.get(id) ?? 0) - quantity);
  return back;
}

function totalsOf(note: PricedNote, back: Pieces): ReceptionTotals {
  const { lines, discounts } = soFar(note, back);
  return receptionTotals(lines, discounts);
}

function soFar({ items, vatDiscounts }: PricedNote, back: Pieces) {
  const lines = items.map((line) => partOf(line, back.get(line.id) ?? 0));
  // A discount of a rate without lines goes back with the last piece of the note.
  const isWhole = items.every((line) => (back.get(line.id) ?? 0) === line.quantity.quantityReceived);
  const discounts = vatDiscounts.map((discount) => {
    if (isWhole || !discount.isFixedValue) return discount;
    const { forRateVAT } = discount;
    return { ...discount, ...shareOf(discount.value, baseOf(lines, forRateVAT), baseOf(items, forRateVAT)) };
  });
  return { lines, discounts };
}

function partOf(line: NoteLine, pieces: number): NoteLine {
  return { ...line, quantity: { quantityReceived: pieces }, discount: discountOn(line, pieces) };
}

/** What some pieces of a line are worth as they go back. @param quantity below 0 @param before pieces that went back earlier, above 0 */
export function lineMoney(line: NoteLine, quantity: number, before: number): ReturnedLineMoney {
  const unitPrice = quantity === 0 ? undefined : unitPriceAfterDiscount(line);
  const value = unitPrice && difference(lineValue(partOf(line, before - quantity)), lineValue(partOf(line, before)));
  const discount = discountOn(line, quantity);
  return {
    pricePurchase: line.pricePurchase,
    discount: discount?.isFixedValue ? { ...discount, value: moneyText(money(discount.value)) } : discount,
    unitPrice,
    isUnitPriceRounded: unitPrice !== undefined && moneyText(money(unitPrice).times(quantity)) !== value,
    value,
  };
}

/** What falls on some pieces of a line's discount: of a fixed one their share, of a percentage all of it. */
function discountOn({ discount, quantity }: NoteLine, pieces: number): Discount | undefined {
  if (!discount?.isFixedValue) return discount;
  return { ...discount, ...shareOf(discount.value, money(String(pieces)), money(String(quantity.quantityReceived))) };
}

function lessTotals(before: ReceptionTotals, withIt: ReceptionTotals): ReceptionTotals {
  // Both are of the note's own rates.
  const buckets = withIt.buckets.map(({ rate, base, discount, net, vat }, at) => {
    const was = before.buckets[at];
    return {
      rate,
      base: difference(base, was?.base),
      discount: difference(discount, was?.discount),
      net: difference(net, was?.net),
      vat: difference(vat, was?.vat),
    };
  });
  return {
    buckets,
    net: difference(withIt.net, before.net),
    vat: difference(withIt.vat, before.vat),
    total: difference(withIt.total, before.total),
  };
}

/** What is back with it less what was before, below 0. Nothing counts as 0.00. */
function difference(withIt: MoneyText = "0.00", before: MoneyText = "0.00"): MoneyText {
  return moneyText(money(before).minus(withIt));
}

/** Of an amount, not rounded; of nothing there is no share. */
function shareOf(of: string, part: Big, whole: Big) {
  const share = whole.eq(0) ? money("0") : money(of).times(part).div(whole);
  return { value: share.toFixed(), share: { of, part: part.toFixed(), whole: whole.toFixed() } };
}
