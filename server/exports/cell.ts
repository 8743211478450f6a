import "server-only";

/** A value in a file, apart from how a format writes it; undefined is an empty cell. */
export type Cell =
  | { kind: "text"; text: string }
  /** Decimal text, as exact as it came. */
  | { kind: "number"; digits: string }
  /** Decimal text with 2 places. */
  | { kind: "amount"; digits: string }
  /** YYYY-MM-DD */
  | { kind: "day"; day: string }
  /** YYYY-MM-DDTHH:mm:ss, what the clock shows where the person is. */
  | { kind: "time"; wall: string }
  | undefined;

export interface FileColumn {
  heading: string;
  /** In characters. */
  width: number;
}

/** A file that is written from front to back; each step gives the bytes that are due by then. */
export interface TableFile {
  begin(): Uint8Array<ArrayBuffer>;
  add(rows: readonly (readonly Cell[])[]): Uint8Array<ArrayBuffer>;
  end(): Uint8Array<ArrayBuffer>;
}
