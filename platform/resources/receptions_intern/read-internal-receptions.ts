import { eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { CallWire } from "@/lib/calls/call";
import type { receptionsInternCalls } from "@/lib/resources/receptions_intern/receptions-intern.calls";
import type { Reader } from "../../db/database";
import { storages } from "../../db/schema/places";
import { batches, products } from "../../db/schema/products";
import { internalNoteItems, internalNotes } from "../../db/schema/receptions-intern";
import { users } from "../../db/schema/users";
import { pictureUrl } from "../../pictures/picture-url";
import type { PlatformContext } from "../../platform-context";
import { found } from "../../platform-error";
import { momentText } from "../../wire-values";
import { barcodesIn } from "../products/barcodes";
import { internalSeries } from "./receptions-intern.filter";

type HeadWire = CallWire<typeof receptionsInternCalls.list>["items"][number];
export type InternalReceptionWire = CallWire<typeof receptionsInternCalls.one>;

/** Internal receptions without their lines. In no order. */
export async function readHeads(read: Reader, ids: readonly number[]): Promise<HeadWire[]> {
  const source = alias(storages, "source");
  const destination = alias(storages, "destination");
  const rows = await read
    .select({
      note: internalNotes,
      source: { id: source.id, name: source.name },
      destination: { id: destination.id, name: destination.name },
      createdBy: { id: users.id, firstName: users.firstName, lastName: users.lastName },
    })
    .from(internalNotes)
    .innerJoin(source, eq(source.id, internalNotes.sourceStorageId))
    .innerJoin(destination, eq(destination.id, internalNotes.destinationStorageId))
    .innerJoin(users, eq(users.id, internalNotes.createdById))
    .where(inArray(internalNotes.id, [...ids]));
  const sums = await read
    .select({
      noteId: internalNoteItems.internalNoteId,
      products: sql<number>`count(distinct ${internalNoteItems.productId})`,
      quantity: sql<number>`sum(${internalNoteItems.quantity})`,
    })
    .from(internalNoteItems)
    .where(inArray(internalNoteItems.internalNoteId, [...ids]))
    .groupBy(internalNoteItems.internalNoteId);
  return rows.map(({ note, createdBy, ...storage }) => {
    const sum = sums.find(({ noteId }) => noteId === note.id);
    return {
      id: note.id,
      number: `${internalSeries} ${note.number}`,
      created: momentText(note.created),
      documentDate: note.documentDate,
      sourceStorage: storage.source,
      destinationStorage: storage.destination,
      createdBy,
      auto: note.auto,
      delegate: note.delegate,
      observations: note.observations,
      productsCount: sum?.products ?? 0,
      totalQuantity: sum?.quantity ?? 0,
    };
  });
}

/** One internal reception with its lines (RINT-002). @throws PlatformError 404 */
export async function readInternalReception(context: PlatformContext, id: number): Promise<InternalReceptionWire> {
  const { read } = context.database;
  const head = found((await readHeads(read, [id]))[0]);
  const rows = await read
    .select({ item: internalNoteItems, product: products, batch: batches })
    .from(internalNoteItems)
    .innerJoin(products, eq(products.id, internalNoteItems.productId))
    .innerJoin(batches, eq(batches.id, internalNoteItems.batchId))
    .where(eq(internalNoteItems.internalNoteId, id))
    .orderBy(internalNoteItems.id);
  const barcodes = await barcodesIn(read, rows, ({ product }) => product.id);
  return {
    ...head,
    renDetails: rows.map(({ item, product, batch }) => ({
      id: item.id,
      productId: product.id,
      productBarcode: barcodes.get(product.id),
      productImage: pictureUrl(context, product.id),
      productName: product.name,
      batchNumber: batch.number || null,
      expirationDate: batch.expirationDate,
      quantity: item.quantity,
    })),
  };
}
