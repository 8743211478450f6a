import { draftsCalls } from "@/lib/resources/drafts/drafts.calls";
import { storagesCalls } from "@/lib/resources/storages/storages.calls";
import { byAlphabet } from "@/tests/support/alphabet";
import { suiteClient } from "./suite-client";

const mapper = suiteClient("shelves-mapper@demo.test");

const list = (query: string) => mapper.read(storagesCalls.list, `storages?limit=250&${query}`);

describe("STOR-001 FILT-041 the list of storages", () => {
  it("STOR-005 each works, is in maintenance or offline", async () => {
    const statuses = new Set((await list("")).items.map(({ status }) => status));
    expect([...statuses].sort()).toEqual(["MAINTENANCE", "OFFLINE", "WORKING"]);
  });

  it("STOR-013 lite leaves the addresses out", async () => {
    const lite = (await list("lite=true")).items;
    expect(lite.length).toBeGreaterThan(0);
    expect(lite.filter(({ addresses }) => addresses.length > 0)).toEqual([]);
    expect((await list("")).items.some(({ addresses }) => addresses.length > 0)).toBe(true);
  });

  it.each(["isSellable=yes", "bobBlueprintId=0", "limit=251", "sort=status", "isActive=1", "search=%00"])(
    "refuses %s",
    async (query) => {
      expect((await mapper.get(`storages?${query}`)).status).toBe(400);
    },
  );
});

describe("one storage", () => {
  it("STOR-002 STOR-003 STOR-004 has all fields of its entity", async () => {
    const machine = await mapper.read(storagesCalls.one, "storages/9");
    expect(machine).toMatchObject({
      type: "SELLABLE",
      isSellable: true,
      isDeposit: false,
      catalogPrice: { id: expect.any(Number), name: expect.any(String) },
      bobs: { blueprint: { id: expect.any(Number), name: expect.stringMatching(/^BOB /) } },
      geolocation: { lat: expect.any(Number), long: expect.any(Number) },
    });
    expect(machine.addresses[0]).toMatchObject({ street: expect.any(String), county: expect.any(String) });
    expect((await mapper.read(storagesCalls.one, "storages/1")).isDeposit).toBe(true);
  });

  it("STOR-009 STOR-011 may have neither address nor place", async () => {
    const { items } = await list("");
    expect(items.some(({ addresses, geolocation }) => addresses.length === 0 && geolocation === undefined)).toBe(true);
  });

  it("has a live mapping, and shelves with their storage", async () => {
    const { shelves, lockers } = await mapper.read(draftsCalls.liveMapping, "storages/9/live-mapping");
    expect(shelves.length).toBeGreaterThan(0);
    expect(lockers.length).toBeGreaterThan(0);
    const found = await mapper.read(draftsCalls.shelves, "shelves?storageIds=9,10");
    expect(new Set(found.map(({ storageId }) => storageId))).toEqual(new Set([9, 10]));
    expect((await mapper.get("storages/999/live-mapping")).status).toBe(404);
  });
});

describe("FILT-026 FILT-027 the dropdowns of storages", () => {
  const options = (query: string) => mapper.read(storagesCalls.options, `storages?dropdown=true&${query}`);

  it("has at most 10 by name, those of a type alone where one is asked for", async () => {
    const names = (await options("search=o")).map(({ name }) => name ?? "");
    expect(names).toHaveLength(10);
    expect(names).toEqual([...names].sort(byAlphabet));
    expect((await options("type=DEPOSIT")).map(({ name }) => name)).toEqual([
      "Depozit București",
      "Depozit Cluj-Napoca",
      "Depozit Voluntari",
    ]);
    expect((await options("ids=3,1")).map(({ id }) => id).sort()).toEqual([1, 3]);
  });

  it("have the city that tells storages of one name apart, and the catalogue by which each sells", async () => {
    const selling = await options("type=SELLABLE");
    expect(selling).toHaveLength(8);
    for (const { id, city, catalogPrice } of selling) {
      const storage = await mapper.read(storagesCalls.one, `storages/${id}`);
      expect(city).toBe(storage.addresses[0]?.city);
      expect(catalogPrice).toEqual(storage.catalogPrice);
      expect(catalogPrice?.name).toMatch(/\S/);
    }
  });

  it("SRTE-006 offers cars to routes", async () => {
    const cars = await mapper.read(storagesCalls.mobile, "storages?isMobileStorage=true");
    expect(cars.map(({ id }) => id).sort()).toEqual([4, 5, 6]);
    expect(await mapper.read(storagesCalls.mobile, "storages?isMobileStorage=true&search=ms")).toHaveLength(1);
  });
});
