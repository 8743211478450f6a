import { currentStocksCalls } from "@/lib/resources/current_stocks/current-stocks.calls";
import { draftsCalls } from "@/lib/resources/drafts/drafts.calls";
import { supplyingReportsCalls } from "@/lib/resources/supplying_reports/supplying-reports.calls";
import { supplyingRoutesCalls } from "@/lib/resources/supplying_routes/supplying-routes.calls";
import { byAlphabet } from "@/tests/support/alphabet";
import { operatorsToday } from "@/tests/support/operators-day";
import { suiteClient } from "./suite-client";

const placeOf = (storage: number, product: number) => `${storage} ${product}`;

const mapper = suiteClient("shelves-mapper@demo.test");

it.each(["storageIds=a", "internalCourier=0", "isActive=no", "FromCreated=1.2.2026", "sort=courier", "foo=1"])(
  "the list of routes refuses %s",
  async (query) => {
    expect((await mapper.get(`resupply/list?${query}`)).status).toBe(400);
  },
);

describe("one route", () => {
  it("SRTE-002 SRTE-005 has days and hours, and the same in its form", async () => {
    const route = await mapper.read(supplyingRoutesCalls.one, "resupply-route/3");
    expect(route.selectedDaysAndHours.length).toBeGreaterThan(0);
    for (const { day, hours } of route.selectedDaysAndHours) {
      expect(day).toBeGreaterThanOrEqual(1);
      expect(hours.length).toBeGreaterThan(0);
      for (const hour of hours) expect(hour).toMatch(/^\d\d:\d\d$/);
    }
    const form = await mapper.read(supplyingRoutesCalls.edit, "resupply/edit/3");
    expect(form.storages).toEqual(route.storages.map(({ id }) => id));
    expect(form.selectedDaysAndHours).toEqual(route.selectedDaysAndHours);
    expect(route.lastReport?.id).toBe(
      (await mapper.read(supplyingReportsCalls.list, "reports?route=3&limit=1")).items[0]?.id,
    );
    expect((await mapper.get("resupply-route/999")).status).toBe(404);
  });

  it("SRTE-003 knows what its machines lack and what must leave them", async () => {
    const machines = [9, 12];
    const { supplying, retreating } = await mapper.read(
      supplyingRoutesCalls.fill,
      `reports/vending/fill?storages=${machines}`,
    );
    const mappings = await Promise.all(
      machines.map((id) => mapper.read(draftsCalls.liveMapping, `storages/${id}/live-mapping`)),
    );
    // A supply leaves lockers alone that are filled for orders.
    const filled = mappings.flatMap(({ id, shelves, lockers }) => [
      ...shelves.flatMap(({ cells }) => cells.map((cell) => ({ ...cell, id }))),
      ...lockers.flatMap(({ cells }) =>
        cells.map((cell) => ({ ...cell, id, capacity: cell.fillOnDemand ? 0 : cell.capacity })),
      ),
    ]);
    const rooms = filled.flatMap(({ id, product, capacity = 0 }) =>
      product === undefined ? [] : [[placeOf(id, product.id), capacity] as const],
    );
    const places = rooms.map(([place]) => place);
    expect(new Set(rooms.map(([, capacity]) => capacity)).size).toBeGreaterThan(2);
    const stocks = await Promise.all(
      machines.map((id) => mapper.read(currentStocksCalls.tracking, `tracking_stocks?storageId=${id}&limit=250`)),
    );
    const lying = stocks.flatMap(({ items }) => items).filter(({ stock }) => stock > 0);
    const at = ({ storage, product }: { storage: { id: number }; product: { id: number } }) =>
      placeOf(storage.id, product.id);
    const piecesAt = (place: string, of = lying) =>
      of.filter((each) => at(each) === place).reduce((sum, { stock }) => sum + stock, 0);

    const room = [...new Set(places)].map((place) => {
      const capacity = rooms.reduce((sum, [each, pieces]) => sum + (each === place ? pieces : 0), 0);
      return [place, capacity - piecesAt(place)] as const;
    });
    const told = (rows: typeof supplying) => rows.map((row) => [at(row), row.quantity] as const);
    expect(new Map(told(supplying))).toEqual(new Map(room.filter(([, lacking]) => lacking > 0)));
    const today = operatorsToday();
    const leaving = lying.filter(
      (each) => !places.includes(at(each)) || (each.expirationDate !== undefined && each.expirationDate < today),
    );
    expect(new Map(told(retreating))).toEqual(
      new Map(leaving.map((each) => [at(each), piecesAt(at(each), leaving)] as const)),
    );
    for (const rows of [supplying, retreating]) {
      expect(new Set(rows.map(({ storage }) => storage.id))).toEqual(new Set(machines));
      expect(new Set(rows.map(at)).size).toBe(rows.length);
    }
    expect(await mapper.read(supplyingRoutesCalls.fill, "reports/vending/fill")).toEqual({
      supplying: [],
      retreating: [],
    });
  });

  it("offers couriers by name, and names those of some ids", async () => {
    const couriers = await mapper.read(supplyingRoutesCalls.couriers, "users/courier");
    expect(couriers.length).toBeGreaterThanOrEqual(4);
    const names = couriers.map(({ name }) => name);
    expect(names).toEqual([...names].sort(byAlphabet));
    const [some] = couriers;
    expect(await mapper.read(supplyingRoutesCalls.couriers, `users/courier?ids=${some?.id}`)).toEqual([some]);
    const term = encodeURIComponent(some?.name ?? "");
    expect(await mapper.read(supplyingRoutesCalls.couriers, `users/courier?search=${term}`)).toEqual([some]);
  });
});
