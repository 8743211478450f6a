import { longestBarcode } from "@/lib/identifiers/barcode";
import { holdsInvisible } from "@/lib/texts/invisible-character";
import { separator } from "../wedge";
import { type Elements, readDate, readElements, readPrinted } from "./element-strings";
import { type Gtin, readGtin } from "./gtin";

/** One way to read a code. Days are YYYY-MM-DD. */
export interface CodeReading extends Gtin {
  /** `text` is a code of somebody's own: nothing in it is known but itself. */
  kind: "gtin" | "gs1" | "text";
  batch?: string;
  expiry?: string;
  bestBefore?: string;
  /** Pieces in the package. */
  count?: number;
}

/** What scanners may say in front of a code of the kind of barcode that it was. */
const symbology = /^\]([A-Za-z]\w)/;
const gs1Symbologies = new Set(["C1", "d2", "Q3", "e0", "J1"]);

/**
 * What a scanned code says.
 * @param today by which the century of its days is told
 * @returns one reading at least; where there are more, the person is asked which one holds
 */
export function readCode(text: string, today: string): readonly CodeReading[] {
  // What is not seen can be in a barcode, and in the text of nobody's product.
  if (holdsInvisible(text.replaceAll(separator, ""))) return [{ kind: "text", barcodes: [] }];
  const named = symbology.exec(text);
  const body = text.slice(named?.[0].length ?? 0);
  const isGs1 = gs1Symbologies.has(named?.[1] ?? "") || body.startsWith(separator);
  const asText: CodeReading = { kind: "text", barcodes: [body] };
  const printed = readPrinted(body, today);
  if (printed !== undefined) return orElse([readingOf(printed, today)], asText);
  const elements = readElements(body.replace(new RegExp(`^${separator}`), ""), today);
  if (isGs1) return orElse(elements.map((each) => readingOf(each, today)).filter(isTelling), asText);
  const gtin = readGtin(body);
  const ways: CodeReading[] = gtin === undefined ? [] : [{ kind: "gtin", ...gtin }];
  // Of a barcode that is said to be none of GS1's the text is not read as one.
  const asGs1 = named === null ? elements.filter((each) => mayBeMeant(each, body)) : [];
  ways.push(...asGs1.map((each) => readingOf(each, today)));
  // Sixteen digits may be anybody's number.
  const isAlone = asGs1.some(({ size }) => size === 1);
  return orElse(isAlone ? [...ways, asText] : ways, asText);
}

/** Whether a text that nothing says to be GS1's reads so by more than chance. */
function mayBeMeant(elements: Elements, text: string): boolean {
  if (text.includes(separator)) return true;
  const known = [...elements.keys()];
  if (known.includes("01") || known.includes("02")) return ["01", "02"].includes(text.slice(0, 2));
  // A second label, with day and batch.
  return known.length > 1 && known.every((each) => ["10", "15", "17", "37"].includes(each)) && known[0] !== "10";
}

/** Those ways that name a product, under a number that one may be kept by; none where nothing in the code does. */
export function readProductCode(text: string, today: string): readonly CodeReading[] {
  return readCode(text, today).filter(
    ({ barcodes }) => barcodes.length > 0 && barcodes.every(({ length }) => length <= longestBarcode),
  );
}

function orElse(ways: readonly CodeReading[], asText: CodeReading): readonly CodeReading[] {
  return ways.length > 0 ? ways : [asText];
}

function isTelling({ barcodes, batch, expiry, bestBefore, count }: CodeReading): boolean {
  return barcodes.length > 0 || [batch, expiry, bestBefore, count].some((each) => each !== undefined);
}

function readingOf(elements: Elements, today: string): CodeReading {
  const number = readGtin(elements.get("01") ?? elements.get("02") ?? "");
  const [batch, count] = [elements.get("10"), elements.get("37")];
  const expiry = readDate(elements.get("17") ?? "", today);
  const bestBefore = readDate(elements.get("15") ?? "", today);
  return {
    kind: "gs1",
    ...(number ?? { barcodes: [] }),
    ...(batch !== undefined && { batch }),
    ...(expiry !== undefined && { expiry }),
    ...(bestBefore !== undefined && { bestBefore }),
    ...(count !== undefined && { count: Number(count) }),
  };
}
