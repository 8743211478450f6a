import { inArray, type SQL } from "drizzle-orm";
import type { CallWire } from "@/lib/calls/call";
import type { draftsCalls } from "@/lib/resources/drafts/drafts.calls";
import type { KeptCells } from "../../db/schema/drafts";
import { products } from "../../db/schema/products";
import { pictureUrl } from "../../pictures/picture-url";
import type { PlatformContext } from "../../platform-context";
import { barcodesOf } from "../products/barcodes";
import { shelvesOf } from "./kept-cells";

type Detail = CallWire<typeof draftsCalls.one>;
type CellProduct = Detail["shelves"][number]["cells"][number]["product"];
type MachineWire = Pick<Detail, "shelves" | "lockers">;

/** Shelves as the wire has them, each with the machine that it stands in. */
export async function readShelves(context: PlatformContext, where: SQL | undefined) {
  const found = await shelvesOf(context.database.read, where);
  const { shelves } = await nameCells(context, { shelves: found, lockers: [] });
  return shelves.map((shelf, index) => ({ ...shelf, storageId: found[index]?.storageId ?? null }));
}

/** Cells with their products named as of today. */
async function nameCells(context: PlatformContext, cells: KeptCells): Promise<MachineWire> {
  return (await namerOf(context, [cells]))(cells);
}

/** The same for the cells of many machines, whose products are read once. */
export async function namerOf(context: PlatformContext, machines: readonly KeptCells[]) {
  const productOf = await productsOf(context, machines);
  return ({ shelves, lockers }: KeptCells): MachineWire => ({
    shelves: shelves.map(({ id, position, width, height, storageZone, cells }) => ({
      id,
      position,
      width,
      height,
      storageZone,
      cells: cells.map((cell) => ({
        id: cell.id,
        position: cell.position,
        alias: cell.alias,
        renewProduct: cell.renewProduct,
        product: productOf(cell.productId),
        capacity: cell.capacity,
      })),
    })),
    lockers: lockers.map(({ id, position, width, height, storageZone, selfPosition, cells }) => ({
      id,
      position,
      width,
      height,
      storageZone,
      selfPosition,
      cells: cells.map((cell) => ({
        id: cell.id,
        alias: cell.alias,
        product: productOf(cell.productId),
        fillOnDemand: cell.fillOnDemand,
        orderId: cell.orderId,
        capacity: cell.capacity,
      })),
    })),
  });
}

/** @returns how a cell names its product */
async function productsOf(context: PlatformContext, machines: readonly KeptCells[]) {
  const { read } = context.database;
  const blocks = machines.flatMap(({ shelves, lockers }) => [...shelves, ...lockers]);
  const ids = [...new Set(blocks.flatMap(({ cells }) => cells.flatMap(({ productId }) => productId ?? [])))];
  const rows = await read
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(inArray(products.id, ids));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const barcodes = await barcodesOf(read, ids);
  return (id: number | null): CellProduct => {
    const name = id === null ? undefined : names.get(id);
    if (id === null || name === undefined) return null;
    return { id, name, barcode: barcodes.get(id), productNodeReference: id, image: pictureUrl(context, id) };
  };
}
