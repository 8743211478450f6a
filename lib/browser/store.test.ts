import { browserStore, tabStore } from "./store";

it.each([
  ["localStorage", browserStore],
  ["sessionStorage", tabStore],
] as const)("C5 a browser that gives no %s keeps nothing, and nothing fails", (name, store) => {
  Object.defineProperty(globalThis, name, {
    get() {
      throw new DOMException("denied", "SecurityError");
    },
    configurable: true,
  });
  store.drop("key");
  store.dropAll(() => true);
  expect([store.write("key", "text"), store.read("key")]).toEqual([false, null]);
});
