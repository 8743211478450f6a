import { inBatches } from "@/lib/calls/in-batches";
import { longestBarcode } from "@/lib/identifiers/barcode";
import { mostBarcodes } from "./documentation.calls";
import { mostIds } from "./products.calls";

/** A product as a price list holds it. */
export interface FoundProduct {
  /** Core id. */
  readonly product: number;
  readonly label: string;
  readonly barcode: string | undefined;
}

/** The calls that know products; each only reads. */
export interface ProductCatalogue {
  /** Where its page looks them up (decision 0033), at most `mostBarcodes` at once. */
  byBarcode(barcodes: readonly string[]): Promise<readonly FoundProduct[]>;
  /** PRD-05, at most `mostIds` at once. */
  byId(ids: readonly number[]): Promise<readonly FoundProduct[]>;
}

/** Lengths of barcodes on goods. */
const codeLengths = [8, 12, 13, 14];
/** Shorter numbers are ids, to which zeros may not be added: a barcode that lost so many is hardly one. */
const shortestCut = 7;
const longestId = 9;

/**
 * The products that codes name, each a barcode, exactly, or a core id. Spreadsheets take a barcode for a number and drop
 * its leading zeros: it is asked for with them, too.
 *
 * @param tell how much of it has been asked, from 0 to 1
 * @returns by code; `two` where it fits two products, nothing where it fits none
 */
export async function findProducts(
  codes: readonly string[],
  { byBarcode, byId }: ProductCatalogue,
  tell: (part: number) => void = () => undefined,
): Promise<ReadonlyMap<string, FoundProduct | "two">> {
  const barcodes = inBatches([...new Set(codes.flatMap(barcodesMeant))], mostBarcodes);
  const ids = inBatches([...new Set(codes.flatMap(idMeant))], mostIds);
  const steps = barcodes.length + ids.length;
  const products = new Map<string, FoundProduct[]>();
  const found = new Map<number, FoundProduct>();
  let done = 0;
  // One after the other: a long list must not keep the page's other calls waiting.
  for (const batch of barcodes) {
    for (const each of await byBarcode(batch))
      if (each.barcode !== undefined) products.set(each.barcode, [...(products.get(each.barcode) ?? []), each]);
    tell(++done / steps);
  }
  for (const batch of ids) {
    for (const each of await byId(batch)) found.set(each.product, each);
    tell(++done / steps);
  }
  return new Map(
    codes.flatMap((code) => {
      const meant = [
        ...barcodesMeant(code).flatMap((barcode) => products.get(barcode) ?? []),
        ...idMeant(code).flatMap((id) => found.get(id) ?? []),
      ];
      const [first] = meant;
      if (first === undefined) return [];
      return [[code, meant.every(({ product }) => product === first.product) ? first : "two"] as const];
    }),
  );
}

function barcodesMeant(code: string): string[] {
  if (code.length > longestBarcode || !/^[^\s\p{Cc}]*\d[^\s\p{Cc}]*$/u.test(code)) return [];
  if (!/^\d+$/.test(code) || code.length < shortestCut) return [code];
  return [code, ...codeLengths.filter((length) => length > code.length).map((length) => code.padStart(length, "0"))];
}

function idMeant(code: string): number[] {
  return /^\d+$/.test(code) && code.length <= longestId && Number(code) > 0 ? [Number(code)] : [];
}
