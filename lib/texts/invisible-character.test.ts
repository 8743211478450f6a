import fc from "fast-check";
import { safeParse } from "zod/mini";
import { filledText, longText, text } from "@/lib/calls/scalars";
import { characterFault } from "./character-fault";
import { invisibleIn, withoutInvisible } from "./invisible-character";

it.each([
  ["Depozit\u202E123", "U+202E"],
  ["\u200FBar", "U+200F"],
  ["a\u2066b", "U+2066"],
  ["a\u0000", "U+0000"],
  ["a\tb", "U+0009"],
  ["a\u007F", "U+007F"],
  ["\uFEFFa", "U+FEFF"],
  ["soft\u00ADhyphen", "U+00AD"],
  ["half \uD83D", "U+D83D"],
])("P27 %j holds %s, which is not seen", (text, code) => {
  expect(invisibleIn(text)).toBe(code);
});

it.each([
  ["a joiner alone", "\u200D", "U+200D"],
  ["a non-joiner alone", "\u200C", "U+200C"],
  ["joiners between Latin letters", "Depo\u200Dzit", "U+200D"],
  ["a non-joiner between Latin letters", "Depo\u200Czit", "U+200C"],
  ["a joiner after a blank", "Depozit \u200D", "U+200D"],
  ["a joiner at the beginning of a line", "می\n\u200Cخواهم", "U+200C"],
  ["two joiners in a row", "می\u200C\u200Cخواهم", "U+200C"],
  ["a non-joiner behind a word", "کتاب\u200C", "U+200C"],
  ["a picture's joiner without the other picture", "👩\u200D", "U+200D"],
  ["a Hangul filler", "\u3164", "U+3164"],
  ["a half-width Hangul filler", "a\uFFA0", "U+FFA0"],
  ["fillers of Hangul syllables", "\u115F\u1160", "U+115F"],
  ["an empty Braille cell", "\u2800", "U+2800"],
  ["a grapheme joiner", "a\u034Fb", "U+034F"],
  ["an inherent vowel of Khmer", "ក\u17B4", "U+17B4"],
  ["a note without a head", "\u{1D159}", "U+1D159"],
  ["a selector alone", "\uFE0F", "U+FE0F"],
  ["a selector behind a letter", "a\uFE0F", "U+FE0F"],
  ["a selector behind a digit", "Raft 1\uFE0F", "U+FE0F"],
  ["a selector of ideographs behind a Latin letter", "look\u{E0101}a", "U+E0101"],
  ["two selectors in a row", "葛\u{E0100}\u{E0100}", "U+E0100"],
  ["a selector of Mongolian behind a Latin letter", "a\u180B", "U+180B"],
  ["a tag", "a\u{E0041}", "U+E0041"],
  ["a tag behind a flag", "🏴\u{E0067}", "U+E0067"],
  ["a flag's end without its tags", "🏴\u{E007F}", "U+E007F"],
  ["words spelt by tags behind a flag", "🏴\u{E0067}\u{E0062}\u{E0068}\u{E0069}\u{E007F}", "U+E0067"],
  ["a tag more than a flag has", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}\u{E0061}", "U+E0061"],
  ["a mark without its letter", "\u0301Depozit", "U+0301"],
  ["a mark alone", "\u0301", "U+0301"],
  ["a sign for private use", "Depozit \uE000", "U+E000"],
  ["a sign for private use far away", "\u{10FFFD}", "U+10FFFD"],
  ["a place of Unicode that is kept free for such", "a\u{E0FFF}", "U+E0FFF"],
])("P27 %s is not seen", (_what, text, code) => {
  expect(invisibleIn(text)).toBe(code);
});

it.each([
  ["Persian", "می\u200Cخواهم"],
  ["Persian with digits", "۲۰\u200Cساله"],
  ["Arabic of one letter", "ه\u200D"],
  ["Hindi", "क्\u200Dष"],
  ["Telugu", "ఇంటర్నెట్\u200C"],
  ["Malayalam", "അവന്\u200D"],
  ["Sinhala", "ශ්\u200Dරී"],
  ["Bengali", "র\u200D্যাব"],
  ["Mongolian", "ᠠᠬ\u180Eᠠ ᠰᠠ\u180Bᠢ"],
  ["Japanese", "葛\u{E0100}城"],
  ["Hangul", "한국어"],
  ["a family", "👨\u200D👩\u200D👧"],
  ["a profession of a complexion", "👩🏽\u200D🍳 🕵🏻\u200D♂\uFE0F"],
  ["a flag of two pictures", "🏳\uFE0F\u200D🌈"],
  ["a flag of a country", "🇷🇴"],
  ["flags of parts of a country", "🏴󠁧󠁢󠁥󠁮󠁧󠁿 🏴󠁧󠁢󠁳󠁣󠁴󠁿🏴󠁧󠁢󠁷󠁬󠁳󠁿"],
  ["a letter and its mark apart", "S\u0327arpe Ba\u0306cau"],
  ["a heart, a key and a copyright", "❤\uFE0F 1\uFE0F\u20E3 ©\uFE0F"],
])("P27 %s is spelt as its people spell it", (_what, text) => {
  expect(invisibleIn(text)).toBeUndefined();
});

it.each(["Cafea și ceai", "Țânțăreni 12", "שלום", "two\nlines\r\nof text", "👩‍🍳", "a\u00A0b", ""])(
  "P27 %j is what it looks like",
  (text) => {
    expect(invisibleIn(text)).toBeUndefined();
  },
);

it.each([
  ["Depo\u00ADzit", "hyphen", "U+00AD", "Depo"],
  ["\u202A+40 721 000 000\u202C", "direction", "U+202A", ""],
  ["C:\\Poze\u202C", "direction", "U+202C", "C:\\Poze"],
  ["Apă\n\uF0B7 plată", "wordSymbol", "U+F0B7", "Apă"],
  ["Depozit \uE000", "symbol", "U+E000", "Depozit"],
  ["\u{10FFFD}", "symbol", "U+10FFFD", ""],
  ["\u0301Depozit", "accent", "U+0301", ""],
  ["Raft\t1", "tab", "U+0009", "Raft"],
  ["Raft\u20281", "lineBreak", "U+2028", "Raft"],
  ["Raft\u200B1", "blank", "U+200B", "Raft"],
  ["a\uFE0F", "unseen", "U+FE0F", "a"],
  ["\uFE0Fa", "unseen", "U+FE0F", ""],
  ["\u034Fa", "unseen", "U+034F", ""],
  ["Depozitul din strada Lungă 14\u00ADbis", "hyphen", "U+00AD", "din strada Lungă 14"],
])("P27 of %j is told what does not belong there, and behind what: %s", (text, sign, character, before) => {
  expect(characterFault(text)).toEqual({ sign, character, before });
});

it("a search asks for what is seen of a text", () => {
  expect(withoutInvisible("\u202A5941234567890\u202C\u001D")).toBe("5941234567890");
});

const signs = [
  "\u200B",
  "\u200C",
  "\u200D",
  "\u2060",
  "\u3164",
  "\u2800",
  "\u034F",
  "\uFE00",
  "\uFE0F",
  "\u{E0101}",
  "\u{E0020}",
  "\u180B",
];
const unseen = fc.constantFrom(...signs, "\u00AD", "\u115F", "\uFFA0", "\u202E");

it("P27 a text of nothing that is seen is no name, whatever it is put together of", () => {
  const texts = fc.array(fc.oneof(unseen, fc.constantFrom(" ", "\u00A0", "\u3000")), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(texts, (parts) => {
      expect(safeParse(filledText(200), parts.join("")).success).toBe(false);
    }),
  );
});

it("P27 what is not seen is refused at every place of a Latin text", () => {
  const words = fc.stringMatching(/^[A-Za-zĂÂÎȘȚăâîșț0-9 .,'-]{0,20}$/);
  fc.assert(
    fc.property(words, unseen, words, (before, sign, after) => {
      const whole = before + sign + after;
      for (const schema of [text(), filledText(200), longText(200)])
        expect(safeParse(schema, whole).success).toBe(false);
      expect(withoutInvisible(whole)).toBe(before + after);
    }),
  );
});
