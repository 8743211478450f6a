import Big from "big.js";
import { lineValue, noteTotals, type RateDiscount, type TotalsLine } from "../receptions/note-totals";

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
 * What goes back as it was received, below 0. Of a fixed discount a line takes back what fell on its pieces, a rate what
 * falls on the part of its base that goes back; a note that goes back whole takes back all.
 * @throws where a line is not the note's: the database does not allow that
 */
export function returnTotals(note: ReceivedNote, returned: readonly ReturnedPieces[]) {
  const lines = returned.map(({ id, quantity }) => {
    const line = note.lines.find((each) => each.id === id);
    if (line === undefined) throw new Error(`Line ${id} is not of this note.`);
    return piecesOf(line, quantity);
  });
  const totals = noteTotals(lines, isWhole(note, returned) ? note.discounts.map(whole) : partial(note, lines));
  return { lines, totals };
}

function piecesOf(line: NoteLine, quantity: number): TotalsLine {
  const { discount, quantityReceived } = line;
  const onPieces = discount?.isFixedValue
    ? { ...discount, value: share(discount.value, Big(quantity), Big(quantityReceived)) }
    : discount;
  return { ...line, quantityReceived: quantity, discount: onPieces };
}

function isWhole({ lines }: ReceivedNote, returned: readonly ReturnedPieces[]): boolean {
  const left = new Map(lines.map(({ id, quantityReceived }) => [id, quantityReceived]));
  for (const { id, quantity } of returned) left.set(id, (left.get(id) ?? 0) + quantity);
  return [...left.values()].every((pieces) => pieces === 0);
}

function whole(discount: RateDiscount): RateDiscount {
  return discount.isFixedValue ? { ...discount, value: Big(discount.value).neg().toString() } : discount;
}

function partial(note: ReceivedNote, back: readonly TotalsLine[]): RateDiscount[] {
  return note.discounts.map((discount) => {
    const { forRate, value, isFixedValue } = discount;
    return isFixedValue
      ? { ...discount, value: share(value, base(back, forRate), base(note.lines, forRate)) }
      : discount;
  });
}

function share(amount: string, part: Big, of: Big): string {
  return of.eq(0) ? "0" : Big(amount).times(part).div(of).toString();
}

function base(lines: readonly TotalsLine[], rate: string): Big {
  return lines.filter((line) => line.rate === rate).reduce((sum, line) => sum.plus(lineValue(line) ?? 0), Big(0));
}
