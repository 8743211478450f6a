import type { MoneyText } from "@/lib/money/decimal";
import {
  doubtOf,
  type Pasted,
  type PastedFault,
  type PastedPrice,
  type PasteFault,
  type PriceDoubt,
  type UnknownLine,
} from "./pasted-prices";
import type { PriceChange, PricedProduct, PriceGrid } from "./price-row";

type Product = Omit<PricedProduct, "price">;

/** What the platform knows of the codes that were not in the list. */
export type KnownProducts = ReadonlyMap<string, Product | "two">;

/** A product that comes into the list with its price. */
export interface PastedProduct extends Product {
  readonly line: number;
  /** Empty where it is entered afterwards. */
  readonly price: MoneyText | "";
  readonly text: string;
  readonly doubt: PriceDoubt | undefined;
}

/** A paste as it can be taken, once every code is known. */
export interface SettledPaste {
  readonly prices: readonly PastedPrice[];
  readonly added: readonly PastedProduct[];
  readonly faults: readonly PastedFault[];
}

/** Puts lines of products that were not in the list to where they belong; of one product there is one price. */
export function settlePaste(pasted: Pasted, known: KnownProducts, grid: PriceGrid): SettledPaste {
  const { currency, prices, faults, unknown } = pasted;
  const taken = new Map(prices.map((price) => [price.key, price]));
  const added = new Map<number, PastedProduct>();
  const refused = [...faults];
  for (const line of unknown) {
    const product = known.get(line.code);
    const fault = faultOf(line, product);
    if (fault !== undefined) refused.push({ line: line.line, text: line.text, fault });
    else if (typeof product === "object" && line.entry.kind !== "zero") {
      const price = line.entry.kind === "price" ? line.entry.price : "";
      const fault = put(product, { line: line.line, price, text: line.priceText });
      if (fault !== undefined) refused.push({ line: line.line, text: line.text, fault });
    }
  }
  return { prices: [...taken.values()].sort(byLine), added: [...added.values()], faults: refused.sort(byLine) };

  function put(product: Product, read: Pick<PastedProduct, "line" | "price" | "text">): PasteFault | undefined {
    const { line, price, text } = read;
    const key = grid.keyOf(product.product);
    if (added.has(product.product) || (key !== undefined && taken.has(key))) return "productTwice";
    if (key === undefined) {
      const doubt = price === "" ? undefined : doubtOf({ price, text }, currency);
      added.set(product.product, { ...product, ...read, doubt });
      return undefined;
    }
    // Another barcode of a product that is there.
    if (price === "") return "isThere";
    const doubt = doubtOf({ price, text }, currency, grid.content(key)?.price);
    taken.set(key, { line, price, text, key, doubt });
    return undefined;
  }
}

function faultOf({ entry }: UnknownLine, product: Product | "two" | undefined): PasteFault | undefined {
  if (product === undefined) return "unknownProduct";
  if (product === "two") return "twoProducts";
  return entry.kind === "fault" ? entry.fault : undefined;
}

/** Whether it can be taken without being looked at. */
export function isClear({ prices, faults, unknown }: Pasted): boolean {
  return faults.length === 0 && unknown.length === 0 && prices.every(({ doubt }) => doubt === undefined);
}

/** Brings products into the list, at its end and in the order of the spreadsheet. */
export function additionsOf(added: readonly PastedProduct[], grid: PriceGrid): PriceChange[] {
  return added.map(({ product, label, barcode, price }, index) => ({
    kind: "add",
    key: grid.newKey(),
    at: grid.keys.length + index,
    content: { product, label, barcode, price },
  }));
}

/** The codes that have to be asked for, each once. */
export function codesOf(unknown: readonly UnknownLine[]): string[] {
  return [...new Set(unknown.map(({ code }) => code))];
}

function byLine(one: { line: number }, other: { line: number }): number {
  return one.line - other.line;
}
