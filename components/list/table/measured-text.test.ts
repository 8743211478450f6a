import type { Column } from "@/lib/list/declare/column";
import { measuredText } from "./measured-text";

const count: Column<number> = { kind: "quantity", value: (row) => row };

it.each([
  ["en", "1,234,567"],
  ["ro", "1.234.567"],
])("a quantity is measured with the signs that it is shown with: %s", (locale, shown) => {
  expect(measuredText(count, 1_234_567, locale, String)).toBe(shown);
});
