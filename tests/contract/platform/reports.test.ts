import { reportsCalls } from "@/lib/resources/reports/reports.calls";
import { at } from "@/platform/seed/random";
import { type StartedPlatform, startPlatform } from "@/tests/support/start-platform";
import { expectNarrowed, expectPages, expectSorted } from "./list-proof";
import { clientOf, type PlatformClient } from "./platform-client";
import { readSheet } from "./read-sheet";

let platform: StartedPlatform;
let client: PlatformClient;
const page = (query: string) => client.read(reportsCalls.list, `business-report-requests?${query}`);
const list = (query: string) => page(`limit=250&${query}`);

beforeAll(async () => {
  platform = await startPlatform();
  client = await clientOf(platform.restUrl, "orders-qc@demo.test");
});
afterAll(() => platform.stop());

describe("BREP-001 the list of business report requests", () => {
  it("FILT-046 is filtered by types, years, months and all of them", async () => {
    const { type, year, month } = at((await list("")).items, 0);
    await expectNarrowed(list, `types=${type.id}`, (report) => report.type.id === type.id);
    await expectNarrowed(list, "types=1,2", (report) => report.type.id <= 2);
    await expectNarrowed(list, `years=${year}`, (report) => report.year === year);
    await expectNarrowed(list, `months=${month}`, (report) => report.month === month);
    await expectNarrowed(list, "months=1,2,3", (report) => report.month <= 3);
    await expectNarrowed(
      list,
      `types=${type.id}&years=${year}&months=${month}`,
      (report) => report.type.id === type.id && report.year === year && report.month === month,
    );
  });

  it("sorts by creation and id", async () => {
    await expectSorted(list, "created", ({ created }) => created);
    await expectSorted(list, "id", ({ id }) => id);
    await expectPages(page, ["limit=5", "limit=5&offset=5"]);
  });

  it.each(["types=x", "years=2017", "months=13", "months=0", "sort=type"])("refuses %s", async (query) => {
    expect((await client.get(`business-report-requests?${query}`)).status).toBe(400);
  });

  it("BREP-002 has its types from the server", async () => {
    const types = await client.read(reportsCalls.types, "business-report-types");
    expect(types.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});

describe("the file of a report", () => {
  const now = new Date();
  const lastMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1));
  const asked = { chain: 1, year: lastMonth.getUTCFullYear(), month: lastMonth.getUTCMonth() + 1 };
  const download = (type: number, more: object = {}) =>
    client.fileOf("POST", "business-report-requests/download", { ...asked, type, ...more });

  it.each([1, 2, 3, 4, 5, 6, 7])("BREP-005 BREP-006 of type %d is a true xlsx with rows", async (type) => {
    const { status, type: mediaType, bytes } = await download(type);
    expect(status).toBe(200);
    expect(mediaType).toBe("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet");
    const rows = readSheet(bytes);
    expect(rows.length).toBeGreaterThan(1);
    expect(new Set(rows.map((row) => row.length)).size).toBe(1);
  });

  it("is empty where there is nothing to tell", async () => {
    const { status, bytes } = await download(2, { year: 2018, month: 1 });
    expect([status, bytes.length]).toEqual([200, 0]);
  });

  it("adds up to what was sold", async () => {
    const sold = readSheet((await download(2)).bytes).slice(1);
    const storages = readSheet((await download(7)).bytes).slice(1);
    const sum = (rows: string[][], column: number) =>
      Math.round(rows.reduce((total, row) => total + Number(row[column]), 0) * 100);
    expect(sum(sold, 4)).toBe(sum(storages, 4));
  });

  it("BREP-007 of a listed request comes by PATCH", async () => {
    const { items } = await list("");
    const [stock] = items.filter(({ type, chain }) => type.id === 5 && chain.id === 1);
    const { status, bytes } = await client.fileOf("PATCH", `business-report-requests/${stock?.id}/download`);
    expect(status).toBe(200);
    expect(readSheet(bytes).length).toBeGreaterThan(1);
    expect((await client.fileOf("PATCH", "business-report-requests/999999/download")).status).toBe(404);
  });

  it.each([{ type: 8 }, { chain: 99 }, { month: 13 }, { year: 1999 }, { type: "1" }])("refuses %j", async (more) => {
    expect([400, 404]).toContain((await download(1, more)).status);
  });
});
