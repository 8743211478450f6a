import type { Reservation } from "@/lib/resources/reservations/reservations.calls";
import { reservationAsked, reservationOf } from "./reservation-of-order";

const noWindow = { deliveryDetail: undefined };
const order = { eventDate: "2026-03-14T08:00:00Z", orderDetails: noWindow, storage: { id: 3, name: "Gara de Nord" } };
const bucharest = "Europe/Bucharest";

describe("where an order's reservation is looked for", () => {
  const dateOf = (changes: object, zone = bucharest) =>
    reservationAsked({ ...order, ...changes }, zone, 0)?.query?.date;
  const fromWindow = (since: string) => ({ orderDetails: { deliveryDetail: { since, upTo: undefined } } });

  it("at its storage, oldest first, 250 rows at a time", () => {
    expect(reservationAsked(order, bucharest, 1)).toEqual({
      query: {
        storageIds: [3],
        date: { from: "2026-03-14", to: "2026-03-15" },
        limit: 250,
        offset: 250,
        sort: "since",
        order: "ASC",
      },
    });
    expect(reservationAsked({ ...order, storage: undefined }, bucharest, 0)).toBeUndefined();
  });

  it("by the operator's days: an hour before midnight in London is the next one in Bucharest", () => {
    const late = { eventDate: "2026-03-14T23:00:00Z" };
    expect(dateOf(late)).toEqual({ from: "2026-03-15", to: "2026-03-16" });
    expect(dateOf(late, "Europe/London")).toEqual({ from: "2026-03-14", to: "2026-03-15" });
  });

  it("the window's first day is the operator's, too: an hour before midnight in London it is the next one in Bucharest", () => {
    const late = fromWindow("2026-03-17T23:00:00Z");
    expect(dateOf(late)).toEqual({ from: "2026-03-14", to: "2026-03-18" });
    expect(dateOf(late, "Europe/London")).toEqual({ from: "2026-03-14", to: "2026-03-17" });
    expect(dateOf(late, "America/New_York")).toEqual({ from: "2026-03-14", to: "2026-03-17" });
    expect(dateOf(fromWindow("2026-03-17T02:00:00Z"), "America/New_York")).toEqual({
      from: "2026-03-14",
      to: "2026-03-16",
    });
  });

  it("as far as the delivery window's first day, also where that was before the order", () => {
    expect(dateOf(fromWindow("2026-03-17T08:00:00Z"))).toEqual({ from: "2026-03-14", to: "2026-03-17" });
    expect(dateOf(fromWindow("2026-03-14T10:00:00Z"))).toEqual({ from: "2026-03-14", to: "2026-03-15" });
    expect(dateOf(fromWindow("2026-03-12T10:00:00Z"))).toEqual({ from: "2026-03-12", to: "2026-03-15" });
  });
});

it("the reservation is the one whose order it is; of others it is none", () => {
  const kept = (id: number, orderId: number): Reservation => ({
    ...{ id, user: undefined, order: { id: orderId }, storage: order.storage, lockerId: 31, created: order.eventDate },
    ...{ since: order.eventDate, until: order.eventDate, status: "ACTIVE", reservationDetails: [] },
  });
  expect(reservationOf(7, [kept(1, 6), kept(2, 7)])?.id).toBe(2);
  expect(reservationOf(7, [kept(7, 6)])).toBeUndefined();
});
