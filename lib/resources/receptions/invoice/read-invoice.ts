import { money, sumMoney } from "@/lib/money/decimal";
import type { Invoice, InvoiceFault, InvoiceLine, InvoiceRateDiscount } from "./invoice";
import { findingsOf } from "./invoice-findings";
import {
  type AllowanceCharge,
  allowancesOf,
  dayAt,
  decimalAt,
  decimalOf,
  discountOf,
  lineOf,
  supplierOf,
  taxTotalOf,
  textAt,
  vatOf,
} from "./invoice-parts";
import { RefusedInvoice } from "./refused-invoice";
import { elementAt, elementsAt, mostTags, tagsIn, type UblElement, ublRoot } from "./ubl-document";
import { xmlFilesOf } from "./unpack";

const mostLines = 2_000;
/** Of an invoice: each is held against all lines. */
const mostRates = 100;
/** UNTDID 1001: a credit note that is written as an invoice. */
const creditNoteType = "381";

export type ReadInvoice = Invoice | { kind: "refused"; fault: InvoiceFault };

/**
 * Reads a supplier's e-Factura (UBL 2.1), as it is or in its zip with ANAF's signature beside it. Nothing in it is trusted:
 * what is missing or no number is undefined, and what does not add up is a finding.
 */
export function readInvoice(bytes: Uint8Array): ReadInvoice {
  try {
    return invoiceOf(onlyInvoice(xmlFilesOf(bytes)));
  } catch (fault) {
    if (fault instanceof RefusedInvoice) return { kind: "refused", fault: fault.fault };
    throw fault;
  }
}

/** The signature and other files beside it are none; a file that is no XML is told of where there is no invoice. */
function onlyInvoice(files: readonly Uint8Array[]): UblElement {
  if (files.reduce((count, file) => count + tagsIn(file), 0) > mostTags) throw new RefusedInvoice("tooMuch");
  const roots: UblElement[] = [];
  let refusal = new RefusedInvoice("notInvoice");
  for (const file of files) {
    try {
      const root = ublRoot(file);
      if (["invoice:Invoice", "credit-note:CreditNote"].includes(root.name)) roots.push(root);
      if (roots.length > 1) throw new RefusedInvoice("severalInvoices");
    } catch (fault) {
      if (!(fault instanceof RefusedInvoice) || fault.fault === "severalInvoices") throw fault;
      refusal = fault;
    }
  }
  const [root] = roots;
  if (root === undefined) throw refusal;
  return root;
}

function invoiceOf(root: UblElement): Invoice {
  if (root.name !== "invoice:Invoice" || textAt(root, "cbc:InvoiceTypeCode") === creditNoteType)
    throw new RefusedInvoice("creditNote");
  const elements = elementsAt(root, "cac:InvoiceLine");
  if (elements.length > mostLines) throw new RefusedInvoice("tooManyLines");
  const lines = elements.map(lineOf);
  const ofInvoice = allowancesOf(root);
  const currency = textAt(root, "cbc:DocumentCurrencyCode");
  const taxTotal = taxTotalOf(root, currency);
  const vat = vatOf(taxTotal);
  if (new Set([...lines, ...ofInvoice, ...vat].map(({ rate }) => rate)).size > mostRates)
    throw new RefusedInvoice("tooMuch");
  const sums = "cac:LegalMonetaryTotal";
  const totals = {
    lines: decimalAt(root, `${sums}/cbc:LineExtensionAmount`),
    discounts: decimalAt(root, `${sums}/cbc:AllowanceTotalAmount`),
    charges: decimalAt(root, `${sums}/cbc:ChargeTotalAmount`),
    net: decimalAt(root, `${sums}/cbc:TaxExclusiveAmount`),
    vat: taxTotal && decimalOf(elementAt(taxTotal, "cbc:TaxAmount")),
    total: decimalAt(root, `${sums}/cbc:TaxInclusiveAmount`),
    payable: decimalAt(root, `${sums}/cbc:PayableAmount`),
  };
  return {
    kind: "invoice",
    supplier: supplierOf(root),
    number: textAt(root, "cbc:ID"),
    issueDate: dayAt(root, "cbc:IssueDate"),
    currency,
    lines,
    rateDiscounts: rateDiscountsOf(ofInvoice, lines),
    vat,
    totals,
    findings: findingsOf({
      lines,
      ofLines: elements.map(allowancesOf),
      ofInvoice,
      vat,
      totals,
      prepaid: decimalAt(root, `${sums}/cbc:PrepaidAmount`),
      rounding: decimalAt(root, `${sums}/cbc:PayableRoundingAmount`),
    }),
  };
}

/** A reception has a discount by VAT rate, of its lines' values: several of one rate are one amount. */
function rateDiscountsOf(ofInvoice: readonly AllowanceCharge[], lines: readonly InvoiceLine[]): InvoiceRateDiscount[] {
  const discounts = ofInvoice.filter(({ isCharge }) => !isCharge);
  return [...new Set(discounts.map(({ rate }) => rate))].flatMap((rate) => {
    const base = sumMoney(lines.filter((line) => line.rate === rate).map(({ value }) => money(value ?? "0")));
    const discount = discountOf(
      discounts.filter((each) => each.rate === rate),
      base,
    );
    return discount ? [{ forRateVAT: rate, ...discount }] : [];
  });
}
