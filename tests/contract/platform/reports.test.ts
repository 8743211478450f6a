import { reportsCalls } from "@/lib/resources/reports/reports.calls";
import { readSheet } from "./read-sheet";
import { suiteClient } from "./suite-client";

const client = suiteClient("orders-qc@demo.test");
const list = (query: string) => client.read(reportsCalls.list, `business-report-requests?limit=250&${query}`);

describe("BREP-001 the list of business report requests", () => {
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
    expect(sum(sold, 4)).toBeGreaterThan(0);
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
