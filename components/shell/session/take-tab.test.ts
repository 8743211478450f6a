import { pageAccount } from "@/lib/calls/page-account";
import { hasWays, waysKey } from "../has-ways";
import { takeTab } from "./take-tab";

/** As a browser has it: its keys are its own properties. */
const kept: Record<string, string> = Object.create({
  getItem: (key: string) => kept[key] ?? null,
  setItem(key: string, text: string) {
    kept[key] = text;
  },
  removeItem(key: string) {
    delete kept[key];
  },
});

beforeAll(() => Object.defineProperty(globalThis, "sessionStorage", { value: kept, configurable: true }));
beforeEach(empty);

function empty(): void {
  for (const key of Object.keys(kept)) delete kept[key];
}

const left = [
  [waysKey, "[]"],
  ["ticked-rows/orders", "{}"],
  ["kept-work", '{"who":"a@demo.test"}'],
] as const;

it("S19 a page of another account finds no way back of who was here before, nor what they ticked; what was not sent names its person itself", () => {
  for (const before of ["a1", undefined]) {
    empty();
    if (before !== undefined) takeTab(before);
    Object.assign(kept, Object.fromEntries(left));
    takeTab("b2");
    expect(hasWays()).toBe(false);
    expect(Object.keys(kept).sort()).toEqual(["kept-work", "tab-account"]);
  }
});

it("S19 the next page of the same account finds all of it, and a document names its first account for good", () => {
  takeTab("a1");
  Object.assign(kept, Object.fromEntries(left));
  takeTab("a1");
  expect(Object.keys(kept)).toHaveLength(left.length + 1);
  takeTab("b2");
  expect(pageAccount.mark).toBe("a1");
});
