import type Big from "big.js";
import { isDay } from "@/lib/dates/day";
import { cuiDigits } from "@/lib/identifiers/cui";
import { money, percentOf, roundMoney, sumMoney } from "@/lib/money/decimal";
import { withoutInvisible } from "@/lib/texts/invisible-character";
import type { InvoiceDiscount, InvoiceLine, InvoiceSupplier, InvoiceVat } from "./invoice";
import { elementAt, elementsAt, type UblElement } from "./ubl-document";

/** Longer texts are cut: e-Factura allows 200 characters at most. */
const longestText = 200;
/** Of a text that is mostly blanks so much is looked at. */
const mostRead = 2_000;

/** An allowance, or a charge where `isCharge`. */
export interface AllowanceCharge {
  isCharge: boolean;
  amount: string;
  percent?: string;
  reason?: string;
  /** In percent. */
  rate?: number;
}

export function textAt(from: UblElement, path: string): string | undefined {
  const text = elementAt(from, path)?.text.slice(0, mostRead).replace(/\s+/g, " ");
  // What is not seen may turn, or hide, what is shown beside it.
  const seen = text && withoutInvisible(text).slice(0, longestText).trim();
  return seen === "" ? undefined : seen;
}

/** A decimal number as XML Schema has it, without an exponent; longer ones are none that an invoice has. */
export function decimalAt(from: UblElement, path: string): string | undefined {
  return decimalOf(elementAt(from, path));
}

export function decimalOf(element: UblElement | undefined): string | undefined {
  const [, sign = "", whole = "", places = ""] = /^([+-]?)(\d{0,15})(?:\.(\d{0,20}))?$/.exec(element?.text ?? "") ?? [];
  if (whole + places === "") return undefined;
  return money(`${sign === "-" ? "-" : ""}${whole || "0"}.${places || "0"}`).toFixed();
}

/** In percent; a line that is not taxed may leave it out. */
export function rateOf(from: UblElement, category: string): number | undefined {
  if (elementAt(from, category) === undefined) return undefined;
  return Number(decimalAt(from, `${category}/cbc:Percent`) ?? "0");
}

/** YYYY-MM-DD; a zone behind it is left out. */
export function dayAt(from: UblElement, path: string): string | undefined {
  const day = elementAt(from, path)?.text.slice(0, 10);
  return day !== undefined && isDay(day) ? day : undefined;
}

/** A VAT payer writes the code with RO, others without, and some among the other numbers of the party. */
export function supplierOf(invoice: UblElement): InvoiceSupplier {
  const party = "cac:AccountingSupplierParty/cac:Party";
  const codes = [
    "cac:PartyTaxScheme/cbc:CompanyID",
    "cac:PartyLegalEntity/cbc:CompanyID",
    "cac:PartyIdentification/cbc:ID",
    "cbc:EndpointID",
  ]
    .flatMap((path) => elementsAt(invoice, `${party}/${path}`))
    .map(({ text }) => cuiDigits(text))
    .filter((digits) => /^\d{2,10}$/.test(digits));
  return {
    name:
      textAt(invoice, `${party}/cac:PartyLegalEntity/cbc:RegistrationName`) ??
      textAt(invoice, `${party}/cac:PartyName/cbc:Name`),
    cui: codes[0],
  };
}

export function lineOf(line: UblElement): InvoiceLine {
  const item = elementAt(line, "cac:Item");
  const standard = item && elementAt(item, "cac:StandardItemIdentification/cbc:ID");
  const category = "cac:Item/cac:ClassifiedTaxCategory";
  const quantity = decimalAt(line, "cbc:InvoicedQuantity");
  const unitPrice = unitPriceOf(line);
  return {
    name: textAt(line, "cac:Item/cbc:Name") ?? textAt(line, "cac:Item/cbc:Description"),
    sellersId: textAt(line, "cac:Item/cac:SellersItemIdentification/cbc:ID"),
    standardId: standard && textAt(line, "cac:Item/cac:StandardItemIdentification/cbc:ID"),
    standardIdScheme: standard?.attributes.schemeID,
    quantity,
    unit: elementAt(line, "cbc:InvoicedQuantity")?.attributes.unitCode,
    unitPrice: unitPrice?.toFixed(),
    discount: discountOf(
      allowancesOf(line).filter(({ isCharge }) => !isCharge),
      unitPrice && quantity !== undefined ? unitPrice.times(quantity) : undefined,
    ),
    rate: rateOf(line, category),
    category: textAt(line, `${category}/cbc:ID`),
    value: decimalAt(line, "cbc:LineExtensionAmount"),
  };
}

/** The price is net of what its own allowance took off it, and may be of several units. */
function unitPriceOf(line: UblElement): Big | undefined {
  const price = decimalAt(line, "cac:Price/cbc:PriceAmount");
  const of = money(decimalAt(line, "cac:Price/cbc:BaseQuantity") ?? "1");
  return price === undefined ? undefined : money(price).div(of.eq(0) ? 1 : of);
}

/** Of a line, or of the whole invoice. */
export function allowancesOf(from: UblElement): AllowanceCharge[] {
  return elementsAt(from, "cac:AllowanceCharge").flatMap((each) => {
    const amount = decimalAt(each, "cbc:Amount");
    if (amount === undefined || money(amount).eq(0)) return [];
    return [
      {
        isCharge: ["true", "1"].includes(textAt(each, "cbc:ChargeIndicator") ?? ""),
        amount,
        percent: decimalAt(each, "cbc:MultiplierFactorNumeric"),
        reason: textAt(each, "cbc:AllowanceChargeReason"),
        rate: rateOf(each, "cac:TaxCategory"),
      },
    ];
  });
}

/**
 * What several allowances take off together: a percentage where it is a single one that says so and its amount is that, an
 * amount otherwise.
 * @param base undefined where it is not known
 */
export function discountOf(allowances: readonly AllowanceCharge[], base: Big | undefined): InvoiceDiscount | undefined {
  const [first, ...others] = allowances;
  if (first === undefined) return undefined;
  const { percent, amount } = first;
  const isPercentage =
    others.length === 0 &&
    base !== undefined &&
    percent !== undefined &&
    /^\d+(\.\d\d?)?$/.test(percent) &&
    roundMoney(percentOf(base, percent)).eq(amount);
  if (isPercentage) return { isFixedValue: false, value: percent };
  return { isFixedValue: true, value: sumMoney(allowances.map((each) => money(each.amount))).toFixed() };
}

/** The invoice may state its VAT a second time, in lei beside another currency. */
export function taxTotalOf(invoice: UblElement, currency: string | undefined): UblElement | undefined {
  const totals = elementsAt(invoice, "cac:TaxTotal");
  return totals.find((total) => elementAt(total, "cbc:TaxAmount")?.attributes.currencyID === currency) ?? totals[0];
}

export function vatOf(taxTotal: UblElement | undefined): InvoiceVat[] {
  const byRate = new Map<number, InvoiceVat>();
  for (const each of taxTotal ? elementsAt(taxTotal, "cac:TaxSubtotal") : []) {
    const rate = rateOf(each, "cac:TaxCategory") ?? 0;
    const other = byRate.get(rate);
    byRate.set(rate, {
      rate,
      base: together(other?.base, decimalAt(each, "cbc:TaxableAmount")),
      vat: together(other?.vat, decimalAt(each, "cbc:TaxAmount")),
    });
  }
  return [...byRate.values()].sort((one, another) => one.rate - another.rate);
}

function together(one: string | undefined, other: string | undefined): string | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return money(one).plus(other).toFixed();
}
