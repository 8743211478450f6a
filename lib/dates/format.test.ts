import fc from "fast-check";
import { formatDay, formatMoment, formatTime } from "./format";
import { defaultTimeZone, haveSameClocks, placeOf, timeZoneOr } from "./time-zone";

describe("dates for people", () => {
  it("DATE-002 a day reads DD.MM.YYYY", () => {
    expect(formatDay("2026-03-07")).toBe("07.03.2026");
  });

  it("DATE-002 DATE-003 a moment reads DD.MM.YYYY HH:mm in the person's zone", () => {
    expect(formatMoment("2026-01-31T22:30:00Z", "Europe/Bucharest")).toBe("01.02.2026 00:30");
    expect(formatMoment("2026-01-31T22:30:00Z", "America/New_York")).toBe("31.01.2026 17:30");
    expect(formatTime("2026-01-31T22:30:00Z", "UTC")).toBe("22:30");
  });

  it("DATE-003 follows summer time", () => {
    expect(formatMoment("2026-03-29T00:59:00Z", "Europe/Bucharest")).toBe("29.03.2026 02:59");
    expect(formatMoment("2026-03-29T01:00:00Z", "Europe/Bucharest")).toBe("29.03.2026 04:00");
  });

  it("DATE-002 no day moves, whatever the machine's zone", () => {
    const days = fc.date({ min: new Date("1990-01-01"), max: new Date("2090-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const iso = date.toISOString().slice(0, 10);
        expect(formatDay(iso)).toBe(iso.split("-").toReversed().join("."));
      }),
    );
  });
});

describe("the time zone cookie", () => {
  it.each([undefined, "", "Mars/Olympus", "<script>", "../../etc"])(
    "DATE-003 %p falls back to the default",
    (given) => {
      expect(timeZoneOr(defaultTimeZone, given)).toBe(defaultTimeZone);
    },
  );

  it("DATE-003 takes a real zone", () => {
    expect(timeZoneOr(defaultTimeZone, "America/Argentina/Buenos_Aires")).toBe("America/Argentina/Buenos_Aires");
    expect(timeZoneOr(defaultTimeZone, "UTC")).toBe("UTC");
  });
});

describe("two zones", () => {
  const winter = new Date("2026-11-22T12:00:00Z");

  it.each([
    ["Europe/Bucharest", "Europe/Bucharest", true],
    ["Europe/Bucharest", "Europe/Athens", true],
    ["Europe/Bucharest", "Europe/London", false],
    // One hour apart from May to October alone.
    ["Africa/Johannesburg", "Europe/Bucharest", false],
  ])("DATE-003 the clocks of %s and %s are the same: %j", (one, other, same) => {
    expect(haveSameClocks(one, other, winter)).toBe(same);
  });

  it("DATE-003 a zone is told by its place", () => {
    expect(["America/New_York", "America/Argentina/Buenos_Aires", "UTC"].map((zone) => placeOf(zone, "en"))).toEqual([
      "New York",
      "Buenos Aires",
      "UTC",
    ]);
    const zones = ["Europe/Bucharest", "Europe/London", "America/New_York"];
    expect(zones.map((zone) => placeOf(zone, "ro"))).toEqual(["București", "Londra", "New York"]);
    expect(zones.map((zone) => placeOf(zone, "en"))).toEqual(["Bucharest", "London", "New York"]);
  });
});
