import { lacksCall } from "@/lib/errors/lacks-call";
import type { CellProduct } from "../drafts.calls";
import type { FactsNow } from "./facts-reader";
import type { FactPart, MachineFacts } from "./machine-facts";
import type { ProductSize } from "./product-sizes";

/** What is known of a product in a machine; what is undefined is not known. */
export interface ProductFact {
  readonly isSold: boolean | undefined;
  /** Gross, two places. */
  readonly price: string | undefined;
  /** Pieces, lately. */
  readonly sold: number | undefined;
  /** Pieces that lie there. */
  readonly stock: number | undefined;
  /** YYYY-MM-DD. */
  readonly nearestExpiry: string | undefined;
  /** Pieces in the chain's warehouse. */
  readonly warehouse: number | undefined;
}

/** Of a product of which nothing is known. */
export const noFact: ProductFact = {
  isSold: undefined,
  price: undefined,
  sold: undefined,
  stock: undefined,
  nearestExpiry: undefined,
  warehouse: undefined,
};

export function factOf(machine: MachineFacts | undefined, productId: number): ProductFact {
  if (machine === undefined) return noFact;
  const sold = machine.sold?.get(productId);
  const lying = machine.stock?.get(productId);
  return {
    isSold: machine.sold && sold !== undefined,
    price: sold?.price,
    sold: sold?.soldLately,
    stock: machine.stock && (lying?.stock ?? 0),
    nearestExpiry: lying !== undefined && lying.stock > 0 ? lying.nearestExpiry : undefined,
    warehouse: sold?.warehouseStock,
  };
}

export function sizeOf({ sizes }: FactsNow, { barcode }: CellProduct): ProductSize | undefined {
  return barcode === undefined ? undefined : (sizes.get(barcode) ?? undefined);
}

/** Keys of `mapping.facts.parts`. */
export type AbsentPart = FactPart | "sizes" | "prices" | "sales";

const partOrder: readonly AbsentPart[] = ["sold", "prices", "sales", "stock", "orders", "sizes"];

/** What could not be read, or is told by no machine, once for all machines. */
export interface AbsentFacts {
  readonly parts: readonly AbsentPart[];
  /** Some of it may be there when it is asked for once more: the platform does not lack the call. */
  readonly canRetry: boolean;
}

export function absentFacts({ machines, sizeFailure }: FactsNow): AbsentFacts {
  const failures: (readonly [AbsentPart, unknown])[] = machines.flatMap(({ failures: each }) => [...each]);
  if (sizeFailure !== undefined) failures.push(["sizes", sizeFailure]);
  const names = new Set(failures.map(([part]) => part));
  const canRetry = failures.some(([, error]) => !lacksCall(error));
  // What is told of nothing is no failure, which can be tried again.
  if (!canRetry) for (const part of untold(machines)) names.add(part);
  return { parts: partOrder.filter((part) => names.has(part)), canRetry };
}

/** What a platform does not tell of anything that it sells. */
function untold(machines: readonly MachineFacts[]): AbsentPart[] {
  const sold = machines.flatMap((machine) => [...(machine.sold?.values() ?? [])]);
  if (sold.length === 0) return [];
  const hasPrices = sold.some(({ price }) => price !== undefined);
  const hasSales = sold.some(({ soldLately }) => soldLately !== undefined);
  return [...(hasPrices ? [] : ["prices" as const]), ...(hasSales ? [] : ["sales" as const])];
}

/** What an editor knows of the machines of its mapping. */
export interface KnownMachines {
  readonly now: FactsNow;
  /** Told once, in one line. */
  readonly absent: AbsentFacts;
  readonly isReading: boolean;
  factOf(storageId: number, productId: number): ProductFact;
  /** What could not be read once more. */
  retry(): void;
}
