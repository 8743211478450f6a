import { schema } from "../../db/tables";
import type { Insert } from "../bulk-insert";
import {
  makeCheckpoints,
  makeCreditCards,
  makeIdentificationCards,
  makeUserAddresses,
  makeUserFiles,
} from "../rows/make-customer-records";
import { makeBanners, makeServices, makeVouchers } from "../rows/make-offers";
import type { OrderRows } from "../rows/make-orders";
import { isPaidOnline, makePaymentOrder } from "../rows/make-payment-orders";
import { makeReportRequests, makeReportTypes } from "../rows/make-reports";
import { isReserved, makeReservation } from "../rows/make-reservations";
import type { SeedWorld } from "../seed-world";
import type { SeedBase } from "../world";

/**
 * Customers' records, offers and business reports.
 * @returns what makes the reservations and payment orders of each lot of orders, once those are there.
 */
export function fillSupport(
  insert: Insert,
  base: SeedBase,
  { companies, people, products }: Pick<SeedWorld, "companies" | "people" | "products">,
): (some: readonly OrderRows[]) => void {
  const { pockets } = people;
  const cards = makeCreditCards(base, pockets);
  insert(schema.identificationCards, makeIdentificationCards(base, pockets));
  insert(schema.creditCards, cards);
  insert(schema.userAddresses, makeUserAddresses(base, pockets));
  insert(schema.userFiles, makeUserFiles(base, pockets));
  insert(schema.checkpoints, makeCheckpoints(base, pockets));

  const productIds = products.map(({ id }) => id);
  const providerIds = companies.filter(({ isSupplier }) => !isSupplier).flatMap(({ id }) => id ?? []);
  insert(schema.services, makeServices(base, providerIds));
  insert(schema.vouchers, makeVouchers(base, productIds));
  insert(schema.banners, makeBanners(base, productIds));

  const staffIds = pockets.slice(0, people.firstCustomerId - 1).map(({ id }) => id);
  insert(schema.reportTypes, makeReportTypes());
  insert(schema.reportRequests, makeReportRequests(base, staffIds));
  return ordersFollower(insert, base, idsByUser(cards));
}

function ordersFollower(insert: Insert, base: SeedBase, cardsOfUser: ReadonlyMap<number, readonly number[]>) {
  const next = { reservation: 1, detail: 1, paymentOrder: 1, confirmation: 1 };
  return (some: readonly OrderRows[]): void => {
    const reserved = some
      .filter((each) => isReserved(base, each))
      .map((each) => {
        const made = makeReservation(base, each, next.reservation++, next.detail);
        next.detail += made.details.length;
        return made;
      });
    insert(
      schema.reservations,
      reserved.map(({ reservation }) => reservation),
    );
    insert(
      schema.reservationDetails,
      reserved.flatMap(({ details }) => details),
    );
    const paid = some.filter(isPaidOnline).map((each) => {
      const cardIds = cardsOfUser.get(each.order.userId ?? 0) ?? [];
      const made = makePaymentOrder(base, each, next.paymentOrder++, next.confirmation, cardIds);
      next.confirmation += made.confirmations.length;
      return made;
    });
    insert(
      schema.paymentOrders,
      paid.map(({ paymentOrder }) => paymentOrder),
    );
    insert(
      schema.paymentConfirmations,
      paid.flatMap(({ confirmations }) => confirmations),
    );
  };
}

function idsByUser(cards: readonly { id: number; userId: number }[]): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (const { id, userId } of cards) found.set(userId, [...(found.get(userId) ?? []), id]);
  return found;
}
