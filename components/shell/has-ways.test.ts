import { hasWays, waysBelongTo, waysKey } from "./has-ways";

it("S19 the ways of a tab are the account's that went them, over its next sign-in, and nobody else's", () => {
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  Object.defineProperty(globalThis, "sessionStorage", { value: sessionStorage, configurable: true });
  waysBelongTo("ana");
  sessionStorage.setItem(waysKey, "[]");
  waysBelongTo("ana");
  expect(hasWays()).toBe(true);
  waysBelongTo("ion");
  expect(hasWays()).toBe(false);
});
