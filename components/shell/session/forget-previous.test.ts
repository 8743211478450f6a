import { hasWays, waysKey } from "../has-ways";
import { forgetPrevious } from "./forget-previous";

it("S19 whoever signs in finds no way back of who was here before, nor what they ticked; what was not sent stays", () => {
  const kept = new Map([
    [waysKey, "[]"],
    ["ticked-rows/orders", "{}"],
    ["unsent/receptions/7", "{}"],
    ["ticked-rows/users", "{}"],
  ]);
  const sessionStorage = {
    get length() {
      return kept.size;
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
  };
  Object.defineProperty(globalThis, "sessionStorage", { value: sessionStorage, configurable: true });
  expect(hasWays()).toBe(true);
  forgetPrevious();
  expect([...kept.keys()]).toEqual(["unsent/receptions/7"]);
});
