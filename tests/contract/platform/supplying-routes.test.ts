import { currentStocksCalls } from "@/lib/resources/current_stocks/current-stocks.calls";
import { supplyingReportsCalls } from "@/lib/resources/supplying_reports/supplying-reports.calls";
import { supplyingRoutesCalls } from "@/lib/resources/supplying_routes/supplying-routes.calls";
import { byAlphabet } from "@/tests/support/alphabet";
import { operatorsDay } from "@/tests/support/operators-day";
import { type StartedPlatform, startPlatform } from "@/tests/support/start-platform";
import { expectNarrowed, expectPages, expectSorted } from "./list-proof";
import { clientOf, type PlatformClient } from "./platform-client";

let platform: StartedPlatform;
let mapper: PlatformClient;

beforeAll(async () => {
  platform = await startPlatform();
  mapper = await clientOf(platform.restUrl, "shelves-mapper@demo.test");
});
afterAll(() => platform.stop());

const list = (query: string) => mapper.read(supplyingRoutesCalls.list, `resupply/list?limit=250&${query}`);

describe("SRTE-001 SRTE-004 FILT-043 the list of routes", () => {
  it("route name, in any case", async () => {
    await expectNarrowed(list, "route=CAMPUS", ({ name }) => name.includes("campus"));
  });

  it("storages, courier, mobile warehouse", async () => {
    await expectNarrowed(list, "storageIds=14", ({ storages }) => storages.some(({ id }) => id === 14));
    const courier = (await list("")).items[0]?.internalCourier;
    await expectNarrowed(list, `internalCourier=${courier?.id}`, (route) => route.internalCourier.id === courier?.id);
    await expectNarrowed(list, "mobileStorage=5", ({ mobileStorage }) => mobileStorage.id === 5);
  });

  it.each([true, false])("active: %s", async (is) => {
    await expectNarrowed(list, `isActive=${is}`, ({ isActive }) => isActive === is);
  });

  it("created range with both of its days", async () => {
    const day = operatorsDay((await list("")).items[4]?.created ?? "");
    await expectNarrowed(list, `FromCreated=${day}`, ({ created }) => operatorsDay(created) >= day);
    await expectNarrowed(list, `ToCreated=${day}`, ({ created }) => operatorsDay(created) <= day);
    await expectNarrowed(list, `FromCreated=${day}&ToCreated=${day}`, ({ created }) => operatorsDay(created) === day);
  });

  it("combines filters", async () => {
    const both = "isActive=true&mobileStorage=5";
    await expectNarrowed(list, both, (route) => route.isActive && route.mobileStorage.id === 5);
  });

  it("sorts both ways and pages", async () => {
    await expectSorted(list, "id", ({ id }) => id);
    await expectSorted(list, "name", ({ name }) => name, byAlphabet);
    await expectSorted(list, "created", ({ created }) => created);
    const page = (query: string) => mapper.read(supplyingRoutesCalls.list, `resupply/list?${query}`);
    await expectPages(page, ["limit=4", "limit=4&offset=4"]);
  });

  it.each(["storageIds=a", "internalCourier=0", "isActive=no", "FromCreated=1.2.2026", "sort=courier", "foo=1"])(
    "refuses %s",
    async (query) => {
      expect((await mapper.get(`resupply/list?${query}`)).status).toBe(400);
    },
  );
});

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
