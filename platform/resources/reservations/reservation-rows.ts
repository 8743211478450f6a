import { eq, inArray } from "drizzle-orm";
import type { CallWire } from "@/lib/calls/call";
import type { reservationsCalls } from "@/lib/resources/reservations/reservations.calls";
import { inOrderOf } from "../../db/read-page";
import { storages } from "../../db/schema/places";
import { products } from "../../db/schema/products";
import { reservationDetails, reservations } from "../../db/schema/reservations";
import { users } from "../../db/schema/users";
import { pictureUrl } from "../../pictures/picture-url";
import type { PlatformContext } from "../../platform-context";
import { momentText } from "../../wire-values";
import { barcodesIn } from "../products/barcodes";

type ReservationWire = CallWire<typeof reservationsCalls.one>;

/** Reservations with what is kept in which cell, in the order of the ids. */
export async function readReservations(context: PlatformContext, ids: readonly number[]): Promise<ReservationWire[]> {
  const { firstName, lastName, email, phone } = users;
  const rows = await context.database.read
    .select({
      reservation: reservations,
      storage: { id: storages.id, name: storages.name },
      user: { id: users.id, firstName, lastName, email, phone },
    })
    .from(reservations)
    .innerJoin(storages, eq(storages.id, reservations.storageId))
    .leftJoin(users, eq(users.id, reservations.userId))
    .where(inArray(reservations.id, [...ids]));
  const details = await detailsOf(context, ids);
  return inOrderOf(ids, rows, ({ reservation }) => reservation.id).map(({ reservation, storage, user }) => ({
    id: reservation.id,
    user,
    order: { id: reservation.orderId },
    storage,
    lockerId: reservation.lockerId,
    created: momentText(reservation.created),
    since: momentText(reservation.since),
    until: momentText(reservation.until),
    status: reservation.status,
    reservationDetails: details.get(reservation.id) ?? [],
  }));
}

async function detailsOf(context: PlatformContext, reservationIds: readonly number[]) {
  const { read } = context.database;
  const rows = await read
    .select({ detail: reservationDetails, product: { id: products.id, name: products.name } })
    .from(reservationDetails)
    .innerJoin(products, eq(products.id, reservationDetails.productId))
    .where(inArray(reservationDetails.reservationId, [...reservationIds]))
    .orderBy(reservationDetails.id);
  const barcodes = await barcodesIn(read, rows, ({ product }) => product.id);
  const found = new Map<number, ReservationWire["reservationDetails"]>();
  for (const { detail, product } of rows) {
    const { id, quantity, cellAlias, reservationId } = detail;
    const named = { ...product, barcode: barcodes.get(product.id), image: pictureUrl(context, product.id) };
    found.set(reservationId, [...(found.get(reservationId) ?? []), { id, product: named, quantity, cellAlias }]);
  }
  return found;
}
