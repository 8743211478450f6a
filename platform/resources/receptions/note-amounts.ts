import { and, eq, isNotNull } from "drizzle-orm";
import type { Reader } from "../../db/database";
import { entryNoteDiscounts } from "../../db/schema/receptions";
import { drawSection, drawSums } from "../../pdf/blocks";
import { romanianAmount } from "../../pdf/document";
import { drawTable } from "../../pdf/table";
import { decimalText } from "../../wire-values";
import type { LineRow } from "./note-rows";
import type { LineAmounts, NoteTotals, TotalsLine } from "./note-totals";

const vatColumns = [
  { title: "Cota TVA", width: 75 },
  { title: "Bază după disc. liniilor", width: 130, align: "right" },
  { title: "Discount pe notă", width: 110, align: "right" },
  { title: "Valoare netă", width: 110, align: "right" },
  { title: "TVA", width: 90, align: "right" },
] as const;

const notPriced = "N/A";

export function toTotalsLine({ item, rateVAT, discount }: LineRow): TotalsLine {
  return {
    quantityReceived: item.quantityReceived,
    price: item.pricePurchase === null ? null : decimalText(item.pricePurchase),
    rate: String(rateVAT.rate),
    discount: discount ? { value: decimalText(discount.value ?? 0), isFixedValue: discount.isFixedValue } : undefined,
  };
}

/** The discounts of a note's VAT rates. */
export async function rateDiscounts(read: Reader, entryNoteId: number) {
  const rows = await read
    .select()
    .from(entryNoteDiscounts)
    .where(and(eq(entryNoteDiscounts.entryNoteId, entryNoteId), isNotNull(entryNoteDiscounts.forRateVat)));
  return rows.map(({ forRateVat, value, isFixedValue }) => ({
    forRate: String(forRateVat),
    value: decimalText(value ?? 0),
    isFixedValue,
  }));
}

/** Unit price, rate and value of a line, as a note's table shows them. */
export function amountCells({ unitPrice, rate, value, isRounded }: LineAmounts): string[] {
  return [
    unitPrice === null ? notPriced : `${isRounded ? "≈ " : ""}${romanianAmount(unitPrice)}`,
    `${rate}%`,
    value === null ? notPriced : romanianAmount(value),
  ];
}

/** Below a table of lines: why a price does not multiply out. */
export function drawRoundedNote(document: PDFKit.PDFDocument, lines: readonly LineAmounts[]): void {
  if (!lines.some(({ isRounded }) => isRounded)) return;
  document.font("regular").fontSize(8);
  document.text("≈ Preț rotunjit: valoarea se calculează din prețul exact.").moveDown(1);
}

/** VAT by rate and the sums. @param totalTitle what the last of them is called */
export async function drawTotals(
  document: PDFKit.PDFDocument,
  totals: NoteTotals,
  currency: string,
  totalTitle: string,
): Promise<void> {
  // Rates and sums belong on one page.
  drawSection(document, `TVA pe cote (${currency})`, 180 + totals.rates.length * 20);
  await drawTable(
    document,
    vatColumns,
    totals.rates.map(({ rate, base, discount, net, vat }) => [
      `${rate}%`,
      ...[base, discount, net, vat].map(romanianAmount),
    ]),
  );
  drawSums(document, [
    ["Total fără TVA", `${romanianAmount(totals.net)} ${currency}`],
    ["Total TVA", `${romanianAmount(totals.vat)} ${currency}`],
    [totalTitle, `${romanianAmount(totals.total)} ${currency}`],
  ]);
}
