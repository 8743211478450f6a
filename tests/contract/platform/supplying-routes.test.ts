import { currentStocksCalls } from "@/lib/resources/current_stocks/current-stocks.calls";
import { supplyingReportsCalls } from "@/lib/resources/supplying_reports/supplying-reports.calls";
import { supplyingRoutesCalls } from "@/lib/resources/supplying_routes/supplying-routes.calls";
import { byAlphabet } from "@/tests/support/alphabet";
import { suiteClient } from "./suite-client";

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
      expect(hours.every((hour) => /^\d\d:\d\d$/.test(hour))).toBe(true);
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
    const { supplying, retreating } = await mapper.read(
      supplyingRoutesCalls.fill,
      "reports/vending/fill?storages=9,12",
    );
    expect(supplying.length).toBeGreaterThan(0);
    const all = [...supplying, ...retreating];
    expect(all.every(({ storage, quantity }) => [9, 12].includes(storage.id) && quantity > 0)).toBe(true);
    const { items } = await mapper.read(currentStocksCalls.ofStorage, "current_stocks/storage/9");
    const lying = new Map(items.map(({ product, stock }) => [product.id, stock]));
    for (const { storage, product, quantity } of retreating)
      if (storage.id === 9) expect(quantity).toBeLessThanOrEqual(lying.get(product.id) ?? 0);
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
