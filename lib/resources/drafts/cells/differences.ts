import { type CellSetting, isSameSetting, type MappedCell } from "./mapped-cell";

/** What becomes of a cell: it gets a product, loses it, gets another, or has other flags alone. */
export type DifferenceKind = "added" | "removed" | "replaced" | "flags";

export interface CellDifference {
  readonly kind: DifferenceKind;
  /** The cell that is changed, as it is before. */
  readonly cell: MappedCell;
  readonly after: CellSetting;
}

export interface Differences {
  readonly changed: readonly CellDifference[];
  /** Aliases of cells that only one of the two has: they are built differently. */
  readonly onlyBefore: readonly string[];
  readonly onlyAfter: readonly string[];
}

/** What leads from one mapping to another, by place (2§3), in the order of the first. */
export function differences(before: readonly MappedCell[], after: readonly MappedCell[]): Differences {
  const afterAt = new Map(after.map((cell) => [cell.place, cell]));
  const places = new Set(before.map(({ place }) => place));
  return {
    changed: before.flatMap((cell) => {
      const to = afterAt.get(cell.place);
      return to === undefined || isSameSetting(cell, to) ? [] : [{ kind: kindOf(cell, to), cell, after: to }];
    }),
    onlyBefore: before.filter(({ place }) => !afterAt.has(place)).map(({ alias }) => alias),
    onlyAfter: after.filter(({ place }) => !places.has(place)).map(({ alias }) => alias),
  };
}

function kindOf({ product: before }: CellSetting, { product: after }: CellSetting): DifferenceKind {
  if (before?.id === after?.id) return "flags";
  if (before === undefined) return "added";
  return after === undefined ? "removed" : "replaced";
}
