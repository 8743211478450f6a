import Big from "big.js";
import {
  discountedUnitPrice,
  isUnitPriceRounded,
  type LineAmounts,
  lineValue,
  type NoteTotals,
  noteTotals,
  type RateDiscount,
  type TotalsLine,
} from "../receptions/note-totals";

interface NoteLine extends TotalsLine {
  id: number;
}

interface ReceivedNote {
  lines: readonly NoteLine[];
  discounts: readonly RateDiscount[];
}

/** Of a note's line, below 0 (RETS-003). */
interface ReturnedPieces {
  id: number;
  quantity: number;
}

/** What one return takes back, below 0. */
export interface ReturnWorth {
  lines: LineAmounts[];
  totals: NoteTotals;
}

/**
 * What goes back, below 0: what is back of the note with it less what was before (reading 62). What is back bears of a fixed
 * discount of a line what falls on its pieces, of one of a rate what falls on its part of the base; a note that is back whole
 * bears all.
 * @throws where a line is not the note's: the database does not allow that
 */
export function returnTotals(
  note: ReceivedNote,
  before: readonly ReturnedPieces[],
  returned: readonly ReturnedPieces[],
): ReturnWorth {
  return returnsInTurn(note, before)(returned);
}

/**
 * The same for one return after another.
 * @param before what went back before the first
 * @returns takes the next return; throws where a line is not the note's
 */
export function returnsInTurn(
  note: ReceivedNote,
  before: readonly ReturnedPieces[] = [],
): (returned: readonly ReturnedPieces[]) => ReturnWorth {
  const noteLines = new Map(note.lines.map((line) => [line.id, line]));
  const gone = new Map<number, number>();
  for (const { id, quantity } of before) gone.set(id, (gone.get(id) ?? 0) - quantity);
  let was = totalsBack(note, gone);
  return (returned) => {
    const lines = returned.map(({ id, quantity }) => {
      const line = noteLines.get(id);
      if (line === undefined) throw new Error(`Line ${id} is not of this note.`);
      const earlier = gone.get(id) ?? 0;
      gone.set(id, earlier - quantity);
      return lineBack(line, earlier, quantity);
    });
    const is = totalsBack(note, gone);
    const totals = totalsBetween(was, is);
    was = is;
    return { lines, totals };
  };
}

function totalsBetween(was: NoteTotals, is: NoteTotals): NoteTotals {
  const rates = is.rates.map((rate) => {
    const earlier = was.rates.find((each) => each.rate === rate.rate);
    return {
      rate: rate.rate,
      base: less(earlier?.base, rate.base),
      discount: less(earlier?.discount, rate.discount),
      net: less(earlier?.net, rate.net),
      vat: less(earlier?.vat, rate.vat),
    };
  });
  return { rates, net: less(was.net, is.net), vat: less(was.vat, is.vat), total: less(was.total, is.total) };
}

/** @param gone pieces that went back before @param quantity below 0 */
function lineBack(line: NoteLine, gone: number, quantity: number): LineAmounts {
  const value = lineValue(received(line, gone - quantity));
  const unitPrice = discountedUnitPrice(line);
  if (value === null || unitPrice === null) return { rate: line.rate, unitPrice: null, value: null, isRounded: false };
  const back = less(lineValue(received(line, gone)), value);
  return { rate: line.rate, unitPrice, value: back, isRounded: isUnitPriceRounded(unitPrice, quantity, back) };
}

function totalsBack(note: ReceivedNote, back: ReadonlyMap<number, number>): NoteTotals {
  const lines = note.lines.map((line) => received(line, back.get(line.id) ?? 0));
  const isWhole = note.lines.every((line) => (back.get(line.id) ?? 0) === line.quantityReceived);
  const discounts = note.discounts.map((discount) => {
    const { forRate, value, isFixedValue } = discount;
    if (isWhole || !isFixedValue) return discount;
    return { ...discount, value: share(value, base(lines, forRate), base(note.lines, forRate)) };
  });
  return noteTotals(lines, discounts);
}

/** A line as if only some of its pieces had been received. */
function received(line: NoteLine, pieces: number): TotalsLine {
  const { discount, quantityReceived } = line;
  const onPieces = discount?.isFixedValue
    ? { ...discount, value: share(discount.value, Big(pieces), Big(quantityReceived)) }
    : discount;
  return { ...line, quantityReceived: pieces, discount: onPieces };
}

function share(amount: string, part: Big, of: Big): string {
  return of.eq(0) ? "0" : Big(amount).times(part).div(of).toString();
}

function base(lines: readonly TotalsLine[], rate: string): Big {
  return lines.filter((line) => line.rate === rate).reduce((sum, line) => sum.plus(lineValue(line) ?? 0), Big(0));
}

/** Nothing to price counts as nothing. */
function less(amount: string | null | undefined, taken: string): string {
  // Big keeps a minus before 0, which is never shown.
  const left = Big(amount ?? 0).minus(taken);
  return (left.eq(0) ? Big(0) : left).toFixed(2);
}
