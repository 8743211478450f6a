import type { MappedCell } from "../cells/mapped-cell";
import type { CellProduct } from "../drafts.calls";
import type { FactsNow } from "../facts/facts-reader";
import { factOf, sizeOf } from "../facts/known-facts";
import type { MachineFacts } from "../facts/machine-facts";

type Machine = MachineFacts["storage"];

/** What is to be looked at in a cell: nothing of it bars anything. Keys of `mapping.checks.kinds`. */
export type Finding =
  /** Millimetres, of the product and of its cell. */
  | { readonly kind: "tooHigh" | "tooLong"; readonly product: number; readonly cell: number }
  | { readonly kind: "notSold" | "noneInWarehouse"; readonly machine: Machine }
  /** Pieces lie there past their date. */
  | { readonly kind: "expired"; readonly machine: Machine; readonly day: string }
  | { readonly kind: "order"; readonly machine: Machine; readonly orderId: number };

export type FindingKind = Finding["kind"];

export const findingKinds = [
  "tooHigh",
  "tooLong",
  "notSold",
  "expired",
  "noneInWarehouse",
  "order",
] as const satisfies readonly FindingKind[];

/**
 * Checks cells against what is known of their machines. What is asked of a product in a machine is answered once for all of
 * its cells, so that 2,000 cells are checked while one edits.
 */
export class Checks {
  readonly #ofProduct = new Map<number, readonly Finding[]>();

  /** @param today the operator's day, YYYY-MM-DD */
  constructor(
    private readonly facts: FactsNow,
    private readonly today: string,
  ) {}

  of(cell: MappedCell): readonly Finding[] {
    const { product } = cell;
    const orders = cell.kind === "locker" ? this.#orders(cell) : [];
    if (product === undefined) return orders;
    return [...this.#size(cell, product), ...this.#product(product), ...orders];
  }

  /** Nobody knows how large it is. */
  isSizeUnknown(product: CellProduct): boolean {
    return sizeOf(this.facts, product) === undefined;
  }

  #size({ width, height }: MappedCell, product: CellProduct): Finding[] {
    const size = sizeOf(this.facts, product);
    if (size === undefined) return [];
    const found: Finding[] = [];
    if (size.height > height) found.push({ kind: "tooHigh", product: size.height, cell: Math.floor(height) });
    if (size.length > width) found.push({ kind: "tooLong", product: size.length, cell: Math.floor(width) });
    return found;
  }

  #product({ id }: CellProduct): readonly Finding[] {
    const known = this.#ofProduct.get(id);
    if (known !== undefined) return known;
    const found = this.facts.machines.flatMap((machine): Finding[] => {
      const { isSold, nearestExpiry, warehouse } = factOf(machine, id);
      const { storage } = machine;
      return [
        ...(isSold === false ? [{ kind: "notSold" as const, machine: storage }] : []),
        ...(nearestExpiry !== undefined && nearestExpiry < this.today
          ? [{ kind: "expired" as const, machine: storage, day: nearestExpiry }]
          : []),
        ...(warehouse === 0 ? [{ kind: "noneInWarehouse" as const, machine: storage }] : []),
      ];
    });
    this.#ofProduct.set(id, found);
    return found;
  }

  #orders({ place }: MappedCell): Finding[] {
    return this.facts.machines.flatMap(({ storage, orders }): Finding[] => {
      const orderId = orders?.get(place);
      return orderId === undefined ? [] : [{ kind: "order", machine: storage, orderId }];
    });
  }
}
