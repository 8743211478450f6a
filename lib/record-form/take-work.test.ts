import { isWorkOf, leftOut, writeWork } from "./stored-work";
import { takeWork } from "./take-work";

const ana = "ana@demo.test";
const at = 1_000;
const blank = { name: "", price: "", tags: [1] };
const entered = { base: { ...blank, name: "Cafea" }, local: { ...blank, name: "Ceai" } };
const stored = writeWork(ana, at, new Map([["services/9", entered]]));
const asked = { who: ana, now: at + 1, name: "services/9", blank };

it("gives back what was entered, over what it was entered", () => {
  expect(takeWork(stored, asked)).toEqual({ work: entered, rest: undefined });
});

it("gives it to nobody else", () => {
  expect([isWorkOf(stored, ana), isWorkOf(stored, "ana@demo.test.ro"), isWorkOf(stored, "an")]).toEqual([
    true,
    false,
    false,
  ]);
  expect(takeWork(stored, { ...asked, who: "dan@demo.test" })).toBeUndefined();
});

it("gives it back within a day alone", () => {
  const day = 24 * 60 * 60 * 1000;
  expect(takeWork(stored, { ...asked, now: at + day })?.work).toEqual(entered);
  expect(takeWork(stored, { ...asked, now: at + day + 1 })).toEqual({ work: undefined, rest: undefined });
});

it("leaves the work of other forms stored", () => {
  const both = writeWork(
    ana,
    at,
    new Map([
      ["services/9", entered],
      ["users/1", entered],
    ]),
  );
  const { rest } = takeWork(both, asked) ?? {};
  expect(takeWork(rest ?? null, asked)).toEqual({ work: undefined, rest });
  expect(takeWork(rest ?? null, { ...asked, name: "users/1" })?.work).toEqual(entered);
});

it("leaves out what does not fit the form of a newer version, and texts that are too long to be stored", () => {
  const local = { name: "Ceai", price: 5, tags: "1", gone: true, picture: "x".repeat(100_001) };
  const text = writeWork(ana, at, new Map([["services/9", { base: {}, local }]]));
  const { work } = takeWork(text, { ...asked, blank: { ...blank, picture: "" } }) ?? {};
  expect(work?.local).toEqual({ ...blank, name: "Ceai", picture: leftOut });
});

it.each([null, "", "{", "[]", '{"who":"ana@demo.test"}'])("makes nothing of %j", (text) => {
  expect(takeWork(text, asked)).toBeUndefined();
});
