import { draftsCalls, mappingDomains } from "@/lib/resources/drafts/drafts.calls";
import { byAlphabet } from "@/tests/support/alphabet";
import { operatorsToday } from "@/tests/support/operators-day";
import { expectNarrowed } from "./list-proof";
import { suiteClient } from "./suite-client";

const mapper = suiteClient("shelves-mapper@demo.test");

const list = (query: string) => mapper.read(draftsCalls.list, `mapping-drafts?limit=250&${query}`);
const inDomain = (domain: string) => (query: string) => list(`domain=${domain}&${query}`);
const one = (id: number, domain: string) => mapper.read(draftsCalls.one, `mapping-drafts/${id}?domain=${domain}`);

describe("MAPP-023 FILT-045 domains", () => {
  it.each(mappingDomains)("%s has rows of its own alone", async (domain) => {
    const { items } = await list(`domain=${domain}`);
    expect(items.length).toBeGreaterThan(0);
    expect(new Set(items.map((each) => each.domain))).toEqual(new Set([domain]));
  });

  it("saved drafts are what is shown without a domain", async () => {
    expect(await list("")).toEqual(await list("domain=mapping-draft"));
  });

  it.each(["bob-blueprint", "live-mapping"])("%s: device, storage, product, name", async (domain) => {
    const within = inDomain(domain);
    await expectNarrowed(within, "blueprintDevice=1", ({ blueprint }) => blueprint?.id === 1);
    await expectNarrowed(within, "storageIds=9,10", ({ storages }) => storages.some(({ id }) => [9, 10].includes(id)));
    await expectNarrowed(within, "liveStorage=9", ({ storages }) => storages.some(({ id }) => id === 9));
    const [first] = (await within("")).items;
    await expectNarrowed(within, `search=${encodeURIComponent(first?.name ?? "")}`, ({ id }) => id === first?.id);
    for (const query of ["isApproved=true", "isApplied=true", "startSince=2020-01-01"])
      expect((await within(query)).totalCount).toBe(0);
    const names = (await within("sort=name&order=ASC")).items.map(({ name }) => name);
    expect(names).toEqual([...names].sort(byAlphabet));
  });

  it("live-mapping: the product of a cell", async () => {
    const { shelves } = await one(9, "live-mapping");
    const product = shelves.flatMap(({ cells }) => cells.flatMap((cell) => cell.product ?? []))[0];
    const { items } = await list(`domain=live-mapping&productIds=${product?.id}`);
    expect(items.map(({ id }) => id)).toContain(9);
    expect((await list("domain=bob-blueprint&productIds=1")).totalCount).toBe(0);
  });
});

describe("MAPP-001 saved drafts", () => {
  it("takes a live storage beside the storages", async () => {
    await expectNarrowed(list, "liveStorage=9", ({ storages }) => storages.some(({ id }) => id === 9));
  });

  it("MAPP-024 a draft is applied once it is approved and its start has come", async () => {
    const { items } = await list("");
    expect(new Set(items.map(({ isApplied }) => isApplied)).size).toBe(2);
    for (const { approvedBy, startDate = "9", isApplied } of items)
      expect(isApplied).toBe(approvedBy !== undefined && startDate <= operatorsToday());
  });

  it.each([
    "domain=all",
    "blueprintDevice=x",
    "storageIds=1,,2",
    "startSince=2026-02-30",
    "isApproved=1",
    "sort=product",
  ])("refuses %s", async (query) => {
    expect((await mapper.get(`mapping-drafts?${query}`)).status).toBe(400);
  });
});

describe("one mapping", () => {
  it("MAPP-004 MAPP-007 MAPP-008 MAPP-009 has shelves and lockers with their cells", async () => {
    const mapping = await one(3, "mapping-draft");
    expect(mapping).toMatchObject({
      createdBy: { firstName: expect.any(String) },
      blueprintVersion: expect.any(Number),
    });
    expect(mapping.storages.length).toBeGreaterThan(0);
    expect([mapping.shelves.length, mapping.lockers.length]).not.toContain(0);
    expect(mapping.shelves.every(({ storageZone, cells }) => storageZone > 0 && cells.length > 0)).toBe(true);
    expect(mapping.lockers.every(({ storageZone, selfPosition }) => storageZone === 0 && selfPosition > 0)).toBe(true);
    const cells = mapping.shelves.flatMap((shelf) => shelf.cells);
    expect(new Set(cells.map(({ alias }) => alias)).size).toBe(cells.length);
    const products = cells.flatMap(({ product }) => product ?? []);
    expect(products.length).toBeGreaterThan(0);
    for (const { id, name, barcode, productNodeReference } of products) {
      expect([name.length > 0, productNodeReference]).toEqual([true, id]);
      expect(barcode).toMatch(/^\d{8,14}$/);
    }
  });

  it("MAPP-016 loads all three strategies, an empty structure among them", async () => {
    const structure = await mapper.read(draftsCalls.structure, "mapping-drafts/live-mapping/bob-blueprint/2");
    expect(await one(2, "bob-blueprint")).toEqual(structure);
    const cells = structure.shelves.flatMap((shelf) => shelf.cells);
    expect(cells.length).toBeGreaterThan(0);
    expect(cells.filter(({ product }) => product !== undefined)).toEqual([]);
    expect(await one(9, "live-mapping")).toEqual(await mapper.read(draftsCalls.liveMapping, "storages/9/live-mapping"));
  });

  it("MAPP-008 has orders waiting in lockers that are filled on demand", async () => {
    const { lockers } = await one(8, "live-mapping");
    const waiting = lockers.flatMap(({ cells }) => cells).filter(({ orderId }) => orderId !== undefined);
    expect(waiting.length).toBeGreaterThan(0);
    expect(waiting.every(({ fillOnDemand }) => fillOnDemand)).toBe(true);
  });

  it.each(mappingDomains)("does not find what is not there in %s", async (domain) => {
    expect((await mapper.get(`mapping-drafts/999?domain=${domain}`)).status).toBe(404);
  });

  it("lists the blueprint devices by name", async () => {
    const names = (await mapper.read(draftsCalls.blueprints, "bob-blueprints")).map(({ name }) => name);
    expect(names).toEqual([...names].sort(byAlphabet));
    expect(await mapper.read(draftsCalls.blueprints, "bob-blueprints?search=duo")).toHaveLength(1);
  });
});
