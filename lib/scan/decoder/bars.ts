/** Widths of dark and light stripes along a line, in pixels and parts of them, beginning with a light one. */
export type Stripes = readonly number[];

/** How far brightness must turn back to be another stripe, of all that it spans on the line. */
const leastTurn = 0.16;
/** What spans less is one surface. */
const leastContrast = 24;

/**
 * The stripes that a line goes across. An edge lies where the brightness is half-way between that of its two sides, so
 * that neither blur nor a shadow over one end moves it much.
 * @param line brightness, 0 to 255
 */
export function stripesOf(line: ArrayLike<number>): Stripes {
  const turns = turningPoints(line);
  const edges = turns.slice(1).map((turn, index) => edgeBetween(line, turns[index] ?? turn, turn));
  // Light comes first: a line that begins in the dark has a light stripe of no width.
  const first = turns[0] ?? 0;
  const beginsDark = turns.length > 1 && at(line, first) < at(line, turns[1] ?? 0);
  const bounds = [0, ...(beginsDark ? [0] : []), ...edges, line.length];
  return bounds.slice(1).map((bound, index) => bound - (bounds[index] ?? 0));
}

/** Where the line is lightest and darkest by turns. */
function turningPoints(line: ArrayLike<number>): number[] {
  const [lowest, highest] = extremes(line);
  if (highest - lowest < leastContrast) return [];
  const least = (highest - lowest) * leastTurn;
  const points: number[] = [];
  // The lightest and the darkest place since the last turn; of one of them it is not known yet whether it is a turn.
  let [low, high] = [0, 0];
  let isRising: boolean | undefined;
  for (let x = 1; x < line.length; x += 1) {
    const value = at(line, x);
    if (value < at(line, low)) low = x;
    if (value > at(line, high)) high = x;
    if (isRising !== false && at(line, high) - value > least) {
      points.push(high);
      isRising = false;
      low = x;
    } else if (isRising !== true && value - at(line, low) > least) {
      points.push(low);
      isRising = true;
      high = x;
    }
  }
  if (points.length > 0) points.push(isRising ? high : low);
  return points;
}

function extremes(line: ArrayLike<number>): [number, number] {
  let [lowest, highest] = [255, 0];
  for (let x = 0; x < line.length; x += 1) {
    const value = at(line, x);
    if (value < lowest) lowest = value;
    if (value > highest) highest = value;
  }
  return [lowest, highest];
}

function edgeBetween(line: ArrayLike<number>, from: number, to: number): number {
  const middle = (at(line, from) + at(line, to)) / 2;
  const isRising = at(line, from) < at(line, to);
  for (let x = from; x < to; x += 1) {
    const [here, next] = [at(line, x), at(line, x + 1)];
    const crosses = isRising ? here <= middle && next > middle : here >= middle && next < middle;
    // A pixel's brightness is that of its middle.
    if (crosses) return x + 0.5 + (middle - here) / (next - here);
  }
  return (from + to) / 2;
}

function at(line: ArrayLike<number>, x: number): number {
  return line[x] ?? 0;
}

/**
 * How unlike stripes are to a pattern, both reckoned in modules. Widths of neighbours together count double: where all
 * dark stripes are too wide by the same, as in thick print, those sums are still right.
 */
export function unlikeness(widths: readonly number[], pattern: string): number {
  let sum = 0;
  for (let x = 0; x < pattern.length; x += 1) {
    const off = (widths[x] ?? 0) - Number(pattern[x]);
    const pair = x + 1 < pattern.length ? off + (widths[x + 1] ?? 0) - Number(pattern[x + 1]) : 0;
    sum += 0.5 * off * off + pair * pair;
  }
  return sum;
}

/** @returns which pattern stripes are, or -1 where none is like them, or two are. @param most of unlikeness */
export function likest(widths: readonly number[], patterns: readonly string[], most: number): number {
  let [best, second, index] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, -1];
  for (let each = 0; each < patterns.length; each += 1) {
    const off = unlikeness(widths, patterns[each] ?? "");
    if (off < best) [best, second, index] = [off, best, each];
    else if (off < second) second = off;
  }
  return best <= most && best < second * 0.8 ? index : -1;
}

/** Stripes in modules, so many of which they are together. */
export function inModules(stripes: Stripes, from: number, count: number, modules: number): number[] {
  const taken = stripes.slice(from, from + count);
  const sum = taken.reduce((total, width) => total + width, 0);
  return taken.map((width) => (width * modules) / sum);
}

export function sumOf(stripes: Stripes, from: number, count: number): number {
  let sum = 0;
  for (let x = from; x < from + count; x += 1) sum += stripes[x] ?? 0;
  return sum;
}
