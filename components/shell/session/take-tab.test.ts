import { pageAccount } from "@/lib/calls/page-account";
import { hasWays, waysKey } from "../has-ways";
import { takeTab } from "./take-tab";

const kept = new Map<string, string>();

beforeAll(() => {
  const sessionStorage = {
    get length() {
      return kept.size;
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  };
  Object.defineProperty(globalThis, "sessionStorage", { value: sessionStorage, configurable: true });
});

const left = [
  [waysKey, "[]"],
  ["ticked-rows/orders", "{}"],
  ["kept-work", '{"who":"a@demo.test"}'],
] as const;

it("S19 a page of another account finds no way back of who was here before, nor what they ticked; what was not sent names its person itself", () => {
  for (const before of ["a1", undefined]) {
    kept.clear();
    if (before !== undefined) takeTab(before);
    for (const [key, text] of left) kept.set(key, text);
    takeTab("b2");
    expect(hasWays()).toBe(false);
    expect([...kept.keys()].sort()).toEqual(["kept-work", "tab-account"]);
  }
});

it("S19 the next page of the same account finds all of it, and a document names its first account for good", () => {
  kept.clear();
  takeTab("a1");
  for (const [key, text] of left) kept.set(key, text);
  takeTab("a1");
  expect(kept.size).toBe(left.length + 1);
  takeTab("b2");
  expect(pageAccount.mark).toBe("a1");
});
