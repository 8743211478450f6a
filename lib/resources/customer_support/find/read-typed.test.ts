import fc from "fast-check";
import { isDay } from "@/lib/dates/day";
import { anyText } from "@/tests/support/any-text";
import { readTyped } from "./read-typed";
import type { Reading } from "./reading";
import { writeReading } from "./write-reading";

/** A Tuesday. */
const clock = { today: "2026-11-24", time: "14:00" };
const read = (text: string) => readTyped(text, clock);
const written = (text: string) => read(text).map((reading) => `${reading.kind} ${writeReading(reading)}`);
const likeliest = (text: string) => read(text)[0];

describe("customers", () => {
  it.each([
    ["Ion Popescu", "text", "Ion Popescu"],
    ["  șerban\u00a0 ", "text", "șerban"],
    ["ion@exemplu.ro", "email", "ion@exemplu.ro"],
    ["0722 123 456", "phone", "0722123456"],
    ["+40 722-123-456", "phone", "0722123456"],
    ["0040722123456", "phone", "0722123456"],
    ["(021) 310.40.50", "phone", "0213104050"],
    ["+44 20 7946 0958", "phone", "442079460958"],
  ])("are searched for by '%s'", (text, by, search) => {
    expect(read(text)).toEqual([{ kind: "people", by, search }]);
  });

  it.each(["", "   ", "a", "!", "@", "\u200b"])("are not searched for by '%s'", (text) =>
    expect(read(text)).toEqual([]),
  );
});

describe("numbers that say what they are", () => {
  it.each<[string, Reading]>([
    ["#55", { kind: "order", id: 55 }],
    ["comanda 55", { kind: "order", id: 55 }],
    ["Comanda nr. 55", { kind: "order", id: 55 }],
    ["order 55", { kind: "order", id: 55 }],
    ["•••• 1234", { kind: "card", lastFour: "1234" }],
    ["card 1234", { kind: "card", lastFour: "1234" }],
    ["Cardul •••• 0042", { kind: "card", lastFour: "0042" }],
    ["*1234", { kind: "card", lastFour: "1234" }],
    ["...1234", { kind: "card", lastFour: "1234" }],
    ["4111 11xx xxxx 1234", { kind: "card", lastFour: "1234" }],
    ["factura 1234", { kind: "invoice", number: "1234" }],
    ["Factura seria FCT nr 1234".replace(" nr", ""), { kind: "invoice", series: "FCT", number: "1234" }],
    ["invoice BON 100005", { kind: "invoice", series: "BON", number: "100005" }],
  ])("'%s' has one reading", (text, reading) => expect(read(text)).toEqual([reading]));

  it("of a whole card number no more than the last four digits goes on", () => {
    expect(read("4111 1111 1111 1234")).toEqual([{ kind: "card", lastFour: "1234" }]);
    expect(read("4111111111111234")).toEqual([{ kind: "card", lastFour: "1234" }]);
  });

  it("letters before a number are an invoice's series first, and may be a name", () => {
    expect(likeliest("FCT 1234")).toEqual({ kind: "invoice", series: "FCT", number: "1234" });
    expect(written("bon-100005")).toEqual(["invoice factura BON 100005", "people bon-100005"]);
    expect(written("Gara 14")).toContain("purchase Gara 24.11.2026 14.00 lei");
    expect(likeliest("azi 14")).toEqual({ kind: "purchase", place: "", day: "2026-11-24", amount: "14.00" });
    expect(likeliest("ora 12")).toEqual({ kind: "purchase", place: "", day: "2026-11-24", time: "12:00" });
  });
});

describe("numbers alone", () => {
  it.each([
    ["1234", ["order", "card", "people", "invoice", "purchase", "purchase"]],
    ["0042", ["card", "people", "purchase", "purchase"]],
    ["55", ["order", "purchase", "purchase"]],
    ["123456", ["order", "people", "invoice", "purchase", "purchase"]],
    ["722123456", ["people"]],
    ["5901234123457", ["people"]],
  ])("%s is offered in each reading, the likeliest first", (text, kinds) => {
    expect(read(text).map(({ kind }) => kind)).toEqual(kinds);
  });
});

describe("a purchase", () => {
  const [nord, time, amount] = ["Gara de Nord", "12:40", "14.00"];
  const whole = { kind: "purchase", place: nord, day: "2026-11-24", time, amount };

  it.each([
    "Gara de Nord 12:40 14 lei",
    "14 lei Gara de Nord 12:40",
    "12:40, Gara de Nord, 14,00 lei",
    "la Gara de Nord la ora 12.40 cu 14lei",
    "Gara de Nord ora 12:40 RON 14",
    "Gara de Nord azi 12:40 14",
    "astăzi 12:40:31 Gara de Nord 14.00 ron",
    "Gara de Nord 24.11 12:40 14 LEI",
    "Gara de Nord 24 noiembrie 12:40 14 lei",
    "at Gara de Nord on Nov 24 at 12:40 for 14 lei",
    "marți 12:40 14 lei Gara de Nord",
  ])("is read in any order: '%s'", (text) => expect(likeliest(text)).toEqual(whole));

  it.each([
    ["ieri 14 lei", "2026-11-23"],
    ["yesterday 14 lei", "2026-11-23"],
    ["alaltăieri 14 lei", "2026-11-22"],
    ["vineri 14 lei", "2026-11-20"],
    ["Tuesday 14 lei", "2026-11-24"],
    ["24/11 14 lei", "2026-11-24"],
    ["25.11 14 lei", "2025-11-25"],
    ["25.11.2026 14 lei", "2026-11-25"],
    ["1-2-26 14 lei", "2026-02-01"],
    ["2026-02-01 14 lei", "2026-02-01"],
    ["29.02 14 lei", "2024-02-29"],
    ["3 mai 2025 14 lei", "2025-05-03"],
  ])("'%s' was on %s: a day without a year is the last that has come", (text, day) => {
    expect(likeliest(text)).toMatchObject({ kind: "purchase", day });
  });

  it("without a day is today's or yesterday's, and yesterday's first where its time is to come", () => {
    const days = (text: string) => read(text).flatMap((each) => (each.kind === "purchase" ? [each.day] : []));
    expect(days("12:40 14 lei")).toEqual(["2026-11-24", "2026-11-23"]);
    expect(days("22:40 14 lei")).toEqual(["2026-11-23", "2026-11-24"]);
  });

  it("a number with a point is a day, a time and an amount, as far as it can be", () => {
    expect(written("12.10")).toEqual([
      "purchase 12.10.2026",
      "purchase 24.11.2026 12:10",
      "purchase 23.11.2026 12:10",
      "purchase 24.11.2026 12.10 lei",
      "purchase 23.11.2026 12.10 lei",
    ]);
    expect(likeliest("24.11")).toEqual({ kind: "purchase", place: "", day: "2026-11-24" });
    expect(likeliest("Gara 14.50")).toMatchObject({ time: "14:50" });
    expect(likeliest("Gara 14,50")).toMatchObject({ amount: "14.50" });
    expect(likeliest("Gara 12:40 14.50")).toMatchObject({ time, amount: "14.50" });
    expect(likeliest("24.11.2026 14")).toEqual({ kind: "purchase", place: "", day: "2026-11-24", amount });
  });

  it("a number in a storage's name is told from the amount", () => {
    expect(likeliest("Gara 2 12:40 14")).toMatchObject({ place: "Gara 2", amount });
    expect(likeliest("Gara 2 14 lei")).toMatchObject({ place: "Gara 2", amount });
  });

  it("1.234 is never taken for one thing in silence", () => {
    expect(written("1.234").slice(0, 3)).toEqual([
      "purchase 24.11.2026 1234.00 lei",
      "purchase 23.11.2026 1234.00 lei",
      "order #1234",
    ]);
  });
});

const words = fc.constantFrom(
  ...'azi ieri luni 24.11 12.10 1.234 12:40 ora la 14 14,50 lei RON card factura # 1234 Gara de Nord 2 nov "a 1" 25.11.2026'.split(
    " ",
  ),
);
const texts = fc.oneof(
  anyText(),
  fc.array(words, { maxLength: 8 }).map((each) => each.join(" ")),
);
const clocks = fc.record({
  today: fc
    .date({ min: new Date("2000-01-01"), max: new Date("2100-01-01"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  time: fc.constantFrom("00:00", "09:30", "23:59"),
});

describe("for any text", () => {
  it("the readings are whole, and none is offered twice", () => {
    fc.assert(
      fc.property(texts, clocks, (text, now) => {
        const readings = readTyped(text, now);
        expect(new Set(readings.map((reading) => JSON.stringify(reading))).size).toBe(readings.length);
        for (const reading of readings)
          if (reading.kind === "purchase") {
            expect(isDay(reading.day)).toBe(true);
            expect(reading.time ?? "00:00").toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
            expect(reading.amount ?? "1.00").toMatch(/^\d{1,7}\.\d\d$/);
          } else expect(writeReading(reading).length).toBeGreaterThan(1);
      }),
    );
  });

  it("a reading that is written is read as the same one, on every later day", () => {
    fc.assert(
      fc.property(texts, clocks, clocks, (text, now, later) => {
        for (const reading of readTyped(text, now))
          if (reading.kind !== "people") expect(readTyped(writeReading(reading), later)[0]).toEqual(reading);
      }),
    );
  });
});
