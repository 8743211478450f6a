import fc from "fast-check";
import type { Locale } from "@/lib/preferences/locale";
import { anyText } from "@/tests/support/any-text";
import type { Cell } from "./cell";
import { csvFile } from "./csv-file";

const columns = ["Id", "Name", "Amount", "Day", "Time"].map((heading) => ({ heading, width: 10 }));

function written(locale: Locale, rows: readonly (readonly Cell[])[]): string {
  const file = csvFile(columns, locale);
  const bytes = Buffer.concat([file.begin(), file.add(rows), file.end()]);
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  return bytes.subarray(3).toString("utf8");
}

const row: Cell[] = [
  { kind: "number", digits: "7" },
  { kind: "text", text: 'Apă "plată"; 0,5 l' },
  { kind: "amount", digits: "-1234.50" },
  { kind: "day", day: "2026-11-21" },
  { kind: "time", wall: "2026-11-21T14:05:59" },
];

describe("a list as csv", () => {
  it("in English has commas, decimal points, and days that no country reads otherwise", () => {
    expect(written("en", [row])).toBe(
      '"Id","Name","Amount","Day","Time"\r\n7,"Apă ""plată""; 0,5 l",-1234.50,2026-11-21,2026-11-21 14:05\r\n',
    );
  });

  it("DATE-002 in Romanian has semicolons, decimal commas and days with dots, as Excel there expects", () => {
    expect(written("ro", [row])).toBe(
      '"Id";"Name";"Amount";"Day";"Time"\r\n7;"Apă ""plată""; 0,5 l";-1234,50;21.11.2026;21.11.2026 14:05\r\n',
    );
  });

  it("leaves empty what is not given", () => {
    expect(written("en", [[{ kind: "number", digits: "1" }, undefined, undefined]]).split("\r\n")[1]).toBe("1,,");
  });

  it("D8 keeps numbers numbers and neutralises texts, headings included", () => {
    const file = csvFile([{ heading: "=x", width: 1 }], "en");
    expect(Buffer.from(file.begin()).toString()).toBe('\ufeff"\'=x"\r\n');
    expect(Buffer.from(file.add([[{ kind: "number", digits: "-5" }], [{ kind: "text", text: "-5" }]])).toString()).toBe(
      `-5\r\n"'-5"\r\n`,
    );
  });

  it("D8 gives 2,000 texts back as they were, whatever they hold, and no cell of their own", () => {
    fc.assert(
      fc.property(fc.array(anyText(), { minLength: 1, maxLength: 8 }), (texts) => {
        const plain = texts.map((text) => text.replaceAll("\0", "").toWellFormed());
        const file = csvFile([], "ro");
        const bytes = file.add([plain.map((text) => ({ kind: "text" as const, text }))]);
        const line = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
        const read = fieldsOf(line.slice(0, -2));
        expect(read.map((text, index) => text === plain[index] || text === `'${plain[index]}`)).toEqual(
          plain.map(() => true),
        );
        // A harmless beginning is left alone.
        for (const [index, text] of plain.entries()) if (/^[\p{L}\d]/u.test(text)) expect(read[index]).toBe(text);
        for (const text of read) expect(text).not.toMatch(/^\s*[=+\-@＝＋－＠\t\r]/);
      }),
      { numRuns: 500 },
    );
  });
});

/** A reader of one line, by RFC 4180 alone. */
function fieldsOf(line: string): string[] {
  return [...line.matchAll(/"((?:[^"]|"")*)"(?:;|$)/g)].map(([, text = ""]) => text.replaceAll('""', '"'));
}
