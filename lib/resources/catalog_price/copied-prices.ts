import { writeTsv } from "@/lib/grid/tsv";

interface CopiedRow {
  readonly product: number | undefined;
  readonly barcode: string | undefined;
  readonly label: string;
  readonly price: string | undefined;
}

export interface CopiedColumns {
  readonly hasProduct: boolean;
  readonly hasPrice: boolean;
}

/** A spreadsheet takes a cell that begins so for a formula and runs it; a blank before it keeps it a text. */
const formula = /^[=+\-@\t\r]/;

/**
 * Selected rows as a spreadsheet takes them: barcode (else core id), name, price. What is pasted back finds its rows.
 * @param decimalSign as the person's spreadsheet writes it
 */
export function copyPrices(
  rows: readonly CopiedRow[],
  { hasProduct, hasPrice }: CopiedColumns,
  decimalSign: "." | ",",
): string {
  return writeTsv(
    rows.map(({ product, barcode, label, price = "" }) => [
      ...(hasProduct ? [barcode ?? String(product ?? ""), formula.test(label) ? ` ${label}` : label] : []),
      ...(hasPrice ? [price.replace(".", decimalSign)] : []),
    ]),
  );
}
