import { supplyingReportsCalls } from "@/lib/resources/supplying_reports/supplying-reports.calls";
import { expectNarrowed } from "./list-proof";
import { suiteClient } from "./suite-client";

const mapper = suiteClient("shelves-mapper@demo.test");

const list = (query: string) => mapper.read(supplyingReportsCalls.list, `reports?limit=250&${query}`);
const one = (id: number) => mapper.read(supplyingReportsCalls.one, `reports/${id}`);

describe("SREP-001 FILT-042 the list of supply reports", () => {
  it.each([1, 2])("SREP-002 type %d", async (wanted) => {
    await expectNarrowed(list, `type=${wanted}`, ({ type }) => type === wanted);
  });

  it.each(["type=3", "exactStatus=new", "exactStatus=-1", "route=x", "storageIds=", "FromCreated=today", "sort=name"])(
    "refuses %s",
    async (query) => {
      expect((await mapper.get(`reports?${query}`)).status).toBe(400);
    },
  );
});

describe("SREP-013 one supply report", () => {
  it("SREP-017 has storages with status, waypoints, lines and sums that agree with the list", async () => {
    const { items } = await list("");
    expect(items.length).toBeGreaterThan(0);
    for (const listed of items) {
      const report = await one(listed.id);
      expect(report.supplyLines).toHaveLength(listed.supplyQty);
      expect(report.waypoints.map(({ storage }) => storage)).toEqual(report.storages);
      const ids = report.storages.map(({ id }) => id);
      expect(report.supplyLines.every(({ storageId }) => ids.includes(storageId))).toBe(true);
      expect(await mapper.read(supplyingReportsCalls.storages, `reports/${listed.id}/storages`)).toEqual(
        report.storagesFullResponse,
      );
    }
    expect((await mapper.get("reports/999")).status).toBe(404);
    expect((await mapper.get("reports/999/storages")).status).toBe(404);
  });

  it("loads what it brings, and balances it with what was put and taken back", async () => {
    const reports = (await list("exactStatus=15")).items;
    expect(reports.length).toBeGreaterThan(0);
    for (const { id } of reports) {
      const report = await one(id);
      const contents = await mapper.read(
        supplyingReportsCalls.initialContent,
        `initial-supply-content?supplyReport=${id}`,
      );
      expect(contents.reduce((sum, { initialSupplyQty }) => sum + initialSupplyQty, 0)).toBe(report.initialSupplyQty);
      const sessions = await mapper.read(supplyingReportsCalls.sessions, `vending-sessions?reportIds=${id}&limit=250`);
      const moved = sessions.items.flatMap(({ vendingSessionDetails }) => vendingSessionDetails);
      const sum = moved.reduce((total, { quantity }) => total + quantity, 0);
      expect(report.balance).toBe(report.initialSupplyQty + sum);
    }
    const [fresh] = (await list("exactStatus=1")).items;
    expect((await one(fresh?.id ?? 0)).initialSupplyQty).toBe(0);
  });

  it("SREP-015 SREP-016 SREP-022 has sessions, the last one first, with what was put and taken back", async () => {
    const [report] = (await list("exactStatus=15")).items;
    const { items } = await mapper.read(supplyingReportsCalls.sessions, `vending-sessions?reportIds=${report?.id}`);
    expect(items.length).toBeGreaterThan(1);
    const starts = items.map(({ startAt }) => startAt);
    expect(starts).toEqual([...starts].sort().reverse());
    expect(items.every(({ reportName }) => reportName === report?.name)).toBe(true);
    const all = await mapper.read(supplyingReportsCalls.sessions, "vending-sessions?limit=250");
    const quantities = all.items.flatMap(({ vendingSessionDetails }) =>
      vendingSessionDetails.map((each) => each.quantity),
    );
    expect(quantities.some((each) => each < 0)).toBe(true);
    expect(quantities.some((each) => each > 0)).toBe(true);
  });

  it("SREP-014 SREP-020 has exceptions of generation with it, of picking and supplying by search_term", async () => {
    const exceptions = (id: number, term: string) =>
      mapper.read(
        supplyingReportsCalls.exceptions,
        `supply-flow-exception/list?supplyReport=${id}&search_term=${term}`,
      );
    const counts = { generation: 0, picking: 0, supplying: 0 };
    for (const { id } of (await list("")).items) {
      const [picking, supplying] = [await exceptions(id, "picking"), await exceptions(id, "supplying")];
      counts.generation += (await one(id)).generationExceptions.length;
      counts.picking += picking.length;
      counts.supplying += supplying.length;
      const ids = [...picking, ...supplying].map((each) => each.id);
      expect(new Set(ids).size).toBe(ids.length);
    }
    expect(Object.values(counts).every((count) => count > 0)).toBe(true);
    expect((await mapper.get("supply-flow-exception/list?supplyReport=1&search_term=packing")).status).toBe(400);
  });

  it("SREP-023 balance: what a car must hold of the rounds that are under way", async () => {
    const cars = await Promise.all(
      [4, 5, 6].map((id) => mapper.read(supplyingReportsCalls.balance, `balance?storageId=${id}`)),
    );
    const lines = cars.flat();
    expect(lines.length).toBeGreaterThan(0);
    for (const { loaded, put, returned, balance } of lines) expect(balance).toBe(loaded - put + returned);
    expect(await mapper.read(supplyingReportsCalls.balance, "balance?storageId=1")).toEqual([]);
  });
});
