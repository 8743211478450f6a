import { dotted, ungrouped } from "./read-typed-decimal";

/** Between groups of three digits; spreadsheets write spaces that do not break. */
const groupSpace = "[ \\u00a0\\u202f]";

const forms: readonly (readonly [RegExp, group: RegExp | undefined])[] = [
  [ungrouped, undefined],
  [/^[1-9]\d{0,2}(\.\d{3})+(,\d{1,2})?$/, /\./g],
  [/^[1-9]\d{0,2}(,\d{3})+(\.\d{1,2})?$/, /,/g],
  [new RegExp(`^[1-9]\\d{0,2}(${groupSpace}\\d{3})+([.,]\\d{1,2})?$`, "u"), new RegExp(groupSpace, "gu")],
];

/**
 * Reads an amount as spreadsheets copy it: `12,50` and `12.50`, `1.234,50`, `1,234.50`, `1 234,50`.
 * One sign before exactly three digits parts thousands (`1.234` is 1234): an amount has at most 2 places (2§9).
 *
 * @returns decimal text without groups, as it stands otherwise (`12.5`); undefined for anything else, such as a minus
 */
export function readDecimal(typed: string): string | undefined {
  const text = typed.trim();
  const form = forms.find(([shape]) => shape.test(text));
  if (form === undefined) return undefined;
  const [, group] = form;
  return dotted(group === undefined ? text : text.replace(group, ""));
}

/** Whether one sign before exactly three digits may part thousands as well as decimals: `1.234`. */
export function isReadTwoWays(text: string): boolean {
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(text.trim());
}
