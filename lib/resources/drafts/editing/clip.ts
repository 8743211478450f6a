import { writeTsv } from "@/lib/grid/clipboard/tsv";
import { type CellKind, type CellSetting, settingOf } from "../cells/mapped-cell";
import { type KeyedCell, type SettingChange, settingChange } from "./setting-change";
import { cornerOf, movedBy, type Spot, type Spots } from "./spots";

/** One copied cell: where it was, and what it held. */
export interface ClippedCell extends CellSetting {
  readonly kind: CellKind;
  readonly place: string;
  readonly alias: string;
  /** As it stood in its machine. */
  readonly spot: Spot;
}

/** What was copied of a mapping, to be pasted into this one or another. */
export interface CellClip {
  readonly cells: readonly ClippedCell[];
  /** Whole machines are pasted by place, whatever is selected. */
  readonly isWhole: boolean;
  /** One cell alone was copied: it goes into all that are chosen. */
  readonly isSingle: boolean;
}

/** The cells of a machine, and where they stand. */
export interface PlacedCells {
  readonly cells: readonly KeyedCell[];
  readonly spots: Spots;
}

export function copyCells({ cells, spots }: PlacedCells, isCopied: (key: number) => boolean): CellClip {
  const copied = cells.flatMap(({ key, cell }) => {
    const spot = isCopied(key) ? spots.of(key) : undefined;
    return spot === undefined ? [] : [{ cell, spot }];
  });
  return {
    isWhole: copied.length === cells.length,
    isSingle: copied.length === 1,
    cells: copied.map(({ cell, spot }) => ({
      kind: cell.kind,
      place: cell.place,
      alias: cell.alias,
      spot,
      ...settingOf(cell),
    })),
  };
}

export interface PastedCells {
  readonly changes: readonly SettingChange[];
  /** Keys of all cells that were pasted into, also where nothing became another. */
  readonly keys: readonly number[];
  /** Aliases of copied cells for which there is no cell here. */
  readonly unfit: readonly string[];
}

/**
 * Where copied cells go: by zone, shelf and position, or with the upper left of them into that of the chosen ones and the others
 * as they stood around it. One cell alone goes into all chosen ones.
 *
 * @param chosen keys; none where places decide
 */
export function pasteCells(
  { cells, isWhole, isSingle }: CellClip,
  into: PlacedCells,
  chosen: readonly number[],
): PastedCells {
  const [only] = cells;
  const keyed = new Map(into.cells.map((each) => [each.key, each]));
  if (only !== undefined && isSingle && chosen.length > 0)
    return pasteInto(
      only,
      chosen.flatMap((key) => keyed.get(key) ?? []),
    );
  const from = cornerOf(cells.map(({ spot }) => spot));
  const to = isWhole ? undefined : cornerOf(chosen.flatMap((key) => into.spots.of(key) ?? []));
  const byPlace = new Map(into.cells.map((each) => [each.cell.place, each]));
  const found = cells.map((clipped) => ({
    clipped,
    to:
      from === undefined || to === undefined
        ? byPlace.get(clipped.place)
        : keyed.get(into.spots.at(movedBy(clipped.spot, from, to)) ?? 0),
  }));
  return {
    changes: found.flatMap((each) => (each.to && settingChange(each.to, each.clipped)) ?? []),
    keys: found.flatMap((each) => each.to?.key ?? []),
    unfit: found.filter((each) => each.to === undefined).map(({ clipped }) => clipped.alias),
  };
}

function pasteInto(clipped: ClippedCell, into: readonly KeyedCell[]): PastedCells {
  return {
    changes: into.flatMap((each) => settingChange(each, clipped) ?? []),
    keys: into.map(({ key }) => key),
    unfit: [],
  };
}

/** Ours beside the plain text: what is copied in one machine can be pasted into another, in another tab as well. */
export const clipType = "application/x-mapping-cells";

/** As a spreadsheet takes it: the alias, the product's name and its barcode. */
export function clipText({ cells }: CellClip): string {
  return writeTsv(cells.map(({ alias, product }) => [alias, product?.name ?? "", product?.barcode ?? ""]));
}
