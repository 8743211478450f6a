import fc from "fast-check";
import { searchableText } from "./searchable-text";

const visa = "4111111111111111";

it.each([
  [visa, "•••• 1111"],
  ["4111 1111 1111 1111", "•••• 1111"],
  ["4111-1111-1111-1111", "•••• 1111"],
  ["4111.1111.1111.1111", "•••• 1111"],
  ["4111/1111/1111/1111", "•••• 1111"],
  ["41 11 11 11 11 11 11 11", "•••• 1111"],
  ["3782 822463 10005", "•••• 0005"],
  [`+${visa}`, "+•••• 1111"],
  [`card ${visa} exp 12/27`, "card •••• 1111 exp 12/27"],
  [`${visa} 12/27`, "•••• 1111 12/27"],
  [`${visa} Popescu`, "•••• 1111 Popescu"],
  ["Popescu 4111 1111 1111 1111", "Popescu •••• 1111"],
  ["4111 1111 1111 1111 5555555555554444", "•••• 1111 •••• 4444"],
])("S22 of the card in %j only the last four digits are searched by", (typed, text) => {
  expect(searchableText(typed)).toMatchObject({ text, lastFour: text.match(/•••• (\d{4})/)?.[1] });
});

it.each(["1960229410015", "CNP 1960229410015", "Popescu, 5010203123454"])(
  "S22 %j is searched for without the personal code",
  (typed) => {
    const { text, hasPersonalCode, lastFour } = searchableText(typed);
    expect([hasPersonalCode, lastFour]).toEqual([true, undefined]);
    expect(text).not.toMatch(/\d/);
  },
);

it.each([
  "0722 123 456",
  "0040722123456",
  "+40 722-123-456",
  "Gara 2 27.11.2026 12.40 14.50",
  "Gara de Nord 24.11.2026 12:40 14,50 lei",
  "2026-11-27 12.40 14.50",
  // Numbers of products that have a card's check digit, too.
  "40123455",
  "5942724000032",
  "RO49AAAA1B31007593840000",
  "RO49 AAAA 1B31 0075 9384 0000",
  "4111 1111 1111 1112",
  "",
])("S22 %j stays as it was typed", (typed) => {
  expect(searchableText(typed)).toEqual({ text: typed, lastFour: undefined, hasPersonalCode: false });
});

it("S22 a product's number that is typed alone stays one, though a card may be numbered so", () => {
  const both = Array.from({ length: 1000 }, (_, at) => `40${String(at).padStart(10, "0")}`)
    .flatMap((digits) => Array.from({ length: 10 }, (_, check) => `${digits}${check}`))
    .filter((digits) => searchableText(`${digits} x`).lastFour !== undefined);
  const stays = both.filter((digits) => searchableText(digits).lastFour === undefined);
  expect(stays.length).toBeGreaterThan(0);
  expect(stays.length).toBeLessThan(both.length);
});

it("S22 whatever stands around a card's number, none of its digits but four is left", () => {
  const around = fc.stringMatching(/^[a-zA-Z ()+#]{0,12}$/);
  const part = fc.constantFrom("", " ", "-", ".", "/", " - ");
  fc.assert(
    fc.property(around, part, around, (before, between, after) => {
      const number = ["4111", "1111", "1111", "1111"].join(between);
      const { text, lastFour } = searchableText(`${before}${number}${after}`);
      expect(lastFour).toBe("1111");
      expect(text.replace(/\D/g, "")).toBe("1111");
    }),
  );
});
