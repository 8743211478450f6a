import { processSingleton } from "./process-singleton";

it("makes a value once for each name", () => {
  const one = processSingleton("test.one", () => ({ number: 1 }));
  expect(processSingleton("test.one", () => ({ number: 2 }))).toBe(one);
  expect(processSingleton("test.two", () => ({ number: 2 }))).toEqual({ number: 2 });
});
