import { pdfText } from "@/tests/support/pdf-text";

/** An amount as the operator's papers have it. */
export function paper(amount: string): string {
  return new Intl.NumberFormat("ro", { minimumFractionDigits: 2, useGrouping: "always" }).format(Number(amount));
}

/** Cells that stand one after the other in a row. */
export function rowOf(...cells: string[]): string {
  return `\n${cells.join("\n")}\n`;
}

/** What a paper says, a piece in each line. A unit price that does not multiply out is marked: the mark is left out. */
export function saidIn(pdf: Buffer): string {
  return pdfText(pdf)
    .map((piece) => piece.replace(/^≈ /, ""))
    .join("\n");
}

interface WorkedLine {
  unitPriceAfterDiscount: string | null;
  value: string | null;
}

interface WorkedSums {
  net: string;
  vat: string;
  total: string;
}

interface WorkedRate extends Omit<WorkedSums, "total"> {
  ratePercent: string;
  base: string;
  discount: string;
}

/** @param goods quantity and rate of the line */
export function lineOnPaper(
  { unitPriceAfterDiscount, value }: WorkedLine,
  goods: { quantity: number; ratePercent: string },
): string {
  const [price, worth] = [unitPriceAfterDiscount, value].map((amount) => (amount === null ? "N/A" : paper(amount)));
  return rowOf(String(goods.quantity), price ?? "", `${goods.ratePercent}%`, worth ?? "");
}

export function rateOnPaper({ ratePercent, base, discount, net, vat }: WorkedRate): string {
  return rowOf(`${ratePercent}%`, ...[base, discount, net, vat].map(paper));
}

/** @param totalTitle what the paper calls the last of them */
export function sumsOnPaper({ net, vat, total }: WorkedSums, totalTitle: string): string[] {
  return [`Total fără TVA   ${paper(net)} RON`, `Total TVA   ${paper(vat)} RON`, `${totalTitle}   ${paper(total)} RON`];
}
