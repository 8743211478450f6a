import type { Campaign } from "./campaign";
import { barOf, placeOfDay, readZoom, spanOf, ticksOf } from "./time-line";

const today = "2026-11-21";
const campaign = (startDay: string | undefined, endDay: string): Campaign => ({
  kind: "banner",
  id: 1,
  name: "",
  type: "KIOSK",
  startDay,
  endDay,
});

it.each([
  ["1", 1],
  ["3", 3],
  ["12", 12],
  ["2", 3],
  ["", 3],
  [null, 3],
])("SHELL-013 the zoom %j is %d months", (text, zoom) => {
  expect(readZoom(text)).toBe(zoom);
});

it("SHELL-013 shows some days before today and so many months after it", () => {
  expect(spanOf(today, 1)).toEqual({ from: "2026-11-18", to: "2026-12-21", days: 34 });
  expect(spanOf(today, 12)).toMatchObject({ from: "2026-10-21", to: "2027-11-21" });
  expect(spanOf("2026-01-31", 1).to).toBe("2026-02-28");
});

describe("SHELL-013 a bar", () => {
  const span = { from: "2026-11-01", to: "2026-11-10", days: 10 };

  it.each([
    ["2026-11-01", "2026-11-10", { left: 0, width: 100, isCutLeft: false, isCutRight: false }],
    ["2026-11-10", "2026-11-10", { left: 90, width: 10, isCutLeft: false, isCutRight: false }],
    ["2026-10-01", "2026-11-02", { left: 0, width: 20, isCutLeft: true, isCutRight: false }],
    [undefined, "2027-01-01", { left: 0, width: 100, isCutLeft: true, isCutRight: true }],
    ["2026-10-01", "2026-10-31", undefined],
    ["2026-11-11", "2026-12-31", undefined],
  ])("from %s to %s holds both of its days", (startDay, endDay, bar) => {
    expect(barOf(campaign(startDay, endDay), span)).toEqual(bar);
  });

  it("is as wide as its days, summer time or not", () => {
    const around = { from: "2026-10-20", to: "2026-10-29", days: 10 };
    expect(placeOfDay("2026-10-26", around)).toBe(60);
  });
});

it("SHELL-013 has a line for each Monday of a month, for each month of more", () => {
  const days = (zoom: 1 | 3 | 12) => ticksOf(spanOf(today, zoom), zoom).map(({ day }) => day);
  expect(days(1)).toEqual(["2026-11-23", "2026-11-30", "2026-12-07", "2026-12-14", "2026-12-21"]);
  expect(days(3)).toEqual(["2026-12-01", "2027-01-01", "2027-02-01"]);
  expect(days(12)).toHaveLength(13);
});
