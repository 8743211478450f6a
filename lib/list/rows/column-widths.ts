import type { ColumnKind } from "../declare/column";
import { splitEnd } from "../texts/split-end";

/** What of a column's texts decides how wide it is. */
export interface ColumnTexts {
  key: string;
  kind: ColumnKind;
  heading: string;
  /** Of words that have no badge. */
  isPlain?: boolean;
  /** What its cells show, those of all rows. */
  cells: readonly string[];
  /** Those of them beside which it stands how many texts they have. */
  counted?: ReadonlySet<string> | undefined;
}

/** Lengths as CSS has them. `ch` is as wide as a digit, whatever the font. */
interface Width {
  ch: number;
  px: number;
}

/** In digits, where rows have one line and where they have two. */
interface Give {
  one: number;
  two: number;
}

interface Sized {
  natural: Width;
  /** What it gives up in a table that is too narrow for all columns, step by step. */
  gives: readonly Give[];
}

/** What stands between the texts of a column of tags. */
export const betweenTags = ", ";

/** In digits: a longer text is cut, or takes a second line where there is little room. */
const mostOfText = 40;
/** A word of so many digits is read whole, a longer one may break. */
const mostOfWord = 13;
/** Columns grow into a wide table by a part of their own width, in digits: values that belong together stay together. */
const mostGrowth = 12;
const growthPart = 0.75;

/** Kinds whose values may be cut; of the others each is shown whole. */
const cuttable: ReadonlySet<ColumnKind> = new Set<ColumnKind>(["text", "person", "tags", "link"]);
/** Kinds whose values are whole on two lines, too. */
const foldable: ReadonlySet<ColumnKind> = new Set<ColumnKind>(["status", "date-time"]);

/** In digits: the sign that a text is cut, and as little of a text as tells anything, where rows have one line. */
const ellipsis = 1.6;
const leastOfCut = 8;
const stepsInAll = 4;

/** In px: what ticks a row. */
const box = 26;
/** In px, beside the text: a row's box, a sign before yes and no, the dot and edges of a status, the mark of what is past its day. */
const beside: Partial<Record<ColumnKind, number>> = { id: box, boolean: 22, status: 32, expiry: 20 };
const count = 34;
const picture = 32;
/** The sign of the order, which keeps its place in each heading. */
const arrow = 18;
/** In digits: so that the button that copies a cell covers nothing of the last one. The first that is given up. */
const copyButton = 3;

/** What a table's style needs of its columns. Each is a CSS length; `--cell` is the padding on one side of a cell. */
export interface ColumnWidths {
  /** All columns as wide as their texts. */
  natural: string;
  /** By how much they all may grow. */
  growth: string;
  least: string;
  /** By key; the last column takes what is left. */
  columns: Readonly<Record<string, string>>;
}

/**
 * Widths by what the columns hold: whole where there is room, else the longest texts give way first, by what they have
 * beyond their longest word; headings next, and then what is whole on two lines, too. Where rows have one line
 * (`--row-lines`) these are cut there, and words last. `100cqi` is the width of what the table scrolls in.
 */
export function columnWidths(texts: readonly ColumnTexts[]): ColumnWidths {
  const sized = texts.map((column, index) => sizeOf(column, index === texts.length - 1));
  const natural = sumOf(sized.map((each) => each.natural));
  const growths = sized.map(({ natural: { ch } }) => round(Math.min(ch * growthPart, mostGrowth)));
  const growthInAll = growths.reduce((sum, growth) => sum + growth, 0);
  const steps = Array.from({ length: stepsInAll }, (_, step) => sized.reduce(giveOfAll(step), nothing));
  const paddings = `${texts.length} * 2 * var(--cell)`;
  const columns = texts.slice(0, -1).map(({ key }, index) => {
    const { natural: own, gives } = sized[index] ?? { natural: { ch: 0, px: 0 }, gives: [] };
    const base = `${lengthOf(own)} + 2 * var(--cell)`;
    const growth = growths[index] ?? 0;
    const grown = `min(max(0px, 100cqi - var(--natural)) * ${ratio(growth, growthInAll)}, ${growth}ch)`;
    const given = gives.map((give, step) => (give.one + give.two > 0 ? ` - ${givenAt(step, give, steps)}` : ""));
    return [key, `calc(${base} + ${grown}${given.join("")})`] as const;
  });
  return {
    growth: `${round(growthInAll)}ch`,
    natural: `calc(${lengthOf(natural)} + ${paddings})`,
    least: `calc(${lengthOf(natural)} - ${steps.map((all) => inRows(all)).join(" - ")} - ${copyButton}ch + ${paddings})`,
    columns: Object.fromEntries(columns),
  };
}

const nothing: Give = { one: 0, two: 0 };

function giveOfAll(step: number): (sum: Give, column: Sized) => Give {
  return (sum, { gives }) => {
    const { one, two } = gives[step] ?? nothing;
    return { one: sum.one + one, two: sum.two + two };
  };
}

/** What a column gives up of what is still lacking where all have given up the steps before. */
function givenAt(step: number, give: Give, steps: readonly Give[]): string {
  const all = steps[step] ?? nothing;
  const before = steps.slice(0, step).map((each) => ` - ${inRows(each)}`);
  const lacking = `max(0px, var(--natural) - ${copyButton}ch${before.join("")} - 100cqi)`;
  return `min(${lacking} * ${inRows({ one: ratio(give.one, all.one), two: ratio(give.two, all.two) }, "")}, ${inRows(give)})`;
}

function inRows(give: Give, unit = "ch"): string {
  const [one, two] = [`${round(give.one)}${unit}`, `${round(give.two)}${unit}`];
  return one === two ? one : `(${one} * (2 - var(--row-lines)) + ${two} * (var(--row-lines) - 1))`;
}

/** In px: the order's sign, and the box that stands in the heading of the ids, too. */
function headingSigns(kind: ColumnKind): number {
  return kind === "id" ? arrow + box : arrow;
}

function sizeOf({ kind, heading, isPlain = false, cells, counted }: ColumnTexts, isLast: boolean): Sized {
  const ofHeading = { ch: digitsIn(heading), px: headingSigns(kind) };
  const sign = isPlain ? 0 : (beside[kind] ?? 0);
  const mostOf = (digitsOf: (text: string) => number): Width =>
    cells
      .map((text) => ({ ch: digitsOf(text), px: counted?.has(text) ? count : sign }))
      .reduce(wider, { ch: 0, px: sign });
  const ofCells = kind === "image" ? { ch: 0, px: picture } : mostOf((text) => Math.min(digitsIn(text), limitOf(kind)));
  const { ch, px } = wider(ofCells, ofHeading);
  const isCut = cuttable.has(kind) || isPlain;
  const cut = isCut ? mostOf(kind === "tags" ? leastOfSeveral : leastOf) : ofCells;
  const folded = foldable.has(kind) && !isCut ? mostOf(kind === "status" ? inBadge : onTwoLines) : cut;
  const foldedHeading = { ch: onTwoLines(heading), px: arrow };
  const whole = [roughly({ ch, px }), Math.max(roughly(ofHeading), roughly(cut))];
  const two = [
    ...whole,
    Math.max(roughly(foldedHeading), roughly(cut)),
    Math.max(roughly(foldedHeading), roughly(folded)),
  ];
  const cutHeading = cutTo(foldedHeading, ofHeading);
  const cutCells = cutTo(folded, cut);
  const one = [...whole, Math.max(cutHeading, roughly(cut)), Math.max(cutHeading, cutCells)];
  const isWords = isCut || kind === "status";
  if (isWords) one.push(Math.min(one.at(-1) ?? 0, roughly({ ch: leastOfCut, px: Math.max(sign, arrow) })));
  const given = { one: stepsBetween(one), two: stepsBetween(two) };
  return {
    natural: { ch: roundUp(ch + (isLast ? copyButton : 0)), px },
    gives: Array.from({ length: stepsInAll }, (_, step) => ({ one: given.one[step] ?? 0, two: given.two[step] ?? 0 })),
  };
}

/** In px: with the sign of it, unless all of it takes no more. */
function cutTo(part: Width, whole: Width): number {
  return Math.min(roughly(whole), roughly(part) + ellipsis * roughDigit);
}

/** In digits: from each width to the next. */
function stepsBetween(widths: readonly number[]): number[] {
  return widths.slice(1).map((width, step) => round(Math.max(0, (widths[step] ?? 0) - width) / roughDigit));
}

/** In px, to compare what has signs with what has letters alone. */
const roughDigit = 8;

function roughly({ ch, px }: Width): number {
  return ch * roughDigit + px;
}

function wider(one: Width, other: Width): Width {
  return roughly(other) > roughly(one) ? other : one;
}

function limitOf(kind: ColumnKind): number {
  return cuttable.has(kind) ? mostOfText : Number.POSITIVE_INFINITY;
}

/** How wide a text is, in digits: what a usual font needs for its letters. */
export function digitsIn(text: string): number {
  let width = 0;
  for (const character of text) width += widthOf(character);
  return width;
}

function widthOf(character: string): number {
  if (/[\s.,:;'|!()[\]/ijlftrI-]/.test(character)) return 0.6;
  if (/[mwMW@%]/.test(character)) return 1.5;
  if (character === "+") return 1.32;
  return /\p{Lu}/u.test(character) ? 1.33 : 1;
}

/** Whether no column is as wide as a text, how ever wide the table. */
export function isLongerThanColumns(text: string): boolean {
  return digitsIn(text) > mostOfText;
}

/** So that no word of a text breaks inside: its last one may lie beside the lines of the others. */
function leastOf(text: string): number {
  const [start, end] = splitEnd(text);
  return longestWord(start) + digitsIn(end);
}

/** The number at the end of several texts tells nothing of the others: it is cut with them. */
function leastOfSeveral(text: string): number {
  return text.includes(betweenTags) ? longestWord(text) : leastOf(text);
}

function longestWord(text: string): number {
  const longest = text.split(/[\s@]+/).reduce((most, word) => Math.max(most, digitsIn(word)), 0);
  return Math.min(mostOfWord, longest);
}

/** The least width at which it is whole on two lines. */
function onTwoLines(text: string): number {
  const words = text.split(/\s+/);
  const widths = words.map((_, index) =>
    Math.max(digitsIn(words.slice(0, index).join(" ")), digitsIn(words.slice(index).join(" "))),
  );
  return Math.min(...widths);
}

/** A badge is written smaller than the rest of a narrow table: 12 px beside 13. */
function inBadge(text: string): number {
  return (onTwoLines(text) * 12) / 13;
}

function sumOf(widths: readonly Width[]): Width {
  return {
    ch: roundUp(widths.reduce((sum, { ch }) => sum + ch, 0)),
    px: widths.reduce((sum, { px }) => sum + px, 0),
  };
}

function lengthOf({ ch, px }: Width): string {
  return `${ch}ch + ${px}px`;
}

function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : round(part / whole);
}

function roundUp(value: number): number {
  return Math.ceil(value * 1000) / 1000;
}

/** Rounded down, so that the parts are never more than the whole. */
function round(value: number): number {
  return Math.floor(value * 1000) / 1000;
}
