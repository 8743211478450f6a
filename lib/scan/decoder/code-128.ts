import { separator } from "../wedge";
import { inModules, likest, type Stripes, sumOf } from "./bars";

/** Widths of the six stripes of each symbol in modules, in the order of their values; the last three begin a code. */
export const symbols: readonly string[] = (
  "212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 " +
  "123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 " +
  "232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 " +
  "313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 " +
  "111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 " +
  "111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 " +
  "114311 411113 411311 113141 114131 311141 411131 211412 211214 211232"
).split(" ");

export const stop = "2331112";
const stopSymbol = stop.slice(0, 6);
export const [startA, startB, startC] = [103, 104, 105] as const;
/** Of a symbol that means something else in each set: into the sets C, B and A, the next one alone, and FNC1. */
export const [toC, toB, shift, fnc1] = [99, 100, 98, 102] as const;
const toA = 101;

const most = 1.3;
const quietZone = 5;
/** In front of what GS1 defines (FNC1 comes first), as scanners say it. */
const gs1 = "]C1";

type CodeSet = "A" | "B" | "C";

/** @param from a dark stripe. @returns the text of a Code 128 that begins there, with `]C1` in front where it is GS1's */
export function readCode128(stripes: Stripes, from: number): string | undefined {
  const module = sumOf(stripes, from, 6) / 11;
  if ((stripes[from - 1] ?? 0) < quietZone * module) return undefined;
  const start = likest(inModules(stripes, from, 6, 11), starts, most);
  if (start === -1) return undefined;
  const values = [startA + start];
  for (let at = from + 6; at + 7 <= stripes.length; at += 6) {
    const symbol = readSymbol(stripes, at, module);
    if (symbol === undefined) return undefined;
    if (symbol === symbols.length) return endsWell(stripes, at, module) ? textOf(values) : undefined;
    values.push(symbol);
  }
  return undefined;
}

const starts = symbols.slice(startA);
const withStop = [...symbols, stopSymbol];

function readSymbol(stripes: Stripes, at: number, module: number): number | undefined {
  // The camera's view narrows along the bars, but not at once.
  if (Math.abs(sumOf(stripes, at, 6) / module - 11) > 2.5) return undefined;
  const symbol = likest(inModules(stripes, at, 6, 11), withStop, most);
  return symbol === -1 ? undefined : symbol;
}

function endsWell(stripes: Stripes, at: number, module: number): boolean {
  const bar = (stripes[at + 6] ?? 0) / module;
  return bar > 1 && bar < 3.2 && (stripes[at + 7] ?? 0) > quietZone * module;
}

/** @param values start and check symbol included */
function textOf(values: readonly number[]): string | undefined {
  const [start = 0, ...rest] = values;
  const check = rest.pop();
  const sum = rest.reduce((total, value, index) => total + value * (index + 1), start);
  if (check === undefined || sum % 103 !== check) return undefined;
  const text = spelt(rest, start);
  return text === "" || text === gs1 ? undefined : text;
}

const sets: Readonly<Record<number, CodeSet>> = {
  [startA]: "A",
  [startB]: "B",
  [startC]: "C",
  [toA]: "A",
  [toB]: "B",
  [toC]: "C",
};

/** @returns undefined where a symbol has no meaning on goods, e.g. a letter beyond ASCII (FNC4) */
function spelt(values: readonly number[], start: number): string | undefined {
  let set: CodeSet | undefined = sets[start];
  let isShifted = false;
  let text = "";
  for (const [index, value] of values.entries()) {
    const now: CodeSet | undefined = isShifted ? otherOf(set) : set;
    isShifted = now !== "C" && value === shift;
    const written = value === fnc1 ? fnc1At(index) : characters(value, now);
    if (written !== undefined) text += written;
    else if (!isShifted) {
      const next = sets[value];
      if (next === undefined || next === now) return undefined;
      set = next;
    }
  }
  return text;
}

function fnc1At(index: number): string {
  return index === 0 ? gs1 : separator;
}

function otherOf(set: CodeSet | undefined): CodeSet {
  return set === "A" ? "B" : "A";
}

/** What a symbol writes; none where it says how to read on. */
function characters(value: number, set: CodeSet | undefined): string | undefined {
  if (set === "C") return value < 100 ? String(value).padStart(2, "0") : undefined;
  if (value >= 96) return undefined;
  return String.fromCharCode(set === "A" && value >= 64 ? value - 64 : value + 32);
}
