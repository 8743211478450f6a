import type { GridColumn, SwitchColumn, TypedColumn } from "@/lib/grid/columns/grid-column";
import { switchedOff, switchedOn } from "@/lib/grid/columns/grid-column";
import { characterFault } from "@/lib/texts/character-fault";
import { longestNote } from "../inventory-bodies";
import type { ReviewLine } from "./line";

/** A key of `inventory.review.faults`. */
export type ReviewFault = "noteTooLong" | "noteUnseen" | "stillCounted";

type Column = GridColumn<ReviewLine, ReviewFault>;
type LockOf = (line: ReviewLine) => ReviewFault | undefined;

/** What of a review a platform, and the person, has. */
export interface ReviewParts {
  /** Whoever counts blind in it is not told. */
  books: boolean;
  prices: boolean;
  /** Several people counted one product. */
  sums: boolean;
  /** Notes, and which of several counts of a product is taken. */
  choices: boolean;
  /** Counts that somebody is counting: nothing of them is reviewed yet. */
  open: ReadonlySet<number>;
}

/** In the order in which they stand. */
export const reviewColumnNames = [
  "product",
  "difference",
  "value",
  "counted",
  "together",
  "books",
  "taken",
  "again",
  "by",
  "note",
] as const;

const product: Column = {
  kind: "record",
  name: "product",
  titleOf: ({ product }) => product.name,
  codeOf: ({ product }) => product.barcode ?? String(product.id),
  noteOf: ({ product }) => product.barcode,
};

/** Of the product: each of its lines would be counted again. */
const again: SwitchColumn<ReviewLine, ReviewFault> = {
  kind: "switch",
  name: "again",
  field: "isTicked",
  textOf: ({ isTicked }) => (isTicked ? switchedOn : switchedOff),
  read: (typed) => ({ kind: "value", to: switched(typed, (isTicked) => ({ isTicked })) }),
};

const counted: Column = {
  kind: "computed",
  name: "counted",
  shows: "quantity",
  textOf: ({ pieces }) => String(pieces),
};

/** Beside the part that each of several people has counted: it is what the books are taken off. */
const together: Column = {
  kind: "computed",
  name: "together",
  shows: "quantity",
  isElsewhere: true,
  textOf: ({ whole }) => (whole === undefined || whole.taken === 0 ? "" : String(whole.counted)),
};

const books: Column = {
  kind: "computed",
  name: "books",
  shows: "quantity",
  isElsewhere: true,
  textOf: ({ whole }) => textOfNumber(whole?.books),
};

const difference: Column = {
  kind: "computed",
  name: "difference",
  shows: "quantity",
  isSigned: true,
  isElsewhere: true,
  textOf: ({ whole }) => textOfNumber(whole?.difference),
  isDoubtful: ({ whole }) => Boolean(whole?.difference),
};

const value: Column = {
  kind: "computed",
  name: "value",
  isSigned: true,
  isElsewhere: true,
  textOf: ({ whole }) => whole?.value ?? "",
  isDoubtful: ({ whole }) => Boolean(whole?.difference),
};

function taken(lockOf: LockOf): SwitchColumn<ReviewLine, ReviewFault> {
  return {
    kind: "switch",
    name: "taken",
    field: "isLeftOut",
    lockOf,
    textOf: ({ isLeftOut }) => (isLeftOut ? switchedOff : switchedOn),
    read: (typed) => ({ kind: "value", to: switched(typed, (isTaken) => ({ isLeftOut: !isTaken })) }),
  };
}

/** Its word is made by whoever draws it: moments stand in the person's zone. */
const by: Column = {
  kind: "computed",
  name: "by",
  shows: "word",
  isName: true,
  textOf: ({ counter = "", countedAt = "" }) => `${countedAt} ${counter}`,
};

function note(lockOf: LockOf): TypedColumn<ReviewLine, ReviewFault> {
  return {
    kind: "text",
    name: "note",
    field: "note",
    isLong: true,
    lockOf,
    textOf: (line) => line.note,
    read(typed) {
      const text = typed.trim();
      if (text.length > longestNote) return { kind: "fault", fault: "noteTooLong" };
      if (characterFault(text) !== undefined) return { kind: "fault", fault: "noteUnseen" };
      return { kind: "value", to: { note: text } };
    },
  };
}

/** What was counted beside what the books had, as a grid. */
export function reviewColumns(parts: ReviewParts): readonly Column[] {
  const lockOf: LockOf = ({ inventoryId }) => (parts.open.has(inventoryId) ? "stillCounted" : undefined);
  return [
    product,
    // What is looked for comes first: on a phone one column stands beside the product.
    ...(parts.books ? [difference] : []),
    ...(parts.books && parts.prices ? [value] : []),
    counted,
    ...(parts.sums ? [together] : []),
    ...(parts.books ? [books] : []),
    ...(parts.choices ? [taken(lockOf)] : []),
    ...(parts.choices ? [again] : []),
    by,
    ...(parts.choices ? [note(lockOf)] : []),
  ];
}

/** What is neither on nor off, as a text that was pasted over it, changes nothing. */
function switched(typed: string, to: (isOn: boolean) => Partial<ReviewLine>): Partial<ReviewLine> {
  return typed === switchedOn || typed === switchedOff ? to(typed === switchedOn) : {};
}

function textOfNumber(number: number | undefined): string {
  return number === undefined ? "" : String(number);
}
