import { createTranslator } from "next-intl";
import english from "@/messages/en/reservations.json";
import romanian from "@/messages/ro/reservations.json";
import { timeLeftOf, unitsOf } from "./time-left";

const kept = { since: "2026-03-02T08:00:00Z", until: "2026-03-04T10:30:00Z", status: "ACTIVE" } as const;
const at = (moment: string) => Date.parse(moment);

it.each([
  ["2026-03-02T07:59:30Z", { kind: "ahead", span: { days: 0, hours: 0, minutes: 0 } }],
  ["2026-03-01T06:45:00Z", { kind: "ahead", span: { days: 1, hours: 1, minutes: 15 } }],
  ["2026-03-02T08:00:00Z", { kind: "left", span: { days: 2, hours: 2, minutes: 30 } }],
  ["2026-03-04T10:29:59Z", { kind: "left", span: { days: 0, hours: 0, minutes: 0 } }],
  ["2026-03-04T10:30:00Z", { kind: "over" }],
  ["2026-03-09T00:00:00Z", { kind: "over" }],
])("RESV-005 at %s the cells of an active reservation are %j", (now, left) => {
  expect(timeLeftOf(kept, at(now))).toEqual(left);
});

it("RESV-005 one that ran out is over whatever the clock says, and of a finished one nothing is waited for", () => {
  expect(timeLeftOf({ ...kept, status: "EXPIRED" }, at(kept.since))).toEqual({ kind: "over" });
  for (const status of ["COLLECTED", "CANCELLED"] as const)
    expect(timeLeftOf({ ...kept, status }, at(kept.since))).toBeUndefined();
});

it.each([
  [{ days: 2, hours: 3, minutes: 45 }, "2 days 3 h", "2 zile și 3 h"],
  [{ days: 1, hours: 0, minutes: 45 }, "1 day 0 h", "o zi și 0 h"],
  [{ days: 0, hours: 5, minutes: 7 }, "5 h 7 min", "5 h 7 min"],
  [{ days: 0, hours: 0, minutes: 7 }, "7 min", "7 min"],
])("RESV-005 %j reads as its two largest units", (span, inEnglish, inRomanian) => {
  expect(createTranslator({ locale: "en", messages: english.timeLeft })(unitsOf(span), span)).toBe(inEnglish);
  expect(createTranslator({ locale: "ro", messages: romanian.timeLeft })(unitsOf(span), span)).toBe(inRomanian);
});
