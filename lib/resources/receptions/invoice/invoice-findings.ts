import type Big from "big.js";
import { money, moneyText, percentOf, roundMoney, sumMoney } from "@/lib/money/decimal";
import type { InvoiceFinding, InvoiceLine, InvoiceTotals, InvoiceVat } from "./invoice";
import type { AllowanceCharge } from "./invoice-parts";

interface Stated {
  lines: readonly InvoiceLine[];
  /** By the line's position. */
  ofLines: readonly (readonly AllowanceCharge[])[];
  ofInvoice: readonly AllowanceCharge[];
  vat: readonly InvoiceVat[];
  totals: InvoiceTotals;
  /** Paid before, and rounded off: what lies between total and payable. */
  prepaid?: string;
  rounding?: string;
}

/** Charges, and where the invoice says something else than its lines give. Each figure is held against those below it. */
export function findingsOf(stated: Stated): InvoiceFinding[] {
  return [
    ...stated.ofLines.flatMap((charges, line) => chargesOf(charges, line)),
    ...chargesOf(stated.ofInvoice),
    ...stated.lines.flatMap((line, at) => {
      const computed = computedValue(line, stated.ofLines[at] ?? []);
      return differing({ kind: "lineValue" as const, line: at }, line.value, computed);
    }),
    ...ofRates(stated),
    ...ofTotals(stated),
  ];
}

function chargesOf(all: readonly AllowanceCharge[], line?: number): InvoiceFinding[] {
  return all
    .filter(({ isCharge }) => isCharge)
    .map(({ amount, reason, rate }) => ({ kind: "charge", line, rate, amount, reason }));
}

function ofRates({ lines, ofInvoice, vat }: Stated): InvoiceFinding[] {
  // Who states no VAT at all is no VAT payer.
  if (vat.length === 0) return [];
  const rates = [...lines, ...ofInvoice, ...vat].map(({ rate }) => rate).filter((rate) => rate !== undefined);
  return [...new Set(rates)].flatMap((rate) => {
    const own = vat.find((each) => each.rate === rate);
    const base = sumMoney(lines.filter((line) => line.rate === rate).map(lineValue)).plus(
      onTop(ofInvoice.filter((each) => each.rate === rate)),
    );
    return [
      ...differing({ kind: "rateBase" as const, rate }, own?.base ?? "0", base),
      ...differing({ kind: "rateVat" as const, rate }, own?.vat ?? "0", percentOf(money(own?.base ?? "0"), rate)),
    ];
  });
}

function ofTotals({ lines, ofInvoice, vat, totals, prepaid = "0", rounding = "0" }: Stated): InvoiceFinding[] {
  const values = sumMoney(lines.map(lineValue));
  const taxes = sumMoney(vat.map((each) => money(each.vat ?? "0")));
  const net = values.plus(onTop(ofInvoice));
  const computed = {
    lines: values,
    discounts: onTop(ofInvoice.filter(({ isCharge }) => !isCharge)).neg(),
    charges: onTop(ofInvoice.filter(({ isCharge }) => isCharge)),
    net,
    vat: taxes,
    total: net.plus(taxes),
    payable: net.plus(taxes).minus(prepaid).plus(rounding),
  };
  return totalKinds.flatMap((kind) => differing({ kind }, totals[kind], computed[kind]));
}

const totalKinds = ["lines", "discounts", "charges", "net", "vat", "total", "payable"] as const;

/** Undefined where price or quantity is missing. */
function computedValue({ unitPrice, quantity }: InvoiceLine, own: readonly AllowanceCharge[]): Big | undefined {
  if (unitPrice === undefined || quantity === undefined) return undefined;
  return money(unitPrice).times(quantity).plus(onTop(own));
}

function lineValue(line: InvoiceLine): Big {
  return money(line.value ?? "0");
}

/** Charges less allowances. */
function onTop(all: readonly AllowanceCharge[]): Big {
  return sumMoney(all.map(({ isCharge, amount }) => (isCharge ? money(amount) : money(amount).neg())));
}

/** Nothing where it is not stated or not known, and where both are the same to the ban. */
function differing<Told>(told: Told, stated: string | undefined, computed: Big | undefined) {
  if (stated === undefined || computed === undefined || roundMoney(computed).eq(roundMoney(money(stated)))) return [];
  return [{ ...told, stated: moneyText(money(stated)), computed: moneyText(computed) }];
}
