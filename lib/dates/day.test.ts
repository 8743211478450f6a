import fc from "fast-check";
import { addDays, addMonths, dayIn, daysBetween, startOfWeek } from "./day";

const anyDay = fc
  .date({ min: new Date("1990-01-01"), max: new Date("2090-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe("calendar days", () => {
  it("DATE-003 is the day of the person's zone", () => {
    expect(dayIn("Europe/Bucharest", "2026-01-31T22:30:00Z")).toBe("2026-02-01");
    expect(dayIn("UTC", new Date("2026-01-31T22:30:00Z"))).toBe("2026-01-31");
  });

  it("counts months to their last day, and days between days whatever the clocks do", () => {
    expect(addMonths("2026-01-31", 1)).toBe("2026-02-28");
    expect(addMonths("2026-11-21", 12)).toBe("2027-11-21");
    expect(daysBetween("2026-10-24", "2026-10-26")).toBe(2);
    expect(daysBetween("2026-03-30", "2026-03-28")).toBe(-2);
  });

  it("DATE-005 counts over months, leap days and clock changes", () => {
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(addDays("2026-03-29", 1)).toBe("2026-03-30");
    expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
  });

  it("there and back is the same day", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -4000, max: 4000 }), (day, days) => {
        expect(addDays(addDays(day, days), -days)).toBe(day);
      }),
    );
  });

  it("DATE-004 weeks start on Monday", () => {
    expect(startOfWeek("2026-11-22")).toBe("2026-11-16");
    fc.assert(
      fc.property(anyDay, (day) => {
        const monday = startOfWeek(day);
        expect(new Date(`${monday}T00:00:00Z`).getUTCDay()).toBe(1);
        expect(monday <= day && day < addDays(monday, 7)).toBe(true);
      }),
    );
  });
});
