import { formatExact } from "./format-exact";

it.each([
  ["12", "en", "12.00"],
  ["1234.5", "ro", "1.234,50"],
  ["0.0001", "en", "0.0001"],
  ["1234.56789", "ro", "1.234,56789"],
  ["10.999", "en", "10.999"],
])("RECP-026 a formula shows %s in %s with all its places: %s", (text, locale, shown) => {
  expect(formatExact(text, locale)).toBe(shown);
});
