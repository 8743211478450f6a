/**
 * What one device has counted of one inventory: absolute quantities by product, each with what the platform is known to
 * have of it. It is plain data, so that it survives in the browser's storage, and every step gives a new one.
 *
 * 0 is a figure as any other; a product that nobody counted has no entry, or one without `pieces` where its figure was
 * taken back.
 */
export interface CountBook {
  readonly entries: ReadonlyMap<number, CountEntry>;
  /** Scans and figures that can be taken back, the last one last. */
  readonly steps: readonly CountStep[];
}

export interface CountEntry {
  /** What was counted; undefined where its figure was taken back. */
  readonly pieces: number | undefined;
  /** When, ISO 8601: it may be sent much later. */
  readonly at: string;
  /** What the platform had of it when that was last known; undefined where it had none. */
  readonly known: KnownItem | undefined;
  readonly sending: Sending;
  /** Somebody else's figure, where both have changed it since `known`. */
  readonly theirs?: KnownItem | "none" | undefined;
}

/** An item of the platform's. */
export interface KnownItem {
  readonly id: number;
  readonly pieces: number;
}

/** `doubt`: it left, and nobody knows what became of it. */
export type Sending =
  | { readonly state: "idle" }
  | { readonly state: "under-way" | "doubt"; readonly pieces: number | undefined }
  /** The platform's own words, for this figure. */
  | { readonly state: "refused"; readonly pieces: number | undefined; readonly reason: string };

interface CountStep {
  readonly product: number;
  /** Before it. */
  readonly pieces: number | undefined;
}

/** So many steps can be taken back. */
const mostSteps = 200;
export const mostPieces = 99_999;

export const idle: Sending = { state: "idle" };

export const emptyBook: CountBook = { entries: new Map(), steps: [] };

/** What was counted of a product; undefined where nothing was. */
export function countedOf(book: CountBook, product: number): number | undefined {
  return book.entries.get(product)?.pieces;
}

/**
 * Sets a product's figure; undefined takes it back.
 * @throws RangeError where it is no whole number from 0 to 99,999: forms refuse it before
 */
export function withFigure(book: CountBook, product: number, pieces: number | undefined, at: string): CountBook {
  if (pieces !== undefined && !isFigure(pieces)) throw new RangeError(`${pieces} are no pieces.`);
  const before = countedOf(book, product);
  const steps = [...book.steps, { product, pieces: before }].slice(-mostSteps);
  return { ...withEntry(book, product, { pieces, at }), steps };
}

/** Adds what a scan found to a product's figure. @returns undefined where it would be more than can be sent */
export function withScan(book: CountBook, product: number, pieces: number, at: string): CountBook | undefined {
  const sum = (countedOf(book, product) ?? 0) + pieces;
  return isFigure(sum) ? withFigure(book, product, sum, at) : undefined;
}

/** Takes the last step back. @returns also of which product it was; undefined where there is none */
export function withoutLastStep(book: CountBook, at: string): { book: CountBook; product: number } | undefined {
  const last = book.steps.at(-1);
  if (last === undefined) return undefined;
  const { product, pieces } = last;
  return { book: { ...withEntry(book, product, { pieces, at }), steps: book.steps.slice(0, -1) }, product };
}

export function isFigure(pieces: number): boolean {
  return Number.isInteger(pieces) && pieces >= 0 && pieces <= mostPieces;
}

/** What is typed as pieces: digits alone, so that no sign and no point is passed over. @returns undefined for what is no figure */
export function readFigure(text: string): number | undefined {
  if (!/^\d{1,6}$/.test(text.trim())) return undefined;
  const pieces = Number(text);
  return isFigure(pieces) ? pieces : undefined;
}

/** Changes a product's entry. */
export function withEntry(book: CountBook, product: number, change: Partial<CountEntry>): CountBook {
  return { ...book, entries: new Map(book.entries).set(product, entryWith(book.entries.get(product), change)) };
}

/** A figure that was refused is no longer the one that stands there once it is another. */
export function entryWith(before: CountEntry | undefined, change: Partial<CountEntry>): CountEntry {
  const entry = { pieces: undefined, at: "", known: undefined, sending: idle, ...before, ...change };
  const isOtherFigure = entry.sending.state === "refused" && entry.pieces !== entry.sending.pieces;
  return isOtherFigure ? { ...entry, sending: idle } : entry;
}

/** What stands on the screen (2§4): how many products were counted, how many pieces together, and what is not sent yet. */
export function totalsOf({ entries }: Pick<CountBook, "entries">): {
  products: number;
  pieces: number;
  unsent: number;
} {
  const counted = [...entries.values()].filter(({ pieces }) => pieces !== undefined);
  return {
    products: counted.length,
    pieces: counted.reduce((sum, { pieces = 0 }) => sum + pieces, 0),
    unsent: [...entries.values()].filter(isUnsent).length,
  };
}

/** Whether the platform has another figure than was counted, or may have. */
export function isUnsent({ pieces, known, sending }: CountEntry): boolean {
  return pieces !== known?.pieces || sending.state === "under-way" || sending.state === "doubt";
}
