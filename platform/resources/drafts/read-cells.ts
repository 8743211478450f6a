import { asc, eq, inArray, type SQL } from "drizzle-orm";
import type { CallWire } from "@/lib/calls/call";
import type { draftsCalls } from "@/lib/resources/drafts/drafts.calls";
import { lockerCells, lockers, shelfCells, shelves } from "../../db/schema/drafts";
import { products } from "../../db/schema/products";
import { groupBy } from "../../group-by";
import { pictureUrl } from "../../pictures/picture-url";
import type { PlatformContext } from "../../platform-context";
import { barcodesOf } from "../products/barcodes";

type Detail = CallWire<typeof draftsCalls.one>;
type CellProduct = Detail["shelves"][number]["cells"][number]["product"];

/** Shelves with their cells, both by rising position; the screens turn them round (MAPP-020, MAPP-021). */
export async function readShelves(context: PlatformContext, where: SQL | undefined) {
  const { read } = context.database;
  const found = await read.select().from(shelves).where(where).orderBy(asc(shelves.storageZone), asc(shelves.position));
  const cells = await read
    .select({ cell: shelfCells, product: { id: products.id, name: products.name } })
    .from(shelfCells)
    .leftJoin(products, eq(products.id, shelfCells.productId))
    .where(
      inArray(
        shelfCells.shelfId,
        found.map(({ id }) => id),
      ),
    )
    .orderBy(asc(shelfCells.position));
  const productOf = await productsOf(context, cells);
  const cellsOf = groupBy(cells, ({ cell }) => cell.shelfId);
  return found.map(({ id, position, width, height, storageZone, storageId }) => ({
    id,
    position,
    width,
    height,
    storageZone,
    storageId,
    cells: (cellsOf.get(id) ?? []).map(({ cell, product }) => ({
      id: cell.id,
      position: cell.position,
      alias: cell.alias,
      renewProduct: cell.renewProduct,
      product: productOf(product),
    })),
  }));
}

/** Blocks of lockers with their cells, from left to right. */
export async function readLockers(context: PlatformContext, where: SQL | undefined): Promise<Detail["lockers"]> {
  const { read } = context.database;
  const found = await read.select().from(lockers).where(where).orderBy(asc(lockers.selfPosition), asc(lockers.id));
  const cells = await read
    .select({ cell: lockerCells, product: { id: products.id, name: products.name } })
    .from(lockerCells)
    .leftJoin(products, eq(products.id, lockerCells.productId))
    .where(
      inArray(
        lockerCells.lockerId,
        found.map(({ id }) => id),
      ),
    )
    .orderBy(asc(lockerCells.id));
  const productOf = await productsOf(context, cells);
  const cellsOf = groupBy(cells, ({ cell }) => cell.lockerId);
  return found.map(({ id, position, width, height, storageZone, selfPosition }) => ({
    id,
    position,
    width,
    height,
    storageZone,
    selfPosition,
    cells: (cellsOf.get(id) ?? []).map(({ cell, product }) => ({
      id: cell.id,
      alias: cell.alias,
      product: productOf(product),
      fillOnDemand: cell.fillOnDemand,
      orderId: cell.orderId,
    })),
  }));
}

interface Named {
  id: number;
  name: string;
}

/** @returns how a cell names its product */
async function productsOf(context: PlatformContext, cells: readonly { product: Named | null }[]) {
  const barcodes = await barcodesOf(
    context.database.read,
    cells.flatMap(({ product }) => product?.id ?? []),
  );
  return (product: Named | null): CellProduct =>
    product && {
      ...product,
      barcode: barcodes.get(product.id),
      productNodeReference: product.id,
      image: pictureUrl(context, product.id),
    };
}
