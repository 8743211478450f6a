import type { Column } from "@/lib/list/declare/column";
import { measuredText, tagCount } from "./measured-text";

const count: Column<number> = { kind: "quantity", value: (row) => row };

it.each([
  ["en", "1,234,567"],
  ["ro", "1.234.567"],
])("a quantity is measured with the signs that it is shown with: %s", (locale, shown) => {
  expect(measuredText(count, 1_234_567, locale, String)).toBe(shown);
});

it.each([
  [[], "never"],
  [["Minishop Cluj"], "never"],
  [["Minishop Cluj", "Depozit"], "where cut"],
  [["Minishop Piața Mihai Viteazul 12", "Depozit Voluntari"], "always"],
  [["A", "B", "C"], "always"],
])("two texts are counted where they are cut, three and more always: %j %s", (texts, counted) => {
  expect(tagCount(texts)).toBe(counted);
});
