import type { PricedProduct } from "./price-change";

/** What became of the last change of a row. A row that was only read is `quiet`. */
export type SendState =
  | { readonly kind: "quiet" }
  /** `waiting` calls of this row are not answered yet. */
  | { readonly kind: "sending"; readonly waiting: number }
  | { readonly kind: "saved" }
  /** `reason` is the platform's own text; absent where it gave none. */
  | { readonly kind: "failed"; readonly reason: string | undefined }
  /** Somebody else has changed the row, and it shows what they made of it: without a price where they removed it. */
  | { readonly kind: "foreign" };

export type SendEvent =
  | { readonly kind: "sent" }
  | { readonly kind: "answered" }
  | { readonly kind: "refused"; readonly reason: string | undefined }
  /** It was called off before it was sent, or there was nothing to send. */
  | { readonly kind: "called-off" }
  | { readonly kind: "changed-elsewhere" };

export const quiet: SendState = { kind: "quiet" };

export function nextSendState(state: SendState, event: SendEvent): SendState {
  const waiting = state.kind === "sending" ? state.waiting : 0;
  if (event.kind === "sent") return { kind: "sending", waiting: waiting + 1 };
  if (event.kind === "changed-elsewhere") return { kind: "foreign" };
  if (event.kind === "refused") return { kind: "failed", reason: event.reason };
  if (waiting > 1) return { kind: "sending", waiting: waiting - 1 };
  return event.kind === "answered" ? { kind: "saved" } : quiet;
}

/** A row of the grid. Values are never changed in place: who holds a row sees by identity whether it is another. */
export interface PriceRow extends PricedProduct {
  readonly key: number;
  readonly send: SendState;
  /** What was typed and is no price: it stays in its cell, with its fault, and is never sent. */
  readonly draft: string | undefined;
}

/** What is shown beside the price. It is the earlier one that was saved, where something was typed that is none. */
export function markOf({ send, draft }: PriceRow): "sending" | "saved" | undefined {
  if (send.kind === "sending") return "sending";
  return send.kind === "saved" && draft === undefined ? "saved" : undefined;
}

/**
 * Whether a row holds what is not the catalogue's yet and would be lost: a text that is no price, or a product that has
 * none. One whose price somebody else has taken away holds nothing of this person.
 */
export function isUnfinished({ draft, price, send }: PriceRow): boolean {
  return draft !== undefined || (price === "" && send.kind !== "foreign");
}

/** What an entry into the row begins with: its field tells of what it does not take. */
export function entryOf({ draft, price }: PriceRow): string {
  return draft ?? price;
}

export function toPricedProduct({ product, label, barcode, price }: PricedProduct): PricedProduct {
  return { product, label, barcode, price };
}
