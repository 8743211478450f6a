import { hasCheckDigit } from "../codes/gtin";
import { inModules, likest, type Stripes, sumOf, unlikeness } from "./bars";

/** Widths of a digit's four stripes in modules: of the right half, and of the left one in odd parity. */
const digits = ["3211", "2221", "2122", "1411", "1132", "1231", "1114", "1312", "1213", "3112"];
/** Those of the left half: odd parity, then even. */
const leftDigits = [...digits, ...digits.map((pattern) => [...pattern].reverse().join(""))];
/** Which of an EAN-13's six left digits are even tells its first one. */
const parities = ["000000", "001011", "001101", "001110", "010011", "011001", "011100", "010101", "010110", "011010"];

const most = 1.1;
/** The light that must be left of the bars, in modules. The standard has 7 and more; cameras see it cut. */
const quietZone = 4;

interface Layout {
  /** Digits of one half. */
  half: number;
  stripes: number;
  modules: number;
}

const layouts: readonly Layout[] = [
  { half: 6, stripes: 59, modules: 95 },
  { half: 4, stripes: 43, modules: 67 },
];

/** @param from a dark stripe. @returns the number of an EAN-13, UPC-A (as 13 digits) or EAN-8 that begins there */
export function readEan(stripes: Stripes, from: number): string | undefined {
  for (const { half, stripes: count, modules } of layouts) {
    if (from + count > stripes.length) continue;
    const module = sumOf(stripes, from, count) / modules;
    if (!hasGuards(stripes, from, count, half, module)) continue;
    const left = readDigits(stripes, from + 3, half, leftDigits, module);
    const right = left && readDigits(stripes, from + 3 + 4 * half + 5, half, digits, module);
    const text = left && right && joined(left, right);
    if (text !== undefined && hasCheckDigit(text)) return text;
  }
  return undefined;
}

function hasGuards(stripes: Stripes, from: number, count: number, half: number, module: number): boolean {
  const before = stripes[from - 1] ?? 0;
  const after = stripes[from + count] ?? 0;
  if (before < quietZone * module || after < quietZone * module) return false;
  return (
    isGuard(stripes, from, 3, module) &&
    isGuard(stripes, from + 3 + 4 * half, 5, module) &&
    isGuard(stripes, from + count - 3, 3, module)
  );
}

function isGuard(stripes: Stripes, from: number, count: number, module: number): boolean {
  const widths = stripes.slice(from, from + count).map((width) => width / module);
  return unlikeness(widths, "1".repeat(count)) < 0.4 * count;
}

function readDigits(
  stripes: Stripes,
  from: number,
  count: number,
  patterns: readonly string[],
  module: number,
): number[] | undefined {
  const read: number[] = [];
  for (let at = from; at < from + 4 * count; at += 4) {
    const isWide = Math.abs(sumOf(stripes, at, 4) / module - 7) > 1.2;
    const digit = isWide ? -1 : likest(inModules(stripes, at, 4, 7), patterns, most);
    if (digit === -1) return undefined;
    read.push(digit);
  }
  return read;
}

function joined(left: readonly number[], right: readonly number[]): string | undefined {
  const parity = left.map((digit) => (digit < 10 ? "0" : "1")).join("");
  const text = [...left.map((digit) => digit % 10), ...right].join("");
  if (left.length === 4) return parity === "0000" ? text : undefined;
  const first = parities.indexOf(parity);
  return first === -1 ? undefined : `${first}${text}`;
}
