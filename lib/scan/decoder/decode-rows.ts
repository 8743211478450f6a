import { type Stripes, stripesOf } from "./bars";
import { readCode128 } from "./code-128";
import { readEan } from "./ean";

/** Lines that are looked at in each direction. */
const lines = 24;
/** How far lines lean, as height over width: a code that is held askew is crossed whole by one of them. */
const slopes = [0, 0.12, -0.12, 0.3, -0.3];
/** As many lines must say the same: a check digit alone lets every tenth misreading pass. */
const agreeing = 2;

/**
 * Reads a barcode (EAN-13, EAN-8, UPC-A, Code 128 with GS1's) in an image, whichever way up it is held.
 * @param luma brightness of each pixel, row after row, 0 to 255
 * @returns digits, UPC-A as 13 of them, or text; undefined where there is none that is sure
 */
export function decodeRows(luma: ArrayLike<number>, width: number, height: number): string | undefined {
  const votes = new Map<string, number>();
  const needed = Math.min(agreeing, height);
  for (const line of linesOf({ luma, width, height })) {
    const text = readLine(line);
    if (text === undefined) continue;
    const count = (votes.get(text) ?? 0) + 1;
    if (count >= needed) return text;
    votes.set(text, count);
  }
  return undefined;
}

function* linesOf(image: Image): Generator<Float32Array> {
  for (const slope of slopes) {
    yield* linesAcross(image, slope, false);
    yield* linesAcross(image, slope, true);
  }
}

interface Image {
  luma: ArrayLike<number>;
  width: number;
  height: number;
}

/** @param isUpright from top to bottom, for a code that stands on its side */
function* linesAcross({ luma, width, height }: Image, slope: number, isUpright: boolean): Generator<Float32Array> {
  const [length, breadth] = isUpright ? [height, width] : [width, height];
  const rise = slope * length;
  for (let each = 0; each < Math.min(lines, breadth); each += 1) {
    // From the middle outwards: that is where one holds it.
    const offset = Math.ceil(each / 2) * (each % 2 === 0 ? 1 : -1);
    const middle = (breadth - 1) / 2 + (offset * breadth) / (Math.min(lines, breadth) + 1);
    const line = new Float32Array(length);
    for (let x = 0; x < length; x += 1) {
      const y = Math.round(middle + rise * (x / length - 0.5));
      let sum = 0;
      // Three pixels along the bars: less noise, and no edge is moved.
      for (let beside = y - 1; beside <= y + 1; beside += 1) {
        const inside = Math.min(Math.max(beside, 0), breadth - 1);
        sum += (isUpright ? luma[x * width + inside] : luma[inside * width + x]) ?? 0;
      }
      line[x] = sum / 3;
    }
    yield line;
  }
}

function readLine(line: ArrayLike<number>): string | undefined {
  return readSharp(line) ?? readSharp(sharpened(line));
}

/** Of the shortest code, a Code 128 of one symbol, with the light on both its sides. */
const fewestStripes = 27;

function readSharp(line: ArrayLike<number>): string | undefined {
  const stripes = stripesOf(line);
  if (stripes.length < fewestStripes) return undefined;
  return readStripes(stripes) ?? readStripes(turned(stripes));
}

/** What a lens out of focus has spread, taken back as far as it goes. */
function sharpened(line: ArrayLike<number>): Float32Array {
  const sharp = new Float32Array(line.length);
  for (let x = 0; x < line.length; x += 1) {
    const own = line[x] ?? 0;
    sharp[x] = own + (2 * own - (line[x - 2] ?? own) - (line[x + 2] ?? own)) / 2;
  }
  return sharp;
}

/** The same stripes from the other end, light first. */
function turned(stripes: Stripes): Stripes {
  const back = [...stripes].reverse();
  return stripes.length % 2 === 0 ? [0, ...back] : back;
}

function readStripes(stripes: Stripes): string | undefined {
  for (let from = 1; from < stripes.length; from += 2) {
    // The first bar is one module wide, or two, and has four or five of light before it: most stripes begin nothing.
    if ((stripes[from - 1] ?? 0) < 1.5 * (stripes[from] ?? 0)) continue;
    const text = readEan(stripes, from) ?? readCode128(stripes, from);
    if (text !== undefined) return text;
  }
  return undefined;
}
