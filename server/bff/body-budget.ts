import "server-only";
import { bodyBytes } from "../http/bodies/body-bytes.mjs";

/** What one body may cost before anything of it is parsed. */
export interface BodyBudget {
  readonly bytes: number;
  /** Values in all: of objects, of lists, and these themselves; an empty one counts like one with a value. */
  readonly values: number;
  /** Fields of one object: names that are all different cost most of all. */
  readonly fields: number;
  /** Objects and lists inside each other. */
  readonly depth: number;
}

export const bodyBudgets = {
  usual: { bytes: bodyBytes.usual, values: 50_000, fields: 500, depth: 8 },
  /** Rows within parts of a form, and what is parked beside them. */
  kept: { bytes: bodyBytes.usual, values: 100_000, fields: 500, depth: 16 },
  images: { bytes: bodyBytes.images, values: 5_000, fields: 500, depth: 8 },
  public: { bytes: bodyBytes.public, values: 20, fields: 20, depth: 2 },
  policyReport: { bytes: bodyBytes.policyReport, values: 40, fields: 40, depth: 3 },
} as const satisfies Record<string, BodyBudget>;

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const beginnings: ReadonlySet<number> = new Set([0x7b, 0x5b]);
const endings: ReadonlySet<number> = new Set([0x7d, 0x5d]);
const objectBegins = 0x7b;

/** What is spent of a budget while a text is read. */
class Meter {
  private left: number;
  /** Of each object or list that is open: how many more values it may have. */
  private readonly open: number[] = [];

  constructor(private readonly budget: BodyBudget) {
    this.left = budget.values - 1;
  }

  /** @returns whether the budget lasts */
  begin(isObject: boolean): boolean {
    this.open.push(isObject ? this.budget.fields - 1 : Number.POSITIVE_INFINITY);
    this.left -= 1;
    return this.left >= 0 && this.open.length <= this.budget.depth;
  }

  end(): void {
    this.open.pop();
  }

  /** @returns whether the budget lasts */
  next(): boolean {
    const left = (this.open.pop() ?? 0) - 1;
    this.open.push(left);
    this.left -= 1;
    return this.left >= 0 && left >= 0;
  }
}

/**
 * Whether a text of JSON is inside its budget. It looks at commas and brackets outside of strings alone, and ends where
 * the budget does; of what is no JSON it says nothing.
 */
export function isWithinBudget(json: Buffer, budget: BodyBudget): boolean {
  const meter = new Meter(budget);
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] ?? 0;
    if (byte === quote) at = endOfString(json, at);
    else if (byte === comma && !meter.next()) return false;
    else if (beginnings.has(byte) && !meter.begin(byte === objectBegins)) return false;
    else if (endings.has(byte)) meter.end();
  }
  return true;
}

/**
 * Byte by byte: to search for each quote natively costs most where a text is nothing but escaped ones.
 * @param from where its first quote is
 * @returns where its last one is, or the end of the text
 */
function endOfString(json: Buffer, from: number): number {
  let at = from + 1;
  while (at < json.length && json[at] !== quote) at += json[at] === backslash ? 2 : 1;
  return at;
}
