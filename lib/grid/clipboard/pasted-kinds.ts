import { parseDayInput } from "@/lib/dates/day-input";
import { isReadTwoWays, readDecimal } from "@/lib/money/read-decimal";
import type { GridColumn } from "../columns/grid-column";

/** Whether texts of a spreadsheet's column look like what a column of this kind holds; all of them have to. */
export function fitsKind<Content, Fault extends string>(
  { kind }: GridColumn<Content, Fault>,
  texts: readonly string[],
): boolean {
  const fits = forms[kind];
  return texts.length > 0 && fits !== undefined && texts.every(fits);
}

/** None of a kind that is not told by its looks. */
const forms: Readonly<Partial<Record<GridColumn<never, never>["kind"], (text: string) => boolean>>> = {
  record: (text) => /^\d{7,14}$/.test(text),
  day: (text) => !/^\d+$/.test(text) && parseDayInput(text) !== undefined,
  quantity: (text) => /^\d{1,6}$/.test(text),
  money: (text) => /[.,]/.test(text) && (readDecimal(text) !== undefined || isReadTwoWays(text)),
  // One word with a digit, as numbers of batches have it.
  text: (text) => /^(?=\S*\d)(?=\S*\p{L})\S{1,32}$/u.test(text),
};
