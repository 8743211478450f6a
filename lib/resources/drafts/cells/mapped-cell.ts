import { orderZones } from "@/lib/mapping/zone-order";
import type { CellProduct, MachineCells } from "../drafts.calls";

export type CellKind = "shelf" | "locker";

/** What is mapped to a cell. `renewProduct` is of shelves alone, `fillOnDemand` of lockers. */
export interface CellSetting {
  readonly product: CellProduct | undefined;
  readonly renewProduct: boolean;
  readonly fillOnDemand: boolean;
}

/** One cell of a machine's shelves or lockers (MAPP-007, MAPP-008), with its place and size. */
export interface MappedCell extends CellSetting {
  readonly kind: CellKind;
  /** The platform's: unique among cells of its kind. */
  readonly id: number;
  /** Where it is in the machine: the cells of two machines of one blueprint are matched by it. */
  readonly place: string;
  /** 0 is the lockers' (MAPP-010). */
  readonly zone: number;
  /** Of the shelf in its zone, or of the locker block beside the others. */
  readonly shelf: number;
  /** Within its shelf or block, as the platform counts. */
  readonly position: number;
  readonly alias: string;
  /** Millimetres; a shelf's width is shared by its cells alike, a block's height. */
  readonly width: number;
  readonly height: number;
  /** Waits in a locker cell: nothing of it may be changed while the mapping is live. */
  readonly orderId: number | undefined;
  /** How many pieces it takes; undefined where the platform does not say. */
  readonly capacity: number | undefined;
}

export const emptySetting: CellSetting = { product: undefined, renewProduct: false, fillOnDemand: false };

/** All cells of a mapping as one looks at the machine: zones, shelves from the top, cells in the order of 2§7, then lockers. */
export function cellsOf({ shelves, lockers }: MachineCells): MappedCell[] {
  return [
    ...orderZones(shelves).flatMap(({ shelves: ofZone }) => ofZone.flatMap(cellsOfShelf)),
    ...lockers.flatMap(cellsOfBlock),
  ];
}

function cellsOfShelf({
  storageZone: zone,
  position: shelf,
  width,
  height,
  cells,
}: MachineCells["shelves"][number]): MappedCell[] {
  return cells.map(({ id, position, alias, product, renewProduct, capacity }) => ({
    kind: "shelf",
    id,
    place: `${zone}/${shelf}/${position}`,
    zone,
    shelf,
    position,
    alias,
    width: width / cells.length,
    height,
    orderId: undefined,
    capacity,
    product,
    renewProduct,
    fillOnDemand: false,
  }));
}

/** Its cells have no position of their own: they stand as the platform lists them, from the top. */
function cellsOfBlock(block: MachineCells["lockers"][number]): MappedCell[] {
  const { storageZone: zone, position: row, selfPosition: shelf, width, height, cells } = block;
  return cells.map(({ id, alias, product, fillOnDemand, orderId, capacity }, index) => ({
    kind: "locker",
    id,
    place: `${zone}/${row}.${shelf}/${index + 1}`,
    zone,
    shelf,
    position: index + 1,
    alias,
    width,
    height: height / cells.length,
    orderId,
    capacity,
    product,
    renewProduct: false,
    fillOnDemand,
  }));
}

/** An order waits in it: a live cell stays as it is until that is picked up. */
export function isHeldByOrder({ orderId }: Pick<MappedCell, "orderId">): boolean {
  return orderId !== undefined;
}

/** Whether two cells are mapped alike. */
export function isSameSetting(one: CellSetting, other: CellSetting): boolean {
  return (
    one.product?.id === other.product?.id &&
    one.renewProduct === other.renewProduct &&
    one.fillOnDemand === other.fillOnDemand
  );
}

/** What of a setting a cell of this kind can have: the other kind's flag is none of it, and an empty cell renews nothing. */
export function settingFor(kind: CellKind, { product, renewProduct, fillOnDemand }: CellSetting): CellSetting {
  const isShelf = kind === "shelf";
  return {
    product,
    renewProduct: isShelf && product !== undefined && renewProduct,
    fillOnDemand: !isShelf && fillOnDemand,
  };
}

export function settingOf({ product, renewProduct, fillOnDemand }: CellSetting): CellSetting {
  return { product, renewProduct, fillOnDemand };
}
