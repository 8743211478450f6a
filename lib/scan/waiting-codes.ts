import type { CodeReading } from "./codes/read-code";

/** A product that a code was found to be of. */
export interface ScannedProduct {
  readonly id: number;
  readonly name: string;
  readonly barcode: string | undefined;
  readonly image: string | undefined;
}

/** What a scanned code waits for: that the person says how it is read, its look-up, its sheet, or which product it is. */
type CodeState = "asked" | "sought" | "undocumented" | "failed" | "several";

/** A scanned code that is no row yet: a part of the form, so that nobody saves, or reloads, it away. */
export interface WaitingCode {
  readonly code: string;
  /** How often it was scanned. */
  readonly times: number;
  /** Undefined until the person has said which one of several holds. */
  readonly reading?: CodeReading | undefined;
  readonly state: CodeState;
  /** Of `several`: which of them is meant is asked. */
  readonly products?: readonly ScannedProduct[] | undefined;
}

/** A code once more. @param reading undefined where the person has to say which one holds */
export function withScan(
  codes: readonly WaitingCode[],
  code: string,
  reading: CodeReading | undefined,
): readonly WaitingCode[] {
  const scanned: WaitingCode = { code, times: 1, reading, state: reading === undefined ? "asked" : "sought" };
  const before = codes.find((each) => isSame(each, scanned));
  if (before === undefined) return [...codes, scanned];
  const { state } = before.state === "several" ? before : scanned;
  return withChange(codes, before, { times: before.times + 1, state });
}

/** What becomes of one of them. @returns the same where it waits no more */
export function withChange(
  codes: readonly WaitingCode[],
  of: WaitingCode,
  change: Partial<WaitingCode>,
): readonly WaitingCode[] {
  return codes.some((each) => isSame(each, of))
    ? codes.map((each) => (isSame(each, of) ? { ...each, ...change } : each))
    : codes;
}

export function withoutCode(codes: readonly WaitingCode[], gone: WaitingCode): readonly WaitingCode[] {
  return codes.filter((each) => !isSame(each, gone));
}

/** The same as it is by now; undefined once it waits no more. */
export function currentOf(codes: readonly WaitingCode[], of: WaitingCode): WaitingCode | undefined {
  return codes.find((each) => isSame(each, of));
}

/** One text may be read in two ways: these are two. */
export function keyOfCode({ code, reading }: WaitingCode): string {
  return JSON.stringify([
    code,
    reading?.barcodes,
    reading?.batch,
    reading?.expiry,
    reading?.bestBefore,
    reading?.count,
  ]);
}

function isSame(one: WaitingCode, other: WaitingCode): boolean {
  return keyOfCode(one) === keyOfCode(other);
}

/** Looked up without a product. */
export function isParked({ state }: WaitingCode): boolean {
  return state === "undocumented" || state === "failed";
}
