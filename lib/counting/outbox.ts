import {
  type CountBook,
  type CountEntry,
  countedOf,
  entryWith,
  idle,
  type KnownItem,
  type Sending,
  withEntry,
} from "./count-book";

/** What has to be sent for a product: the latest figure alone, however many led to it. */
export interface Outgoing {
  readonly product: number;
  readonly at: string;
  readonly change:
    | { readonly kind: "add"; readonly pieces: number }
    | { readonly kind: "edit"; readonly item: number; readonly pieces: number }
    | { readonly kind: "remove"; readonly item: number };
}

/** What became of something that was sent. */
export type Outcome =
  /** What the platform has of it now, in its own words: undefined where it was removed. */
  | { readonly kind: "made"; readonly item: KnownItem | undefined }
  | { readonly kind: "refused"; readonly reason: string }
  /** It did not leave, or certainly did nothing: it waits for the network. */
  | { readonly kind: "not-made" }
  /** Nobody knows: what the platform has is read before anything is sent again. */
  | { readonly kind: "unknown" };

/** What can be sent now, oldest figure first. What somebody has to look at, and what is in doubt, is not. */
export function outgoingOf({ entries }: CountBook): Outgoing[] {
  return [...entries]
    .flatMap(([product, entry]) => {
      const change = changeOf(entry);
      return change === undefined ? [] : [{ product, at: entry.at, change }];
    })
    .sort((one, other) => (one.at < other.at ? -1 : 1));
}

function changeOf({ pieces, known, sending, theirs }: CountEntry): Outgoing["change"] | undefined {
  if (sending.state !== "idle" || theirs !== undefined || pieces === known?.pieces) return undefined;
  if (pieces === undefined) return known && { kind: "remove", item: known.id };
  return known === undefined ? { kind: "add", pieces } : { kind: "edit", item: known.id, pieces };
}

/** Whether what became of something has to be looked up. */
export function isInDoubt({ entries }: CountBook): boolean {
  return [...entries.values()].some(({ sending }) => sending.state === "doubt");
}

/** It is under way: its figure may go on changing meanwhile. */
export function withSending(book: CountBook, { product, change }: Outgoing): CountBook {
  return withEntry(book, product, { sending: { state: "under-way", pieces: piecesOf(change) } });
}

function piecesOf(change: Outgoing["change"]): number | undefined {
  return change.kind === "remove" ? undefined : change.pieces;
}

/** What became of what was under way. */
export function withOutcome(book: CountBook, { product, change }: Outgoing, outcome: Outcome): CountBook {
  const pieces = piecesOf(change);
  switch (outcome.kind) {
    case "made":
      return withEntry(book, product, { ...answered(book, product, pieces, outcome.item), sending: idle });
    case "refused":
      return withEntry(book, product, { sending: { state: "refused", pieces, reason: outcome.reason } });
    case "not-made":
      return withEntry(book, product, { sending: idle });
    case "unknown":
      return withEntry(book, product, { sending: { state: "doubt", pieces } });
  }
}

/** The answer's figure holds (2§4), unless another one was counted meanwhile. */
function answered(
  book: CountBook,
  product: number,
  sent: number | undefined,
  item: KnownItem | undefined,
): Pick<CountEntry, "known"> & Partial<CountEntry> {
  return countedOf(book, product) === sent ? { known: item, pieces: item?.pieces } : { known: item };
}

/** What was under way when a page ended: nobody has heard what became of it. */
export function afterReload(book: CountBook): CountBook {
  let now = book;
  for (const [product, { sending }] of book.entries)
    if (sending.state === "under-way") now = withEntry(now, product, { sending: { ...sending, state: "doubt" } });
  return now;
}

/**
 * Takes in what the platform has of all products. Whoever has not touched a figure since has the platform's; what both have
 * changed is asked about, and nothing is overwritten meanwhile. It may have been read before something was sent: what is
 * under way is left alone.
 */
export function withReading(book: CountBook, items: ReadonlyMap<number, KnownItem>): CountBook {
  const entries = new Map(book.entries);
  for (const product of new Set([...entries.keys(), ...items.keys()])) {
    const entry = entries.get(product);
    if (entry?.sending.state === "under-way") continue;
    const now = entryWith(entry, readInto(entry, items.get(product)));
    // One that is the same stays the same: it is neither drawn nor kept anew.
    if (entry === undefined || !isAlike(entry, now)) entries.set(product, now);
  }
  // What another device has changed is not taken back by a step of before.
  const steps = book.steps.filter(({ product }) => entries.get(product)?.pieces === book.entries.get(product)?.pieces);
  return { entries, steps };
}

function isAlike(one: CountEntry, other: CountEntry): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function readInto(entry: CountEntry | undefined, read: KnownItem | undefined): Partial<CountEntry> {
  if (entry === undefined) return { pieces: read?.pieces, known: read };
  const { pieces, known, sending } = entry;
  const sent = sending.state === "doubt" ? { pieces: sending.pieces } : undefined;
  const state: Sending = sending.state === "refused" ? sending : idle;
  // What was in doubt was made, or was not: nobody else has touched it.
  const isOurs = read?.pieces === known?.pieces || (sent !== undefined && read?.pieces === sent.pieces);
  // What was refused because it is there already is no more refused.
  if (read?.pieces === pieces) return { known: read, sending: idle, theirs: undefined };
  if (isOurs) return { known: read, sending: state, theirs: undefined };
  const isUntouched = pieces === known?.pieces && sent === undefined;
  if (isUntouched) return { pieces: read?.pieces, known: read, sending: state, theirs: undefined };
  return { known, sending: state, theirs: read ?? "none" };
}

/** Ends a question about two figures: `pieces` is what holds, e.g. one of them or their sum. */
export function withAnswer(book: CountBook, product: number, pieces: number | undefined, at: string): CountBook {
  const theirs = book.entries.get(product)?.theirs;
  if (theirs === undefined) return book;
  const known = theirs === "none" ? undefined : theirs;
  return withEntry(book, product, { pieces, at, known, theirs: undefined, sending: idle });
}
