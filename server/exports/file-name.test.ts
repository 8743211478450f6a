import fc from "fast-check";
import { anyText } from "@/tests/support/any-text";
import { exportFileName } from "./file-name";

const now = new Date("2026-11-21T12:05:00Z");
const timeZone = "Europe/Bucharest";

describe("the name of a list's file", () => {
  it("says page, filter and time", () => {
    const filters = ["Tip comandă Locker", "Valoare 10&500"];
    expect(exportFileName({ title: "Comenzi", filters, now, timeZone, extension: "xlsx" })).toBe(
      "Comenzi_Tip-comanda-Locker-Valoare-10-500_2026-11-21_14-05.xlsx",
    );
  });

  it("says nothing of a filter where there is none", () => {
    expect(exportFileName({ title: "Catalog Price", filters: [], now, timeZone: "UTC", extension: "csv" })).toBe(
      "Catalog-Price_2026-11-21_12-05.csv",
    );
  });

  it("D3 is plain and short, whatever 5,000 people filter by", () => {
    fc.assert(
      fc.property(anyText(), fc.array(anyText(300)), (title, filters) => {
        const name = exportFileName({ title, filters, now, timeZone, extension: "csv" });
        expect(name).toMatch(/^([A-Za-z0-9][A-Za-z0-9-]*_){0,2}2026-11-21_14-05\.csv$/);
        expect(name.length).toBeLessThanOrEqual(150);
      }),
      { numRuns: 5_000 },
    );
  });
});
