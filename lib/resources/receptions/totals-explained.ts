import type Big from "big.js";
import { type MoneyText, money, moneyText, percentOf, sumMoney } from "@/lib/money/decimal";
import {
  type Discount,
  discountOf,
  grossValue,
  lineDiscountVat,
  lineValue,
  type PricedLine,
  type RateDiscount,
  rateDiscountVat,
  receptionTotals,
  unitPriceAfterDiscount,
  type VatBucket,
} from "./reception-totals";
import { noteSoFar, type PricedNote, type Returned } from "./returned-part";

/** What goes into each formula. Amounts and percentages are decimal text, rates are in percent. */
interface FormulaInputs {
  /** Quantity x price. */
  gross: { quantity: number; price: string };
  /** So many percent of an amount. */
  percentOff: { of: string; percent: string };
  /** The amount itself. */
  fixedOff: { amount: string };
  /** What falls of a fixed discount on the part that is back: of x part / whole. */
  shareOff: { of: string; part: string; whole: string };
  /** Gross less discount. */
  lineValue: { gross: string; discount: string };
  /** (Gross less discount) / quantity. */
  unitPrice: { gross: string; discount: string; quantity: number };
  /** Amount taken off x rate. */
  discountVat: { discount: string; rate: number };
  /** All of them together. */
  sum: { terms: readonly string[] };
  /** Base less discounts. */
  net: { base: string; discount: string };
  /** Net x rate. */
  vat: { net: string; rate: number };
  /** Net and VAT. */
  total: { net: string; vat: string };
}

/** One step of a sum as a person could do it on paper. */
interface Step<Kind extends keyof FormulaInputs> {
  kind: Kind;
  inputs: FormulaInputs[Kind];
  /** What the formula gives: all its places, of a division 20. */
  exact: string;
  /** The amount that is shown and counted on with. Absent where nothing is rounded (2§9): the next step takes `exact`. */
  rounded?: MoneyText;
}

type Off = Step<"percentOff"> | Step<"fixedOff"> | Step<"shareOff">;

/** Any of the steps, for whoever shows them. */
export type ExplainedStep = { [Kind in keyof FormulaInputs]: Step<Kind> }[keyof FormulaInputs];

export type ExplainedLine =
  /** N/A (RECP-022), and what is missing. */
  | { kind: "notAvailable"; missing: "price" | "quantity" }
  | {
      kind: "priced";
      gross: Step<"gross">;
      discount?: Off;
      /** What travels as `valueVAT`. */
      discountVat?: Step<"discountVat">;
      value: Step<"lineValue">;
      unitPrice: Step<"unitPrice">;
    };

export interface ExplainedRate {
  /** In percent. */
  rate: number;
  /** Which of the lines are of this rate, in the order of the base's terms. */
  lines: readonly number[];
  base: Step<"sum">;
  discounts: readonly { off: Off; vat: Step<"discountVat"> }[];
  discount: Step<"sum">;
  net: Step<"net">;
  vat: Step<"vat">;
}

export interface ExplainedNote {
  lines: readonly ExplainedLine[];
  /** By rising rate, as the buckets of the totals. */
  rates: readonly ExplainedRate[];
  net: Step<"sum">;
  vat: Step<"sum">;
  total: Step<"total">;
}

/** Where each figure of a note comes from: the very figures of `receptionTotals`, with their formulas (2§9). */
export function explainNote(lines: readonly PricedLine[], discounts: readonly RateDiscount[]): ExplainedNote {
  const { buckets, net, vat, total } = receptionTotals(lines, discounts);
  return {
    lines: lines.map(explainLine),
    rates: buckets.map((bucket) => explainRate(bucket, lines, discounts)),
    net: sumStep(
      buckets.map((bucket) => bucket.net),
      net,
    ),
    vat: sumStep(
      buckets.map((bucket) => bucket.vat),
      vat,
    ),
    total: step("total", { net, vat }, money(net).plus(vat), total),
  };
}

/** A return's figures are those of `withIt` less those of `before` (reading 62). */
export function explainReturned(note: PricedNote, before: readonly Returned[], returned: readonly Returned[]) {
  const explained = (back: readonly Returned[]): ExplainedNote => {
    const { lines, discounts } = noteSoFar(note, back);
    return explainNote(lines, discounts);
  };
  return { before: explained(before), withIt: explained([...before, ...returned]) };
}

function explainLine(line: PricedLine): ExplainedLine {
  const { pricePurchase: price, discount, rateVAT } = line;
  const quantity = line.quantity.quantityReceived;
  const gross = grossValue(line);
  if (price === undefined || gross === undefined)
    return { kind: "notAvailable", missing: price === undefined ? "price" : "quantity" };
  const off = discountOf(gross, discount);
  const inputs = { gross: gross.toFixed(), discount: off.toFixed() };
  const left = gross.minus(off);
  return {
    kind: "priced",
    gross: step("gross", { quantity, price }, gross),
    discount: discount && explainOff(gross, discount),
    discountVat: discount && discountVatStep(off, rateVAT.rate, lineDiscountVat(line)),
    value: step("lineValue", inputs, left, lineValue(line)),
    unitPrice: step("unitPrice", { ...inputs, quantity }, left.div(quantity), unitPriceAfterDiscount(line)),
  };
}

function explainRate(
  { rate, base, discount, net, vat }: VatBucket,
  lines: readonly PricedLine[],
  discounts: readonly RateDiscount[],
): ExplainedRate {
  const positions = [...lines.keys()].filter((at) => lines[at]?.rateVAT.rate === rate);
  const explained = discounts
    .filter((each) => each.forRateVAT === rate)
    .map((each) => {
      const off = explainOff(money(base), each);
      const rounded = moneyText(money(off.exact));
      return { off: { ...off, rounded }, vat: discountVatStep(money(rounded), rate, rateDiscountVat(lines, each)) };
    });
  return {
    rate,
    lines: positions,
    base: sumStep(
      positions.map((at) => lines[at]).map((line) => (line && lineValue(line)) ?? "0.00"),
      base,
    ),
    discounts: explained,
    discount: sumStep(
      explained.map(({ off }) => off.rounded),
      discount,
    ),
    net: step("net", { base, discount }, money(base).minus(discount), net),
    vat: step("vat", { net, rate }, percentOf(money(net), rate), vat),
  };
}

function explainOff(amount: Big, discount: Discount): Off {
  const off = discountOf(amount, discount);
  const { isFixedValue, value, share } = discount;
  if (!isFixedValue) return step("percentOff", { of: amount.toFixed(), percent: value }, off);
  return share ? step("shareOff", share, off) : step("fixedOff", { amount: value }, off);
}

function discountVatStep(off: Big, rate: number, rounded: MoneyText): Step<"discountVat"> {
  return step("discountVat", { discount: off.toFixed(), rate }, percentOf(off, rate), rounded);
}

function sumStep(terms: readonly string[], rounded: MoneyText): Step<"sum"> {
  return step("sum", { terms }, sumMoney(terms.map(money)), rounded);
}

function step<Kind extends keyof FormulaInputs>(
  kind: Kind,
  inputs: FormulaInputs[Kind],
  exact: Big,
  rounded?: MoneyText,
): Step<Kind> {
  return { kind, inputs, exact: exact.toFixed(), rounded };
}
