import { type MoneyText, money, moneyText, sumMoney } from "@/lib/money/decimal";
import { expiryOf } from "./expiry-warning";
import { lineValue, type PricedLine } from "./reception-totals";
import { toPricedLine, type WorkLine } from "./work-line";

interface CheckedLine extends PricedLine {
  quantity: { quantityInvoice: number; quantityReceived: number };
  expirationDate?: string | undefined;
}

/** What there is to look at in a note's lines. */
export interface ReceivedCheck {
  lines: number;
  /** Pieces. */
  invoiced: number;
  received: number;
  /** Lines whose received pieces are not those invoiced, and how many pieces fewer and more. */
  differing: number;
  fewer: number;
  more: number;
  /** What those pieces are worth: below 0 where the supplier is owed less than invoiced. */
  value: MoneyText;
  /** Differing lines of which that is not known, for want of a price. */
  unpriced: number;
  expired: number;
  soon: number;
}

/** Invoiced against received over all lines, and which goods are over. @param today YYYY-MM-DD, the operator's */
export function receivedCheck(lines: readonly CheckedLine[], today: string): ReceivedCheck {
  const differing = lines.filter(({ quantity }) => differenceOf(quantity) !== 0);
  const differences = differing.map(({ quantity }) => differenceOf(quantity));
  const expiries = lines.map(({ expirationDate }) => expiryOf(expirationDate, today));
  return {
    lines: lines.length,
    invoiced: sum(lines.map(({ quantity }) => quantity.quantityInvoice)),
    received: sum(lines.map(({ quantity }) => quantity.quantityReceived)),
    differing: differing.length,
    fewer: sum(differences.map((pieces) => Math.max(-pieces, 0))),
    more: sum(differences.map((pieces) => Math.max(pieces, 0))),
    value: moneyText(sumMoney(differing.map(worthOf))),
    unpriced: differing.filter(({ pricePurchase }) => pricePurchase === undefined).length,
    expired: expiries.filter((expiry) => expiry === "expired").length,
    soon: expiries.filter((expiry) => expiry === "soon").length,
  };
}

/** A line that is worked on, once both its quantities are there. */
export function toCheckedLine(line: WorkLine): CheckedLine[] {
  if (line.invoiced === "" || line.received === "") return [];
  const priced = toPricedLine(line);
  return [
    {
      ...priced,
      quantity: { quantityInvoice: Number(line.invoiced), quantityReceived: Number(line.received) },
      expirationDate: line.expirationDate,
    },
  ];
}

/** Pieces received beyond those invoiced. */
function differenceOf({ quantityInvoice, quantityReceived }: CheckedLine["quantity"]): number {
  return quantityReceived - quantityInvoice;
}

/** The line as received less the line as invoiced, each after its discount. */
function worthOf(line: CheckedLine) {
  const invoiced = { ...line, quantity: { quantityReceived: line.quantity.quantityInvoice } };
  return money(lineValue(line) ?? "0").minus(lineValue(invoiced) ?? "0");
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
