import type Big from "big.js";
import { money, sumMoney } from "@/lib/money/decimal";
import { lineValue, type PricedLine, type RateDiscount, receptionTotals } from "./reception-totals";

interface NoteLine extends PricedLine {
  id: number;
}

interface PricedNote {
  items: readonly NoteLine[];
  vatDiscounts: readonly RateDiscount[];
}

/** What of a note's line goes back. */
interface Returned {
  /** Of the note's line. */
  id: number;
  /** Below 0 (RETS-003). */
  quantity: number;
}

/**
 * What goes back, valued by the note's own rules (2§9): quantities, values and sums are below 0. A fixed discount of a line
 * goes back by the pieces that do, one of a rate by their share of the rate's base; of a note that goes back whole, all of
 * both, so that its sums are the note's own.
 *
 * @returns its lines in the order of `returned`; undefined where the note has no such line
 */
export function returnedPart({ items, vatDiscounts }: PricedNote, returned: readonly Returned[]) {
  const lines = returned.map(({ id, quantity }) => {
    const line = items.find((each) => each.id === id);
    return line && partOf(line, quantity);
  });
  const found = lines.filter((line) => line !== undefined);
  const isWhole = items.every((line) => piecesBack(returned, line.id) === line.quantity.quantityReceived);
  const discounts = vatDiscounts.map((discount) => {
    if (!discount.isFixedValue) return discount;
    const { value, forRateVAT } = discount;
    const back = isWhole ? money(value).neg() : shareOf(value, baseOf(found, forRateVAT), baseOf(items, forRateVAT));
    return { ...discount, value: back.toString() };
  });
  return { lines, totals: receptionTotals(found, discounts) };
}

function piecesBack(returned: readonly Returned[], lineId: number): number {
  return returned.filter(({ id }) => id === lineId).reduce((sum, { quantity }) => sum - quantity, 0);
}

function partOf(line: NoteLine, quantity: number): NoteLine {
  const { discount } = line;
  const received = money(String(line.quantity.quantityReceived));
  return {
    ...line,
    quantity: { quantityReceived: quantity },
    discount: discount?.isFixedValue
      ? { ...discount, value: shareOf(discount.value, money(String(quantity)), received).toString() }
      : discount,
  };
}

/** Of an amount, not rounded; of nothing there is no share. */
function shareOf(amount: string, part: Big, whole: Big): Big {
  return whole.eq(0) ? money("0") : money(amount).times(part).div(whole);
}

function baseOf(lines: readonly PricedLine[], rate: number): Big {
  return sumMoney(lines.filter((line) => line.rateVAT.rate === rate).map((line) => money(lineValue(line) ?? "0")));
}
