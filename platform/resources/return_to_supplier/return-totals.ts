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
): { lines: LineAmounts[]; totals: NoteTotals } {
  const lines = returned.map((pieces, at) => lineBack(note, [...before, ...returned.slice(0, at)], pieces));
  const was = totalsBack(note, before);
  const is = totalsBack(note, [...before, ...returned]);
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
  return {
    lines,
    totals: { rates, net: less(was.net, is.net), vat: less(was.vat, is.vat), total: less(was.total, is.total) },
  };
}

function lineBack(
  note: ReceivedNote,
  before: readonly ReturnedPieces[],
  { id, quantity }: ReturnedPieces,
): LineAmounts {
  const line = note.lines.find((each) => each.id === id);
  if (line === undefined) throw new Error(`Line ${id} is not of this note.`);
  const gone = piecesOf(before, id);
  const value = lineValue(received(line, gone - quantity));
  const unitPrice = discountedUnitPrice(line);
  if (value === null || unitPrice === null) return { rate: line.rate, unitPrice: null, value: null, isRounded: false };
  const back = less(lineValue(received(line, gone)), value);
  return { rate: line.rate, unitPrice, value: back, isRounded: isUnitPriceRounded(unitPrice, quantity, back) };
}

function totalsBack(note: ReceivedNote, back: readonly ReturnedPieces[]): NoteTotals {
  const lines = note.lines.map((line) => received(line, piecesOf(back, line.id)));
  const isWhole = note.lines.every((line) => piecesOf(back, line.id) === line.quantityReceived);
  const discounts = note.discounts.map((discount) => {
    const { forRate, value, isFixedValue } = discount;
    if (isWhole || !isFixedValue) return discount;
    return { ...discount, value: share(value, base(lines, forRate), base(note.lines, forRate)) };
  });
  return noteTotals(lines, discounts);
}

function piecesOf(returned: readonly ReturnedPieces[], lineId: number): number {
  return returned.reduce((pieces, { id, quantity }) => (id === lineId ? pieces - quantity : pieces), 0);
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
