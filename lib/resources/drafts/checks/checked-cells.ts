import type { CellProduct } from "../drafts.calls";
import type { KeyedCell } from "../editing/setting-change";
import type { FactsNow } from "../facts/facts-reader";
import type { MachineFacts } from "../facts/machine-facts";
import { type Checks, type Finding, type FindingKind, findingKinds } from "./findings";

export interface CheckedCell extends KeyedCell {
  readonly finding: Finding;
}

/** Cells of one shelf, or of one block of lockers, in the mapping's order. */
export interface CheckedShelf {
  readonly kind: "shelf" | "locker";
  readonly zone: number;
  readonly shelf: number;
  readonly products: readonly CheckedProduct[];
}

/** Cells of a shelf with the same product and the same to be looked at. */
export interface CheckedProduct {
  /** Undefined of empty cells. */
  readonly product: CellProduct | undefined;
  readonly finding: Finding;
  readonly cells: readonly CheckedCell[];
}

export interface CheckedMachine {
  /** Undefined of what is alike in all machines: the sizes. */
  readonly machine: { readonly id: number; readonly name: string } | undefined;
  readonly shelves: readonly CheckedShelf[];
}

export interface CheckedKind {
  readonly kind: FindingKind;
  /** Cells; one that is found in two machines is one. */
  readonly cells: number;
  readonly machines: readonly CheckedMachine[];
}

/** All that is to be looked at: by kind, machine and shelf. */
export function checkedCells(cells: readonly KeyedCell[], checks: Checks): CheckedKind[] {
  const found = cells.flatMap(({ key, cell }): CheckedCell[] =>
    checks.of(cell).map((finding) => ({ key, cell, finding })),
  );
  return findingKinds.flatMap((kind): CheckedKind[] => {
    const ofKind = found.filter(({ finding }) => finding.kind === kind);
    if (ofKind.length === 0) return [];
    const machines = grouped(ofKind, ({ finding }) => machineOf(finding)?.id);
    return [
      {
        kind,
        cells: new Set(ofKind.map(({ key }) => key)).size,
        machines: [...machines.values()]
          .map((each) => ({ machine: each[0] && machineOf(each[0].finding), shelves: shelvesOf(each) }))
          .sort((one, other) => (one.machine?.name ?? "").localeCompare(other.machine?.name ?? "")),
      },
    ];
  });
}

function machineOf(finding: Finding): CheckedMachine["machine"] {
  return "machine" in finding ? finding.machine : undefined;
}

function shelvesOf(cells: readonly CheckedCell[]): CheckedShelf[] {
  const shelves = grouped(cells, ({ cell }) => `${cell.kind} ${cell.zone} ${cell.shelf}`);
  return [...shelves.values()].flatMap((each) => {
    const cell = each[0]?.cell;
    if (cell === undefined) return [];
    return [{ kind: cell.kind, zone: cell.zone, shelf: cell.shelf, products: productsOf(each) }];
  });
}

function productsOf(cells: readonly CheckedCell[]): CheckedProduct[] {
  // Cells of one shelf are alike, so that what is found of a product in one is found in all; an order is one cell's own.
  const products = grouped(cells, ({ cell, finding }) => (finding.kind === "order" ? cell.place : cell.product?.id));
  return [...products.values()].flatMap((each) => {
    const [first] = each;
    return first === undefined ? [] : [{ product: first.cell.product, finding: first.finding, cells: each }];
  });
}

export function keysOf(shelves: readonly CheckedShelf[]): number[] {
  return shelves.flatMap(({ products }) => products.flatMap(({ cells }) => cells.map(({ key }) => key)));
}

/** What could not be checked, and how much of it. */
export interface Unchecked {
  /** Products in the mapping. */
  readonly products: number;
  /** Of those, how many nobody measured, or could be asked about. */
  readonly withoutSize: number;
  /** Sizes could not be read. */
  readonly areSizesUnread: boolean;
  /** Neither of sizes nor of any machine is anything known. */
  readonly isAll: boolean;
  /** Machines of which it is not known what they sell, or what lies there. */
  readonly machines: readonly string[];
  /** Machines whose warehouse's stock is not told. */
  readonly withoutWarehouse: readonly string[];
}

export function uncheckedOf(cells: readonly KeyedCell[], checks: Checks, facts: FactsNow): Unchecked {
  const products = new Map(cells.flatMap(({ cell: { product } }) => (product ? [[product.id, product]] : [])));
  const withoutSize = [...products.values()].filter((product) => checks.isSizeUnknown(product)).length;
  return {
    products: products.size,
    withoutSize,
    areSizesUnread: facts.sizeFailure !== undefined,
    isAll: withoutSize === products.size && facts.machines.every(({ sold, stock }) => !sold && !stock),
    machines: [
      ...facts.machines.filter(({ sold, stock }) => sold === undefined || stock === undefined),
      ...facts.unasked.map((storage) => ({ storage })),
    ].map(({ storage }) => storage.name),
    withoutWarehouse: facts.machines.filter(isWarehouseUntold).map(({ storage }) => storage.name),
  };
}

function isWarehouseUntold({ sold }: MachineFacts): boolean {
  return sold !== undefined && ![...sold.values()].some(({ warehouseStock }) => warehouseStock !== undefined);
}

function grouped<Key>(cells: readonly CheckedCell[], keyOf: (cell: CheckedCell) => Key): Map<Key, CheckedCell[]> {
  const groups = new Map<Key, CheckedCell[]>();
  for (const cell of cells) {
    const key = keyOf(cell);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [cell]);
    else group.push(cell);
  }
  return groups;
}
