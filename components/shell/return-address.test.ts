import { hasWays, waysKey } from "./has-ways";
import { forgetWays } from "./return-address";

it("S19 whoever signs in finds no way back of who was here before", () => {
  const kept = new Map([[waysKey, "[]"]]);
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
  };
  Object.defineProperty(globalThis, "sessionStorage", { value: sessionStorage, configurable: true });
  expect(hasWays()).toBe(true);
  forgetWays();
  expect(hasWays()).toBe(false);
});
