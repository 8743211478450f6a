import fc from "fast-check";
import { separator } from "../wedge";
import { readDate } from "./element-strings";
import { hasCheckDigit, readGtin } from "./gtin";
import { readCode } from "./read-code";

const today = "2026-11-23";
const read = (text: string) => readCode(text, today);
const cola = { gtin: "5942724000032", barcodes: ["5942724000032"] };
const gs = separator;

/** Digits with their check digit, so many in all. */
const numbers = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length - 1, maxLength: length - 1 })
    .map((digits) => digits.join(""))
    .map((digits) => `${digits}${[..."0123456789"].find((last) => hasCheckDigit(digits + last)) ?? ""}`);

describe("numbers of products", () => {
  it.each([
    ["96385074", { gtin: "96385074", barcodes: ["96385074"] }],
    ["5942724000032", cola],
    ["036000291452", { gtin: "0036000291452", barcodes: ["0036000291452", "036000291452"] }],
    ["0036000291452", { gtin: "0036000291452", barcodes: ["0036000291452", "036000291452"] }],
    ["05942724000032", cola],
    ["00000096385074", { gtin: "96385074", barcodes: ["96385074"] }],
    ["15942724000039", { packaging: "15942724000039", barcodes: ["15942724000039"] }],
  ])("%s", (digits, gtin) => {
    expect(readGtin(digits)).toEqual(gtin);
    expect(read(digits)).toEqual([{ kind: "gtin", ...gtin }]);
  });

  it("are none where a digit is wrong, or two neighbours that make a difference are exchanged", () => {
    fc.assert(
      fc.property(numbers(13), fc.nat(12), fc.integer({ min: 1, max: 9 }), (digits, at, more) => {
        const wrong = [...digits].map((digit, index) => (index === at ? (Number(digit) + more) % 10 : digit)).join("");
        return readGtin(digits) !== undefined && readGtin(wrong) === undefined;
      }),
    );
    expect(read("5942724000033")).toEqual([{ kind: "text", barcodes: ["5942724000033"] }]);
    expect(readGtin("123456789")).toBeUndefined();
    expect(readGtin("")).toBeUndefined();
  });
});

describe("days of GS1", () => {
  it.each([
    ["261231", "2026-12-31"],
    ["260200", "2026-02-28"],
    ["280200", "2028-02-29"],
    ["260400", "2026-04-30"],
    ["760101", "2076-01-01"],
    ["770101", "1977-01-01"],
    ["261301", undefined],
    ["260001", undefined],
    ["260230", undefined],
    ["26010", undefined],
  ])("%s is %s", (text, day) => {
    expect(readDate(text, today)).toBe(day);
  });

  it("are told by the century that is near: from 49 years ago to 50 ahead", () => {
    expect(readDate("010101", "2099-01-01")).toBe("2101-01-01");
    expect(readDate("990101", "2101-01-01")).toBe("2099-01-01");
  });
});

describe("element strings", () => {
  const whole = { kind: "gs1", ...cola, expiry: "2026-12-31", batch: "A7/b" };

  it.each([
    ["with a prefix", `]C1010594272400003217261231${"10A7/b"}`],
    ["as DataMatrix", `]d2010594272400003217261231${"10A7/b"}`],
    ["as a QR code", `]Q3010594272400003217261231${"10A7/b"}`],
    ["with a separator in front", `${gs}010594272400003217261231${"10A7/b"}`],
    ["with the batch in the middle", `]C10105942724000032${"10A7/b"}${gs}17261231`],
    ["with elements that nobody asked for", `0105942724000032${"10A7/b"}${gs}21SERIAL${gs}1126010117261231`],
    ["as printed", "(01)05942724000032(17)261231(10)A7/b"],
    ["with nothing that says so", `010594272400003217261231${"10A7/b"}`],
  ])("%s", (_name, text) => {
    expect(read(text)).toEqual([whole]);
  });

  it("of a package: the number of what is in it, and how many", () => {
    expect(read(`]C10215942724000039${"3724"}${gs}15270100`)).toEqual([
      {
        kind: "gs1",
        packaging: "15942724000039",
        barcodes: ["15942724000039"],
        count: 24,
        bestBefore: "2027-01-31",
      },
    ]);
    expect(read("(02)05942724000032(37)24")).toEqual([{ kind: "gs1", ...cola, count: 24 }]);
  });

  it("of a second label, with day and batch alone", () => {
    expect(read("17261231" + "10A7/b")).toEqual([{ kind: "gs1", barcodes: [], expiry: "2026-12-31", batch: "A7/b" }]);
    expect(read(`]C110A7/b`)).toEqual([{ kind: "gs1", barcodes: [], batch: "A7/b" }]);
  });

  it("with a wrong check digit, a day that is none, or an element twice is a text", () => {
    for (const text of [
      "(01)05942724000033(10)A",
      "]C10105942724000033",
      "]C117261331",
      `]C110A${gs}10B`,
      `]C110${"A".repeat(21)}`,
      "]C10105942724",
      "]C1",
    ])
      expect(read(text).map(({ kind }) => kind)).toEqual(["text"]);
  });

  it("written and read give the same, with whatever batch, as long as separators come through", () => {
    const batch = fc.string({ unit: fc.integer({ min: 33, max: 126 }).map((code) => String.fromCharCode(code)) });
    const some = fc.tuple(numbers(13), batch, fc.integer({ min: 1, max: 99_999_999 })).filter(([, text]) => {
      return text.length > 0 && text.length <= 20;
    });
    fc.assert(
      fc.property(some, ([gtin, text, count]) => {
        const [reading, ...more] = read(`]C1020${gtin}10${text}${gs}37${count}${gs}17270131`);
        expect(more).toEqual([]);
        expect(reading).toMatchObject({ kind: "gs1", batch: text, count, expiry: "2027-01-31" });
        expect(reading?.barcodes).toEqual(readGtin(`0${gtin}`)?.barcodes);
      }),
    );
  });

  it("never throw, and always leave a reading", () => {
    fc.assert(fc.property(fc.string({ maxLength: 60 }), (text) => read(text).length > 0));
    fc.assert(fc.property(fc.stringMatching(/^(01|02|10|15|17|37|\d){1,24}$/), (text) => read(text).length > 0));
  });
});

describe("what can be read two ways is asked", () => {
  it("a batch that may have ended, where no separator came through", () => {
    expect(read("0105942724000032" + "10A17261231").map(({ batch, expiry }) => [batch, expiry])).toEqual([
      ["A17261231", undefined],
      ["A", "2026-12-31"],
    ]);
    expect(read(`0105942724000032${"10A17261231"}${gs}`)).toHaveLength(1);
    // No day, so no element: a batch may well hold 17.
    expect(read("0105942724000032" + "10A17991399")).toHaveLength(1);
  });

  it("a count before a batch", () => {
    expect(read("0205942724000032" + "371210" + "77").map(({ batch, count }) => [count, batch])).toEqual([
      [121_077, undefined],
      [12, "77"],
    ]);
  });

  it("16 digits that begin with 01", () => {
    expect(read("0105942724000032").map(({ kind }) => kind)).toEqual(["gs1", "text"]);
    expect(read("]C10105942724000032").map(({ kind }) => kind)).toEqual(["gs1"]);
    expect(read("]C00105942724000032")).toEqual([{ kind: "text", barcodes: ["0105942724000032"] }]);
  });

  it("14 digits that are a number, and a day with a batch", () => {
    const last = [..."0123456789"].find((digit) => hasCheckDigit(`17261231101${"23"}${digit}`.slice(0, 14)));
    const digits = `17261231101${"23"}${last}`.slice(0, 14);
    expect(read(digits).map(({ kind }) => kind)).toEqual(["gtin", "gs1"]);
  });

  it("a code of somebody's own is one thing alone", () => {
    for (const text of ["LOT-2026/7", "ABC123", "10ABC", "1234567", "https://example.com/01/05942724000032"])
      expect(read(text)).toEqual([{ kind: "text", barcodes: [text] }]);
  });
});

it("D12 names no product where a code holds what is not seen", () => {
  const named = (text: string) => read(text).flatMap(({ barcodes }) => barcodes);
  expect(["SKU\u0000001", "SKU\u202e001", "\u200b5942724000032"].map(named)).toEqual([[], [], []]);
  expect(named(`010${cola.gtin}10L1${gs}37012`)).toContain(cola.gtin);
});
