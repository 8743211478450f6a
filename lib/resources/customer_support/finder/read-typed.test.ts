import fc from "fast-check";
import { isDay } from "@/lib/dates/day";
import { anyText } from "@/tests/support/any-text";
import { isWritten } from "./is-written";
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
    ["Factura seria FCT nr 1234", { kind: "invoice", series: "FCT", number: "1234" }],
    ...["comanda numarul 3", "No. 3", "Nr. comenzii: 3", "nr 3", "order number 3", "ID 3"].map(
      (text): [string, Reading] => [text, { kind: "order", id: 3 }],
    ),
    ["#20 000", { kind: "order", id: 20000 }],
    ...[
      "Visa •••• 1234",
      "visa **** 1234",
      "VISA 1234",
      "Mastercard *1234",
      "card terminat în 1234",
      "card ending in 1234",
      "cardul care se termină cu 1234",
      "Cardul Visa nr. 1234",
    ].map((text): [string, Reading] => [text, { kind: "card", lastFour: "1234" }]),
    ...[
      "Factura seria BON nr 100009",
      "factura seria BON, nr. 100009",
      "seria BON nr. 100009",
      "Factură BON-100009",
    ].map((text): [string, Reading] => [text, { kind: "invoice", series: "BON", number: "100009" }]),
    ...["nr. factura 100009", "bon fiscal 100009", "Bonul fiscal nr. 100009", "invoice no. 100009"].map(
      (text): [string, Reading] => [text, { kind: "invoice", number: "100009" }],
    ),
    ...[
      "tel 0783602267",
      "Tel.: +40 783 602 267",
      "telefon 0783602267",
      "nr. de telefon 0783602267",
      "0783602267;",
      '\t"0783602267",',
      "0783602267\t",
    ].map((text): [string, Reading] => [text, { kind: "people", by: "phone", search: "0783602267" }]),
    ["Marian Trifan <marian@firma.example>", { kind: "people", by: "email", search: "marian@firma.example" }],
    ["mailto:marian@firma.example;", { kind: "people", by: "email", search: "marian@firma.example" }],
    ["invoice BON 100005", { kind: "invoice", series: "BON", number: "100005" }],
  ])("'%s' has one reading", (text, reading) => expect(read(text)).toEqual([reading]));

  it("of a whole card number no more than the last four digits goes on", () => {
    expect(read("4111 1111 1111 1234")).toEqual([{ kind: "card", lastFour: "1234" }]);
    expect(read("4111111111111234")).toEqual([{ kind: "card", lastFour: "1234" }]);
  });

  it.each([
    ["card 4111111111111111 exp 12/27", []],
    ["4111111111111111 Popescu", ["Popescu"]],
    ["Popescu 4111 1111 1111 1111", ["Popescu"]],
    ["4111.1111.1111.1111", []],
    ["+4111111111111111", []],
    ["4111111111111111 12/27", []],
    ["azi 4111/1111/1111/1111 14 lei", ["azi lei"]],
  ])("S22 '%s' is read as the card's last four digits, whatever stands around them", (text, names) => {
    const people = names.map((search) => ({ kind: "people", by: "text", search }));
    expect(read(text)).toEqual([{ kind: "card", lastFour: "1111" }, ...people]);
  });

  it("S22 a personal code is not read, and what stands beside it is", () => {
    expect(read("1960229410015")).toEqual([]);
    expect(read("Popescu 1960229410015")).toEqual([{ kind: "people", by: "text", search: "Popescu" }]);
  });

  it("letters before a number are an invoice's series first, and may be a name", () => {
    expect(likeliest("FCT 1234")).toEqual({ kind: "invoice", series: "FCT", number: "1234" });
    expect(written("bon-100005")).toEqual(["invoice factura BON 100005", "people bon-100005"]);
    expect(likeliest("BON nr. 100009")).toEqual({ kind: "invoice", series: "BON", number: "100009" });
    expect(written("trifan2070")).toEqual(["people trifan2070", "invoice factura TRIFAN 2070"]);
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
    "de la Gara de Nord, în jur de 12:40, 14 lei",
    "Gara de Nord pe la 12:40 14 de lei",
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

  it.each([
    ["43 lei 30 bani", { place: "", amount: "43.30" }],
    ["43 lei și 30 de bani Gara", { place: "Gara", amount: "43.30" }],
    ["50 bani", { place: "", amount: "0.50" }],
    ["14 lei 50 bani la Mar", { place: "Mar", amount: "14.50" }],
    ["Mar 14 lei", { place: "Mar", day: "2026-11-24", amount: "14.00" }],
    ["cam 43 lei", { place: "", amount: "43.00", isAbout: true }],
    ["about 43 lei Gara", { place: "Gara", amount: "43.00", isAbout: true }],
    ["~43 Gara", { place: "Gara", amount: "43.00", isAbout: true }],
    ["ieri seară", { place: "", day: "2026-11-23" }],
    ["aseară la 8", { place: "", day: "2026-11-23", time: "20:00" }],
    ["azi dimineață la 8", { place: "", day: "2026-11-24", time: "08:00" }],
    ["yesterday evening at 8 Gara", { place: "Gara", day: "2026-11-23", time: "20:00" }],
    ["last night at 11", { place: "", day: "2026-11-23", time: "23:00" }],
    ["yesterday 8:40 pm", { place: "", day: "2026-11-23", time: "20:40" }],
    ["pe la 23", { place: "", time: "23:00" }],
    ["Gara de Nord la 12", { place: "Gara de Nord", time: "12:00" }],
    ["14 lei la 12", { place: "", time: "12:00", amount: "14.00" }],
    ["în jurul orei 12", { place: "", time: "12:00" }],
    ["la Gara 2 14 lei", { place: "Gara 2", amount: "14.00" }],
  ])("words that say how, and are no part of a name: '%s'", (text, said) => {
    expect(likeliest(text)).toMatchObject({ kind: "purchase", ...said });
    expect(likeliest(text)).toHaveProperty("place", said.place);
  });

  it("an hour after its word is offered as a sum, too", () => {
    expect(written("Gara la 12")).toContain("purchase Gara 24.11.2026 12.00 lei");
  });

  it("nothing is cut off: what is too long has no reading", () => {
    expect(read(`${"a".repeat(199)} 14 lei`)).toEqual([]);
    expect(read("a".repeat(200))).toHaveLength(1);
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
  ...'azi ieri luni 24.11 12.10 1.234 12:40 ora la 14 14,50 lei RON card factura # 1234 Gara de Nord 2 nov "a 1" 25.11.2026 ~14 cam seara aseara de pe bani pm last night jur in tel: visa ; am plătit și jumătate fara un sfert half past quarter to client a i 9 -5 - (x) lei. si de'.split(
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
          if (reading.kind !== "people") {
            expect(readTyped(writeReading(reading), later)[0]).toEqual(reading);
            expect(isWritten(writeReading(reading))).toBe(true);
          }
      }),
    );
  });
});
