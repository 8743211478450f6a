import { givenBack } from "./given-back";

it.each([
  ["43.30", "-43.30"],
  ["-43.30", "-43.30"],
  ["0.05", "-0.05"],
  ["0.00", "0.00"],
  ["-0.00", "0.00"],
])("a refund of %s stands as %s", (amount, shown) => {
  expect(givenBack(amount)).toBe(shown);
});
