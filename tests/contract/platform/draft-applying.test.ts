import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Libsql from "libsql";
import { addDays } from "@/lib/dates/day";
import { currentStocksCalls } from "@/lib/resources/current_stocks/current-stocks.calls";
import { draftsCalls } from "@/lib/resources/drafts/drafts.calls";
import { productsToCount } from "@/lib/resources/inventory/products-to-count.calls";
import { productsCalls } from "@/lib/resources/products/products.calls";
import { supplyingRoutesCalls } from "@/lib/resources/supplying_routes/supplying-routes.calls";
import { operatorsToday } from "@/tests/support/operators-day";
import { startPlatform } from "@/tests/support/start-platform";
import { mappingSuite, settingsOf } from "./mapping-suite";
import { clientOf, QueryClient } from "./platform-client";
import { expectDone } from "./reception-suite";

const { now, one, live, set, approve, newDraft } = mappingSuite();

it("MAPP-014 MAPP-024 a draft whose day has come is applied when it is approved, and says what became of it in each machine", async () => {
  const { built } = now();
  const id = await newDraft(operatorsToday());
  const draft = await one(id);
  const cell = draft.shelves[1]?.cells[0];
  await expectDone(set(`shelf_cells/${cell?.id}`, { product: 9, renewProduct: true }));
  const before = await live(built.storage);
  await expectDone(approve(id));
  const [applied, after] = [await one(id), await live(built.storage)];
  expect(applied).toMatchObject({
    isApplied: true,
    applications: [{ storage: { id: built.storage }, outcome: "APPLIED" }],
  });
  expect(settingsOf(after).shelves).toEqual(settingsOf(applied).shelves);
  const left = applied.applications?.[0]?.leftCells ?? [];
  const isFree = ({ alias }: { alias: string }): boolean => left.every((each) => each.alias !== alias);
  const locker = ({ lockers }: typeof after) =>
    lockers
      .flatMap(({ cells }) => cells)
      .filter(isFree)
      .map(({ product, fillOnDemand }) => [product, fillOnDemand]);
  expect(locker(after)).toEqual(locker(applied));
  // Nothing is decided of it any more.
  expect(applied.liveWhenMade).toBeUndefined();
  const ids = ({ shelves }: typeof after) => shelves.flatMap(({ cells }) => cells.map((each) => each.id));
  expect(ids(after)).toEqual(ids(before));
});

it("MAPP-024 what became due while the platform was down is applied before it answers", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "applied-later-"));
  const first = await startPlatform({ dataDir });
  const { blueprint, storage } = now().built;
  const body = { blueprint, name: "Peste noapte", storages: [storage], startDate: addDays(operatorsToday(), 1) };
  const reviewer = await clientOf(first.restUrl, "mapper-qc@demo.test");
  const { body: made } = await reviewer.request("POST", "mapping-drafts/from-blueprint", body);
  const id = Number(Object(made).id);
  await expectDone(reviewer.request("PATCH", `mapping-drafts/approve/${id}`));
  const path = `mapping-drafts/${id}?domain=mapping-draft`;
  expect(await reviewer.read(draftsCalls.one, path)).toMatchObject({ isApplied: false, applications: [] });
  await first.stop();
  const database = new Libsql(join(dataDir, "tiny.sqlite"));
  database.prepare("UPDATE mapping_drafts SET start_date = ? WHERE id = ?").run(operatorsToday(), id);
  database.close();
  const second = await startPlatform({ dataDir });
  const mapper = await clientOf(second.restUrl, "shelves-mapper@demo.test");
  expect(await mapper.read(draftsCalls.one, path)).toMatchObject({
    isApplied: true,
    applications: [{ storage: { id: storage }, outcome: "APPLIED" }],
  });
  await second.stop();
  rmSync(dataDir, { recursive: true });
});

it("MAPP-017 STOC-004 SRTE-003 supply, mapped stock, counting and what no machine sells follow a live cell at once, a locker's too", async () => {
  const { platform, mapper, built } = now();
  const { storage } = built;
  const queries = new QueryClient(platform.grpcTarget);
  const [unmapped] = (await mapper.read(productsCalls.notOnVending, "products?isMapOnVending=false&limit=1")).items;
  const product = unmapped?.id ?? 0;
  const told = async () => {
    const { items: mapped } = await queries.read(currentStocksCalls.mapped, {
      apiToken: mapper.token ?? "",
      filters: { StorageIDs: [storage] },
    });
    const { supplying } = await mapper.read(supplyingRoutesCalls.fill, `reports/vending/fill?storages=${storage}`);
    const { items: toCount } = await mapper.read(
      productsToCount,
      `current_stocks/storage/${storage}?lite=true&limit=100`,
    );
    const { items: nowhere } = await mapper.read(
      productsCalls.notOnVending,
      `products?isMapOnVending=false&limit=100&search=${encodeURIComponent(unmapped?.name ?? "")}`,
    );
    return {
      cells: mapped.find((each) => each.product.id === product)?.cells ?? 0,
      toBring: supplying.find((each) => each.product.id === product)?.quantity ?? 0,
      isCounted: toCount.some((each) => each.product.id === product),
      isNowhere: nowhere.some(({ id }) => id === product),
    };
  };
  const { shelves, lockers } = await live(storage);
  const shelf = shelves[0]?.cells[0];
  const locker = lockers.flatMap(({ cells }) => cells).find(({ orderId }) => orderId === undefined);
  const none = { cells: 0, toBring: 0, isCounted: false, isNowhere: true };
  expect(await told()).toEqual(none);
  await expectDone(set("shelf-cells/map-product", { id: shelf?.id, product, renewProduct: false }));
  expect(await told()).toEqual({ cells: 1, toBring: shelf?.capacity, isCounted: true, isNowhere: false });
  await expectDone(set("shelf-cells/map-product", { id: shelf?.id, product: null, renewProduct: false }));
  await expectDone(set("locker-cells/map-product", { id: locker?.id, product }));
  await expectDone(set("locker-cells/fill-on-demand", { id: locker?.id, fillOnDemand: false }));
  expect(await told()).toEqual({ cells: 1, toBring: 1, isCounted: true, isNowhere: false });
  await expectDone(set("locker-cells/fill-on-demand", { id: locker?.id, fillOnDemand: true }));
  expect(await told()).toEqual({ cells: 1, toBring: 0, isCounted: true, isNowhere: false });
  await expectDone(set("locker-cells/map-product", { id: locker?.id, product: null }));
  expect(await told()).toEqual(none);
  queries.close();
});
