import { ordersBefore } from "./previous-orders";

const placed = (id: number, eventDate: string) => ({ id, eventDate });
const current = placed(5, "2026-03-02T08:00:00Z");

describe("ordersBefore", () => {
  it("ORDR-002 leaves out the current order and all later ones", () => {
    const orders = [placed(9, "2026-03-03T08:00:00Z"), current, placed(8, "2026-03-01T08:00:00Z")];
    expect(ordersBefore(orders, current, 5)).toEqual([placed(8, "2026-03-01T08:00:00Z")]);
  });

  it("ORDR-002 of orders at the same moment the lower id came first", () => {
    const orders = [placed(6, current.eventDate), placed(3, current.eventDate), placed(4, current.eventDate)];
    expect(ordersBefore(orders, current, 5).map(({ id }) => id)).toEqual([4, 3]);
  });

  it("ORDR-002 shows the latest ones, no more than asked for", () => {
    const orders = [1, 2, 3].map((id) => placed(id, `2026-02-0${id}T08:00:00Z`));
    expect(ordersBefore(orders, current, 2).map(({ id }) => id)).toEqual([3, 2]);
    expect(ordersBefore([current], current, 2)).toEqual([]);
  });
});
