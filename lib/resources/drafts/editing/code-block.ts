import { isDay } from "@/lib/dates/day";
import { isCheckedBarcode } from "@/lib/identifiers/barcode";

/**
 * Whether pasted lines are a block of barcodes, each for the cell where it stands, and not one column of them with what a
 * spreadsheet has beside it. It has two columns of barcodes at least: one date or amount in ten happens to be checked as a
 * barcode is, the most of a column never are.
 */
export function isCodeBlock(lines: readonly (readonly string[])[]): boolean {
  const width = Math.max(0, ...lines.map((cells) => cells.length));
  const columns = Array.from({ length: width }, (_, at) => lines.flatMap((cells) => cells[at] || []));
  return columns.filter(isOfCodes).length > 1;
}

function isOfCodes(texts: readonly string[]): boolean {
  return texts.filter((text) => isCheckedBarcode(text) && !isDate(text)).length * 2 > texts.length;
}

/** Eight digits with the year first, or last. */
function isDate(text: string): boolean {
  const ways = [/^(\d{4})(\d{2})(\d{2})$/, /^(\d{2})(\d{2})(\d{4})$/];
  const [first, last] = ways.map((way) => way.exec(text)?.slice(1));
  return [first, last?.toReversed()].some(
    (parts) => parts !== undefined && /^(?:19|20)/.test(parts[0] ?? "") && isDay(parts.join("-")),
  );
}
